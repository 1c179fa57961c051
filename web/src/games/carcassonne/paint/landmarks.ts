// Monasteries, gardens and pennants: what must be told apart at forty pixels.

import { type Brush, dot, fillShape, groundShadow, INK, inkShape } from '../../../art/brush.ts';
import { lit, paintHouse, up } from '../../../art/solids.ts';
import { add, type Point } from '../../../geometry/points.ts';
import type { Random } from '../../../geometry/random.ts';
import { RADIUS } from '../tiles/types.ts';

export const PLASTER = '#f6ead0';
export const TILES = '#b9472f';
export const SLATE = '#5b7390';

/** The yard lies on the ground, below everything that stands. */
export function paintYard(brush: Brush, [x, y]: Point, radius: number): void {
  brush.beginPath();
  brush.ellipse(x, y + 1, radius - 0.4, radius - 1.6, 0, 0, 2 * Math.PI);
  brush.fillStyle = '#dccb96';
  brush.strokeStyle = INK;
  brush.lineWidth = 1.5;
  brush.stroke();
  brush.fill();
  brush.strokeStyle = '#cbbd9a';
  brush.lineWidth = 0.9;
  brush.setLineDash([2.2, 0.4]);
  brush.stroke();
  brush.setLineDash([]);
}

export function paintMonastery(brush: Brush, at: Point): void {
  const church = add(at, [1.4, -0.6]);
  paintHouse(brush, {
    at: church,
    angle: 0,
    length: 18,
    depth: 9,
    wall: 7.4,
    rise: 7,
    tiles: TILES,
    plaster: PLASTER,
  });
  const wall = church[1] + 4.3;
  for (const dx of [-2, 2, 6]) {
    brush.fillStyle = '#5a3c26';
    brush.beginPath();
    brush.moveTo(church[0] + dx - 0.9, wall - 1);
    brush.lineTo(church[0] + dx - 0.9, wall - 3.8);
    brush.arc(church[0] + dx, wall - 3.8, 0.9, Math.PI, 0);
    brush.lineTo(church[0] + dx + 0.9, wall - 1);
    brush.fill();
  }
  paintBelfry(brush, add(at, [-8, 3]), { half: 4, height: 20, spire: 8.6 });
}

interface Belfry {
  /** Half its width. */
  half: number;
  height: number;
  /** Height of its roof. */
  spire: number;
}

/** A square tower with a spire and a cross. */
export function paintBelfry(brush: Brush, [x, y]: Point, { half, height, spire }: Belfry): void {
  const [, top] = up([x, y], height);
  groundShadow(brush, [x + half, y], 4.6, 1.8);
  inkShape(
    brush,
    [
      [x - half, y],
      [x + half, y],
      [x + half, top],
      [x - half, top],
    ],
    lit(PLASTER, [-0.2, -0.4]),
    0.5,
  );
  fillShape(
    brush,
    [
      [x + half * 0.35, y - 0.3],
      [x + half - 0.3, y - 0.3],
      [x + half - 0.3, top],
      [x + half * 0.35, top],
    ],
    'rgba(90,58,30,.22)',
  );
  brush.fillStyle = '#5a3c26';
  for (const dx of [-1.4, 1.4]) brush.fillRect(x + dx - 0.6, top + 1.4, 1.2, 2.6);
  brush.fillRect(x - 0.9, y - 3.2, 1.8, 3.2);
  const tip = top - spire;
  inkShape(
    brush,
    [
      [x - half - 0.8, top + 0.4],
      [x, tip],
      [x + half + 0.8, top + 0.4],
    ],
    lit(SLATE, [0.5, 0.6]),
    0.5,
  );
  fillShape(
    brush,
    [
      [x - half - 0.3, top + 0.1],
      [x, tip + 0.6],
      [x - 0.2, top + 0.1],
    ],
    lit(SLATE, [-0.9, -0.9]),
  );
  brush.strokeStyle = INK;
  brush.lineWidth = 1.1;
  brush.beginPath();
  brush.moveTo(x, tip + 0.4);
  brush.lineTo(x, tip - 3.8);
  brush.moveTo(x - 1.6, tip - 2.2);
  brush.lineTo(x + 1.6, tip - 2.2);
  brush.stroke();
}

