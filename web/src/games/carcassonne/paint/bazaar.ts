// Bazaars: a paved round with two stalls under striped awnings, upright in every rotation.

import { type Brush, dot, groundShadow, INK } from '../../../art/brush.ts';
import { tracePath } from '../../../art/outlines.ts';
import { add, type Point } from '../../../geometry/points.ts';
import { STALL } from '../tiles/outlines.ts';
import { RADIUS } from '../tiles/types.ts';

const PAVING = '#ead9b0';
const CANVAS = '#fff8e6';
const WOOD = '#b9803f';
const WARES = ['#f0a830', '#7fae3a', '#b0458f'] as const;

/** The stalls, the one further up the picture first. */
const STALLS = [
  { aside: [-4.6, -4.2], size: 0.56, cloth: '#23527c' },
  { aside: [2.6, 3.4], size: 0.78, cloth: '#a3182f' },
] as const;

/** What it stands on. */
export function paintBazaarGround(brush: Brush, at: Point): void {
  dot(brush, at, RADIUS.bazaar - 0.4, '#7a6138');
  dot(brush, at, RADIUS.bazaar - 1.2, PAVING);
  brush.strokeStyle = 'rgba(130,100,54,.5)';
  brush.lineWidth = 0.5;
  for (const radius of [11, 9, 7, 5, 3]) {
    brush.setLineDash([2.2, 0.6]);
    brush.beginPath();
    brush.arc(...at, radius, radius, radius + 2 * Math.PI);
    brush.stroke();
  }
  brush.setLineDash([]);
}

export function paintBazaar(brush: Brush, at: Point): void {
  for (const { aside, size, cloth } of STALLS) {
    const middle = add(at, aside);
    groundShadow(brush, add(middle, [1, 10 * size]), 11 * size, 3.4 * size);
    brush.save();
    brush.translate(...middle);
    brush.scale(size, size);
    paintStall(brush, cloth);
    brush.restore();
  }
}

function paintStall(brush: Brush, cloth: string): void {
  brush.lineJoin = 'round';
  // What lies in the shadow under the awning.
  brush.fillStyle = 'rgba(52,32,14,.62)';
  brush.fillRect(-10.4, -2, 20.8, 8);
  for (const [width, colour] of [
    [2.6, INK],
    [1.4, WOOD],
  ] as const) {
    brush.beginPath();
    tracePath(brush, STALL.posts);
    brush.strokeStyle = colour;
    brush.lineWidth = width;
    brush.stroke();
  }
  for (const [i, ware] of STALL.wares.entries()) {
    dot(brush, add(ware, [0, -0.2]), 2.5, INK);
    dot(brush, add(ware, [0, -0.2]), 1.9, WARES[i]!);
    dot(brush, add(ware, [-0.6, -0.9]), 0.7, 'rgba(255,255,255,.6)');
  }
  fill(brush, STALL.counter, WOOD);
  brush.beginPath();
  tracePath(brush, 'M-11 7.6H11M-5.6 5V11M0 5V11M5.6 5V11');
  brush.strokeStyle = 'rgba(70,42,16,.55)';
  brush.lineWidth = 0.6;
  brush.stroke();
  for (const [i, stripe] of STALL.stripes.entries()) fill(brush, stripe, i % 2 === 0 ? cloth : CANVAS);
  // Light from the top left.
  brush.beginPath();
  tracePath(brush, 'M5.4-11H9L12.5-1C12.5 2.6 7.5 2.6 7.5-1Z');
  brush.fillStyle = 'rgba(40,20,10,.28)';
  brush.fill();
  brush.beginPath();
  tracePath(brush, 'M-9-11H9L9.4-9.8H-9.4Z');
  brush.fillStyle = 'rgba(255,255,255,.5)';
  brush.fill();
}

function fill(brush: Brush, outline: string, colour: string): void {
  brush.beginPath();
  tracePath(brush, outline);
  brush.fillStyle = colour;
  brush.fill();
  brush.strokeStyle = INK;
  brush.lineWidth = 0.9;
  brush.stroke();
}
