// Volcanoes, portals, dragons and princesses of The Princess & The Dragon, the star of Mage & Witch and the
// pickaxe of Goldmines, upright in every rotation.

import { type Brush, blend, dot, groundShadow, INK, inkShape } from '../../../art/brush.ts';
import { tracePath } from '../../../art/outlines.ts';
import { add, type Point } from '../../../geometry/points.ts';
import { DRAGON, DRAGON_LINES, PICKAXE, PRINCESS, STAR } from '../tiles/outlines.ts';
import { RADIUS } from '../tiles/types.ts';

const ROCK = '#7d6a5c';
const LAVA = '#f0641e';
const GLOW = '#ffd75a';

/** How far below its middle a sight touches the ground. */
const FOOT = { volcano: 9, portal: 8 } as const;

/** A mountain with a burning mouth; lava runs down in front, smoke stands above. */
export function paintVolcano(brush: Brush, at: Point): void {
  const foot = add(at, [0, FOOT.volcano]);
  mountain(brush, foot);
  smoke(brush, foot);
  lava(brush, foot);
}

function mountain(brush: Brush, foot: Point): void {
  const point = (dx: number, dy: number): Point => add(foot, [dx, dy]);
  groundShadow(brush, point(3, -0.5), 15, 4.6);
  inkShape(
    brush,
    [
      point(-16, 0),
      point(-13, -4),
      point(-9.5, -10),
      point(-6, -18),
      point(-4.6, -21),
      point(4.6, -21),
      point(6.2, -17.6),
      point(10, -9.5),
      point(13.4, -4.2),
      point(16, 0),
      point(9, 1.8),
      point(0, 2.4),
      point(-9, 1.8),
    ],
    ROCK,
    0.8,
  );
  brush.beginPath();
  tracePathAt(brush, foot, 'M4.6-21L6.2-17.6L10-9.5L13.4-4.2L16 0L9 1.8L2 2.3C5-5 5.4-12 4.6-21Z');
  brush.fillStyle = blend(ROCK, '#2c1a14', 0.42);
  brush.fill();
  brush.beginPath();
  tracePathAt(brush, foot, 'M-4.6-21L-6-18L-9.5-10L-13-4L-15 -.4C-9.6-4-7-11-4.6-21Z');
  brush.fillStyle = blend(ROCK, '#fff3d2', 0.3);
  brush.fill();
}

/** Two puffs above the mouth. */
function smoke(brush: Brush, foot: Point): void {
  for (const [aside, lift, reach] of [
    [-1.2, 25.2, 2.8],
    [1.6, 28.2, 3.4],
  ] as const) {
    dot(brush, add(foot, [aside + 0.4, -lift + 0.5]), reach + 0.4, 'rgba(50,36,28,.34)');
    dot(brush, add(foot, [aside, -lift]), reach, '#d9d2c8');
    dot(brush, add(foot, [aside - 0.8, -lift - 0.8]), reach * 0.6, '#f2ede5');
  }
}

/** From the mouth down the front. */
function lava(brush: Brush, foot: Point): void {
  brush.fillStyle = LAVA;
  brush.strokeStyle = INK;
  brush.lineWidth = 0.5;
  brush.beginPath();
  tracePathAt(
    brush,
    foot,
    'M-3.8-20.6C-3.4-15-5.2-12-4.6-7.4C-3-8-2.8-10-2.4-12.4C-1.4-8-1.6-4-.4-.8C1.4-4 .8-8 1.6-13C2.4-10.6 3.2-9 4.4-8.8C4.2-13 3-16 3.8-20.6Z',
  );
  brush.fill();
  brush.stroke();
  brush.fillStyle = GLOW;
  brush.beginPath();
  tracePathAt(brush, foot, 'M-1.6-20C-1.4-15-1-11-.4-6.6C.4-11 .6-15 1.6-20Z');
  brush.fill();
  brush.beginPath();
  brush.ellipse(...add(foot, [0, -21]), 4.8, 1.9, 0, 0, 2 * Math.PI);
  brush.fillStyle = GLOW;
  brush.fill();
  brush.stroke();
}

