// The tile of the abbey: a walled garden with a great church, which closes off whatever meets it.

import { type Brush, dot, INK } from '../../../art/brush.ts';
import { add, type Point } from '../../../geometry/points.ts';
import type { Random } from '../../../geometry/random.ts';
import { paintMonastery, paintYard } from './landmarks.ts';

/** From the border to the middle of the wall. */
const WALL_AT = 5;
const YARD_RADIUS = 23;
const CHURCH_SIZE = 1.5;
const BEDS: readonly Point[] = [
  [21, 21],
  [79, 21],
  [21, 79],
  [79, 79],
];
const BED = { width: 19, depth: 15 } as const;
const HERBS = ['#7f9c3e', '#5f8e35', '#93a94f', '#6d8c3a'] as const;
const BLOOMS = ['#9b59c6', '#f0c63c', '#f6f0e2', '#d8488b'] as const;

export function paintCloister(brush: Brush, at: Point, random: Random): void {
  for (const bed of BEDS) paintBed(brush, bed, random);
  paintWalls(brush);
  paintYard(brush, at, YARD_RADIUS);
}

export function paintAbbey(brush: Brush, at: Point): void {
  brush.save();
  brush.translate(at[0], at[1] + 3);
  brush.scale(CHURCH_SIZE, CHURCH_SIZE);
  paintMonastery(brush, [0, 0]);
  brush.restore();
}

function paintWalls(brush: Brush): void {
  const size = 100 - 2 * WALL_AT;
  const ring = (dx: number, width: number, colour: string): void => {
    brush.strokeStyle = colour;
    brush.lineWidth = width;
    brush.strokeRect(WALL_AT + dx, WALL_AT + dx, size, size);
  };
  ring(1.2, 4.6, 'rgba(60,55,20,.3)');
  ring(0, 4.8, INK);
  ring(0, 3.8, '#b7a886');
  ring(-0.4, 2.8, '#ded1b0');
  brush.setLineDash([0.5, 4.1]);
  ring(-0.2, 3.4, 'rgba(90,70,40,.55)');
  brush.setLineDash([]);
  for (const x of [WALL_AT, 100 - WALL_AT]) {
    for (const y of [WALL_AT, 100 - WALL_AT]) {
      brush.fillStyle = INK;
      brush.fillRect(x - 3.9, y - 3.9, 7.8, 7.8);
      brush.fillStyle = '#e9dcc0';
      brush.fillRect(x - 3.2, y - 3.2, 6.4, 6.4);
      brush.fillStyle = '#c4b48f';
      brush.fillRect(x - 1.9, y - 1.9, 4.4, 4.4);
    }
  }
}

/** Rows of herbs behind a low hedge. */
function paintBed(brush: Brush, at: Point, random: Random): void {
  const [x, y] = add(at, [-BED.width / 2, -BED.depth / 2]);
  brush.fillStyle = 'rgba(50,55,16,.28)';
  brush.fillRect(x + 0.4, y + 0.6, BED.width + 1.4, BED.depth + 1.4);
  brush.fillStyle = '#2c4418';
  brush.fillRect(x - 0.8, y - 0.8, BED.width + 1.6, BED.depth + 1.6);
  brush.fillStyle = '#a98a56';
  brush.fillRect(x, y, BED.width, BED.depth);
  for (let row = 0; row < 4; row++) {
    const herb = HERBS[Math.floor(random() * HERBS.length)]!;
    const bloom = BLOOMS[Math.floor(random() * BLOOMS.length)]!;
    for (let along = 1.6; along < BED.width - 0.8; along += 2.3) {
      const plant: Point = [x + along, y + 2 + row * 3.7 + (random() - 0.5) * 0.5];
      dot(brush, plant, 1.3, '#3f5a22');
      dot(brush, add(plant, [-0.2, -0.3]), 1, herb);
      if (random() < 0.4) dot(brush, add(plant, [0, -0.4]), 0.5, bloom);
    }
  }
}