const BLOOMS = ['#d8488b', '#f6f0e2', '#f0c63c', '#9b59c6'] as const;

/** A formal garden: hedge, four beds, gravel cross, fountain. */
export function paintGarden(brush: Brush, at: Point, random: Random): void {
  const [x, y] = at;
  const radius = RADIUS.garden;
  dot(brush, add(at, [1, 1.2]), radius + 0.2, 'rgba(50,55,16,.32)');
  dot(brush, at, radius, '#2c4418');
  dot(brush, at, radius - 0.6, '#ead9ac');
  const bumps = 26;
  for (let i = 0; i < bumps; i++) {
    const angle = (i / bumps) * 2 * Math.PI;
    const p: Point = [x + Math.cos(angle) * (radius - 0.9), y + Math.sin(angle) * (radius - 0.9)];
    dot(brush, p, 1.25, '#3f6424');
    dot(brush, add(p, [-0.3, -0.35]), 0.75, '#77a042');
  }
  for (const [i, bed] of [-0.75, -0.25, 0.25, 0.75].entries()) {
    const middle = bed * Math.PI;
    const [near, far] = [2.7, radius - 2.3];
    brush.beginPath();
    brush.arc(x, y, far, middle - 0.6, middle + 0.6);
    brush.arc(x, y, near, middle + 0.42, middle - 0.42, true);
    brush.closePath();
    brush.fillStyle = '#5f8e35';
    brush.strokeStyle = '#3a5520';
    brush.lineWidth = 0.45;
    brush.fill();
    brush.stroke();
    for (let bloom = 0; bloom < 9; bloom++) {
      const angle = middle + (random() - 0.5) * 0.85;
      const reach = near + 0.8 + random() * (far - near - 1.5);
      dot(brush, [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach], 0.62, BLOOMS[i]!);
    }
  }
  dot(brush, at, 2, INK);
  dot(brush, at, 1.65, '#e9dfc8');
  dot(brush, at, 1.1, '#6ca6c2');
  dot(brush, add(at, [-0.3, -0.3]), 0.4, '#e6f4f8');
}

/** A shield on the ground plane, upright in every rotation. */
export function paintPennant(brush: Brush, [x, y]: Point): void {
  const outline = (grow: number): void => {
    const w = 5.6 + grow;
    brush.beginPath();
    brush.moveTo(x - w, y - 6.6 - grow);
    brush.lineTo(x + w, y - 6.6 - grow);
    brush.lineTo(x + w, y + 0.6);
    brush.bezierCurveTo(x + w, y + 4.4, x + 2.6, y + 6.6, x, y + 7.8 + grow);
    brush.bezierCurveTo(x - 2.6, y + 6.6, x - w, y + 4.4, x - w, y + 0.6);
    brush.closePath();
  };
  brush.save();
  brush.translate(1.2, 1.4);
  outline(1.3);
  brush.fillStyle = 'rgba(46,30,8,.35)';
  brush.fill();
  brush.restore();
  outline(1.6);
  brush.fillStyle = INK;
  brush.fill();
  outline(1);
  brush.fillStyle = '#f7d774';
  brush.fill();
  outline(-0.1);
  brush.fillStyle = '#1f4fa3';
  brush.fill();
  brush.save();
  brush.clip();
  brush.fillStyle = 'rgba(255,255,255,.16)';
  brush.fillRect(x - 7, y - 8, 7, 18);
  brush.fillStyle = '#fff6dc';
  brush.fillRect(x - 1.3, y - 8, 2.6, 18);
  brush.fillRect(x - 7, y - 3.3, 14, 2.6);
  brush.restore();
}
