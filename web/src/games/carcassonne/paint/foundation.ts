// The foundation of a tower: a square of masonry about a pit, waiting for its storeys.

import { type Brush, fillShape, INK, inkShape } from '../../../art/brush.ts';
import { add, type Point } from '../../../geometry/points.ts';
import { STONE_FACE } from './city.ts';

const TOP = '#f1ebdc';
const COURSE = 'rgba(92,76,48,.55)';
/** Half the outer width, half the depth as seen from above, and how high the masonry stands. */
const HALF = 8.4;
const DEPTH = 7.2;
const HEIGHT = 2.6;
/** Half the width of the pit, as a share. */
const PIT = 0.5;

export function paintFoundation(brush: Brush, at: Point): void {
  const [x, y] = add(at, [0, -0.4]);
  const corner = (kx: number, ky: number): Point => [x + kx * HALF, y + ky * DEPTH];
  fillShape(
    brush,
    [corner(-1, -0.8), corner(1, -1), corner(1, 1), corner(-1, 1)].map((p) => add(p, [2, 3.6])),
    'rgba(46,34,10,.32)',
  );
  inkShape(brush, [corner(-1, 0), corner(1, 0), lower(corner(1, 1)), lower(corner(-1, 1))], STONE_FACE, 0.8);
  inkShape(brush, [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)], TOP, 0.8);
  paintCourses(brush, [x, y]);
  paintPit(brush, [x, y]);
  for (const [kx, ky] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const) {
    paintCornerStone(brush, [x + kx * (HALF - 1.5), y + ky * (DEPTH - 1.4)]);
  }
}

const lower = ([x, y]: Point): Point => [x, y + HEIGHT];

/** Joints between the blocks, on top and in front. */
function paintCourses(brush: Brush, [x, y]: Point): void {
  brush.strokeStyle = COURSE;
  brush.lineWidth = 0.45;
  brush.beginPath();
  for (const k of [-0.45, 0, 0.45]) {
    brush.moveTo(x + k * HALF, y - DEPTH);
    brush.lineTo(x + k * HALF, y - DEPTH * PIT);
    brush.moveTo(x + k * HALF, y + DEPTH * PIT);
    brush.lineTo(x + k * HALF, y + DEPTH + HEIGHT);
    brush.moveTo(x - HALF, y + k * DEPTH);
    brush.lineTo(x - HALF * PIT, y + k * DEPTH);
    brush.moveTo(x + HALF * PIT, y + k * DEPTH);
    brush.lineTo(x + HALF, y + k * DEPTH);
  }
  brush.stroke();
}

/** The dark pit, with a lit floor in its lower right. */
function paintPit(brush: Brush, [x, y]: Point): void {
  const [w, h] = [HALF * PIT, DEPTH * PIT];
  const ring = (l: number, t: number, r: number, b: number): Point[] => [
    [x + l * w, y + t * h],
    [x + r * w, y + t * h],
    [x + r * w, y + b * h],
    [x + l * w, y + b * h],
  ];
  inkShape(brush, ring(-1, -1, 1, 1), '#3d2c1b', 0.7);
  fillShape(brush, ring(-0.25, -0.05, 0.92, 0.9), '#7b5f3c');
}

function paintCornerStone(brush: Brush, [x, y]: Point): void {
  const half = 2;
  brush.fillStyle = INK;
  brush.fillRect(x - half - 0.4, y - half - 1.6, 2 * half + 0.8, 2 * half + 2);
  brush.fillStyle = '#c3b48f';
  brush.fillRect(x - half, y - half - 1.2, 2 * half, 2 * half + 1.2);
  brush.fillStyle = '#fffaf0';
  brush.fillRect(x - half, y - half - 1.2, 2 * half, 2 * half - 0.4);
}
