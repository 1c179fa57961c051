// Hills and vineyards of Hills & Sheep, upright in every rotation.

import { type Brush, dot, groundShadow, INK } from '../../../art/brush.ts';
import { tracePath } from '../../../art/outlines.ts';
import { add, type Point } from '../../../geometry/points.ts';
import { HILL, VINES } from '../tiles/outlines.ts';

const SLOPE = ['#d3de8e', '#a9c161', '#6f8f3c'] as const;
const SHADE = 'rgba(52,74,22,.62)';
const SOIL = '#b58a55';
const FURROW = '#8d6537';
const LEAVES = ['#4f7d2c', '#6d9a3b'] as const;
const GRAPE = '#5b2a6e';

/** How far below its middle a hill begins. */
const HILL_FOOT = 7;

/** A knoll with a rounded top in the light, steep and dark to the right. */
export function paintHill(brush: Brush, at: Point): void {
  groundShadow(brush, add(at, [1, HILL_FOOT - 1]), 13, 4.4);
  brush.save();
  brush.translate(...at);
  brush.lineJoin = 'round';
  brush.lineCap = 'round';
  const light = brush.createRadialGradient(-4, -6, 1, -1, -1, 17);
  for (const [i, colour] of SLOPE.entries()) light.addColorStop(i / 2, colour);
  path(brush, HILL.mound);
  brush.fillStyle = light;
  brush.fill();
  brush.save();
  brush.clip();
  path(brush, HILL.shaded);
  brush.fillStyle = 'rgba(60,80,24,.34)';
  brush.fill();
  brush.restore();
  line(brush, HILL.mound, INK, 0.8);
  line(brush, HILL.hachures, SHADE, 0.7);
  line(brush, HILL.tufts, 'rgba(58,84,26,.75)', 0.6);
  path(brush, HILL.top);
  brush.fillStyle = 'rgba(246,246,190,.6)';
  brush.fill();
  brush.restore();
}

/** Rows of vines on tilled ground, the furthest first. */
export function paintVineyard(brush: Brush, at: Point): void {
  brush.save();
  brush.translate(...at);
  brush.lineJoin = 'round';
  brush.lineCap = 'round';
  path(brush, VINES.plot);
  brush.fillStyle = SOIL;
  brush.fill();
  line(brush, VINES.plot, INK, 0.7);
  for (const row of VINES.rows) {
    line(brush, `M${-row.half} ${row.y + 1.3}H${row.half}`, FURROW, 1.1);
    for (let post = -2; post <= 2; post++) {
      const x = (post * row.half) / 2;
      line(brush, `M${x} ${row.y + 1}V${row.y - 4.2}`, INK, 0.9);
    }
    for (let leaf = -4; leaf <= 4; leaf++) {
      const p: Point = [(leaf * row.half) / 4, row.y - 2 - (leaf % 2 === 0 ? 0.5 : 0)];
      dot(brush, add(p, [0.2, 0.4]), 1.55, INK);
      dot(brush, p, 1.25, LEAVES[Math.abs(leaf) % 2]!);
    }
    for (let bunch = -3; bunch <= 3; bunch += 2) {
      const p: Point = [(bunch * row.half) / 4, row.y - 0.5];
      dot(brush, p, 1.05, GRAPE);
      dot(brush, add(p, [-0.3, -0.4]), 0.35, '#e9cff0');
    }
  }
  brush.restore();
}

function path(brush: Brush, outline: string): void {
  brush.beginPath();
  tracePath(brush, outline);
}

function line(brush: Brush, outline: string, colour: string, width: number): void {
  path(brush, outline);
  brush.strokeStyle = colour;
  brush.lineWidth = width;
  brush.stroke();
}