/** A stone arch about a whirl of light. */
export function paintPortal(brush: Brush, at: Point): void {
  const [x, y] = add(at, [0, FOOT.portal]);
  groundShadow(brush, [x + 1, y - 0.4], 9.4, 3);
  const arch = (half: number, height: number): void => {
    brush.beginPath();
    brush.moveTo(x - half, y);
    brush.lineTo(x - half, y - height + half);
    brush.arc(x, y - height + half, half, Math.PI, 0);
    brush.lineTo(x + half, y);
    brush.closePath();
  };
  brush.strokeStyle = INK;
  brush.lineWidth = 0.9;
  arch(9, 20);
  brush.fillStyle = '#d9cdb2';
  brush.fill();
  brush.stroke();
  arch(5.8, 16.6);
  const light = brush.createRadialGradient(x, y - 8.6, 0.5, x, y - 8.6, 9);
  light.addColorStop(0, '#fbf6ff');
  light.addColorStop(0.35, '#c79bf2');
  light.addColorStop(1, '#4b1f8f');
  brush.fillStyle = light;
  brush.fill();
  brush.stroke();
  brush.strokeStyle = 'rgba(255,255,255,.85)';
  brush.lineWidth = 0.9;
  brush.lineCap = 'round';
  for (const [reach, from] of [
    [4.2, 0.4],
    [2.7, 2.6],
  ] as const) {
    brush.beginPath();
    brush.arc(x, y - 8.6, reach, from, from + 3.6);
    brush.stroke();
  }
  brush.strokeStyle = 'rgba(92,76,48,.75)';
  brush.lineWidth = 0.5;
  for (let stone = 0; stone <= 6; stone++) {
    const angle = Math.PI + (stone * Math.PI) / 6;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    brush.beginPath();
    brush.moveTo(x + 5.9 * dx, y - 10.9 + 5.9 * dy);
    brush.lineTo(x + 8.9 * dx, y - 11 + 8.9 * dy);
    brush.stroke();
  }
  for (const side of [-1, 1]) {
    brush.fillStyle = '#efe6cf';
    brush.strokeStyle = INK;
    brush.lineWidth = 0.7;
    brush.beginPath();
    brush.rect(x + side * 7.4 - 2.4, y - 2.2, 4.8, 3);
    brush.fill();
    brush.stroke();
  }
}

/** The dragon on a light plate: it moves when the tile is laid. */
export function paintDragonSign(brush: Brush, at: Point): void {
  paintPlate(brush, at, RADIUS.dragon, '#fbe9c9');
  brush.save();
  brush.translate(at[0] - 0.4, at[1] + 0.5);
  brush.scale(0.43, 0.43);
  brush.beginPath();
  tracePath(brush, DRAGON);
  brush.fillStyle = '#b3261e';
  brush.strokeStyle = '#3d0c08';
  brush.lineWidth = 1.4;
  brush.lineJoin = 'round';
  brush.fill();
  brush.stroke();
  brush.beginPath();
  tracePath(brush, DRAGON_LINES);
  brush.strokeStyle = '#f7b58c';
  brush.lineWidth = 0.9;
  brush.stroke();
  dot(brush, [-8.8, -6.4], 1.1, '#ffe680');
  brush.restore();
}

/** The star that moves the mage or the witch, on a dark plate. */
export function paintStar(brush: Brush, at: Point): void {
  paintPlate(brush, at, RADIUS.mage, '#35205e');
  brush.save();
  brush.translate(at[0], at[1] + 0.3);
  brush.beginPath();
  tracePath(brush, STAR);
  brush.fillStyle = '#ffe27a';
  brush.strokeStyle = '#1c0f38';
  brush.lineWidth = 0.7;
  brush.lineJoin = 'round';
  brush.fill();
  brush.stroke();
  brush.restore();
}

/** The pickaxe of a goldmine, dark on a plate of gold. */
export function paintPickaxe(brush: Brush, at: Point): void {
  paintPlate(brush, at, RADIUS.goldmine, '#ffd75a');
  brush.save();
  brush.translate(at[0], at[1]);
  brush.beginPath();
  tracePath(brush, PICKAXE);
  brush.fillStyle = INK;
  brush.fill();
  brush.restore();
}

/** The princess of a city on a light plate. */
export function paintPrincess(brush: Brush, at: Point): void {
  paintPlate(brush, at, RADIUS.princess, '#fbe3ee');
  brush.save();
  brush.translate(at[0], at[1] + 0.3);
  brush.scale(0.78, 0.78);
  brush.lineJoin = 'round';
  brush.strokeStyle = INK;
  for (const [part, colour] of PRINCESS_COLOURS) {
    brush.beginPath();
    tracePath(brush, PRINCESS[part]);
    brush.fillStyle = colour;
    brush.lineWidth = 0.9;
    brush.fill();
    brush.stroke();
  }
  brush.restore();
}

export const PRINCESS_COLOURS = [
  ['hair', '#e8b53a'],
  ['dress', '#c2347e'],
  ['face', '#f9dcc0'],
  ['crown', '#ffd23c'],
] as const;

function paintPlate(brush: Brush, [x, y]: Point, radius: number, colour: string): void {
  dot(brush, [x + 1.2, y + 1.6], radius + 0.4, 'rgba(46,30,8,.35)');
  dot(brush, [x, y], radius + 0.4, INK);
  dot(brush, [x, y], radius - 0.2, colour);
}

function tracePathAt(brush: Brush, [x, y]: Point, outline: string): void {
  brush.save();
  brush.translate(x, y);
  tracePath(brush, outline);
  brush.restore();
}
