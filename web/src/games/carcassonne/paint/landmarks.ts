// Monasteries, cathedrals, inns, gardens and pennants: what must be told apart at forty pixels.

import { type Brush, dot, fillShape, groundShadow, INK, inkShape } from '../../../art/brush.ts';
import { lit, paintHouse, up } from '../../../art/solids.ts';
import { add, type Point } from '../../../geometry/points.ts';
import type { Random } from '../../../geometry/random.ts';
import { type Goods, RADIUS } from '../tiles/types.ts';

const PLASTER = '#f6ead0';
const TILES = '#b9472f';
const SLATE = '#5b7390';
const STONEWORK = '#e9dcbd';

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

/** A nave that shows its front, with a rose window and a portal, between two tall towers. */
export function paintCathedral(brush: Brush, at: Point): void {
  const nave = add(at, [0, -2]);
  const front = add(nave, [0, 13]);
  paintHouse(brush, {
    at: add(nave, [0, -3]),
    angle: 0,
    length: 27,
    depth: 9,
    wall: 9,
    rise: 6,
    tiles: SLATE,
    plaster: STONEWORK,
  });
  paintHouse(brush, {
    at: nave,
    angle: Math.PI / 2,
    length: 26,
    depth: 14,
    wall: 13,
    rise: 8,
    tiles: SLATE,
    plaster: STONEWORK,
  });
  const [x, y] = front;
  dot(brush, [x, y - 10.6], 3.4, INK);
  dot(brush, [x, y - 10.6], 2.9, '#2f5f9e');
  brush.strokeStyle = '#f2d98a';
  brush.lineWidth = 0.6;
  for (let spoke = 0; spoke < 4; spoke++) {
    const angle = (spoke * Math.PI) / 4;
    const [dx, dy] = [2.6 * Math.cos(angle), 2.6 * Math.sin(angle)];
    brush.beginPath();
    brush.moveTo(x - dx, y - 10.6 - dy);
    brush.lineTo(x + dx, y - 10.6 + dy);
    brush.stroke();
  }
  dot(brush, [x, y - 10.6], 0.9, '#c9423b');
  paintPortal(brush, [x, y - 0.4], 2.4, 4.6);
  for (const dx of [-9.4, 9.4])
    paintBelfry(brush, add(front, [dx, 0.6]), { half: 4.4, height: 25, spire: 12 });
}

function paintPortal(brush: Brush, [x, y]: Point, half: number, height: number): void {
  brush.fillStyle = '#5a3c26';
  brush.beginPath();
  brush.moveTo(x - half, y);
  brush.lineTo(x - half, y - height + half);
  brush.arc(x, y - height + half, half, Math.PI, 0);
  brush.lineTo(x + half, y);
  brush.fill();
}

/** The pond beside an inn. */
export function paintInnPond(brush: Brush, at: Point): void {
  const [x, y] = add(at, POND);
  for (const [grow, colour] of [
    [1.5, 'rgba(62,74,26,.3)'],
    [0.7, '#5f5a2c'],
    [0.1, '#d8c793'],
    [-0.8, '#2f6484'],
    [-1.4, '#4f8fb0'],
    [-2.8, '#74b1c8'],
  ] as const) {
    brush.beginPath();
    brush.ellipse(x, y, 7.2 + grow, 4.7 + grow, 0, 0, 2 * Math.PI);
    brush.fillStyle = colour;
    brush.fill();
  }
  brush.strokeStyle = 'rgba(232,246,246,.8)';
  brush.lineWidth = 0.5;
  for (const [dx, dy, length] of [
    [-3.6, -0.4, 2.6],
    [0.6, 0.9, 3.4],
    [-1.4, 2.1, 2.2],
  ] as const) {
    brush.beginPath();
    brush.moveTo(x + dx, y + dy);
    brush.lineTo(x + dx + length, y + dy);
    brush.stroke();
  }
}

const POND: Point = [0.9, 4.1];

/** A house with a sign that hangs out over its pond. */
export function paintInn(brush: Brush, at: Point): void {
  const house = add(at, [-1.6, -1.6]);
  paintHouse(brush, {
    at: house,
    angle: 0,
    length: 12,
    depth: 6.4,
    wall: 5.6,
    rise: 6,
    tiles: TILES,
    plaster: PLASTER,
  });
  const [x, y] = add(house, [0, 3.1]);
  brush.fillStyle = '#f6c945';
  for (const dx of [-4.3, 3]) brush.fillRect(x + dx - 0.7, y - 3.6, 1.7, 1.8);
  paintPortal(brush, [x - 0.6, y - 0.2], 1, 3.2);
  brush.strokeStyle = INK;
  brush.lineWidth = 0.8;
  brush.beginPath();
  brush.moveTo(x + 6.2, y - 6.6);
  brush.lineTo(x + 9.2, y - 6.6);
  brush.stroke();
  brush.fillStyle = INK;
  brush.fillRect(x + 6.6, y - 6.3, 3.2, 3.6);
  brush.fillStyle = '#f6c945';
  brush.fillRect(x + 7.1, y - 5.8, 2.2, 2.6);
}

interface Belfry {
  /** Half its width. */
  half: number;
  height: number;
  /** Height of its roof. */
  spire: number;
}

/** A square tower with a spire and a cross. */
function paintBelfry(brush: Brush, [x, y]: Point, { half, height, spire }: Belfry): void {
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

/** What a city sells, on a light plate: a cask lying upright, an ear of grain, a bolt of cloth. */
export function paintGoods(brush: Brush, [x, y]: Point, kind: Goods): void {
  dot(brush, [x + 1.2, y + 1.6], RADIUS.goods + 0.4, 'rgba(46,30,8,.35)');
  dot(brush, [x, y], RADIUS.goods + 0.4, INK);
  dot(brush, [x, y], RADIUS.goods - 0.2, '#fbf1d2');
  brush.save();
  brush.translate(x, y);
  brush.lineJoin = 'round';
  brush.lineCap = 'round';
  GOODS[kind](brush);
  brush.restore();
}

const GOODS: Record<Goods, (brush: Brush) => void> = {
  wine: paintCask,
  grain: paintGrain,
  cloth: paintCloth,
};

function paintCask(brush: Brush): void {
  brush.beginPath();
  brush.moveTo(-2.8, -5.4);
  brush.lineTo(2.8, -5.4);
  brush.bezierCurveTo(5.2, -2, 5.2, 2, 2.8, 5.4);
  brush.lineTo(-2.8, 5.4);
  brush.bezierCurveTo(-5.2, 2, -5.2, -2, -2.8, -5.4);
  brush.closePath();
  brush.fillStyle = '#8c2f4b';
  brush.fill();
  brush.strokeStyle = INK;
  brush.lineWidth = 1;
  brush.stroke();
  brush.strokeStyle = '#f4d9a0';
  for (const dy of [-2.7, 2.7]) {
    brush.beginPath();
    brush.moveTo(-3.9, dy);
    brush.lineTo(3.9, dy);
    brush.stroke();
  }
}

function paintGrain(brush: Brush): void {
  brush.strokeStyle = '#6d4f10';
  brush.lineWidth = 1.1;
  brush.beginPath();
  brush.moveTo(0, 6.2);
  brush.lineTo(0, -3);
  brush.stroke();
  brush.strokeStyle = '#6d4f10';
  brush.lineWidth = 0.6;
  for (const [dx, dy, lean] of GRAINS) {
    brush.beginPath();
    brush.ellipse(dx, dy, 1.5, 2.5, lean, 0, 2 * Math.PI);
    brush.fillStyle = '#f2c430';
    brush.fill();
    brush.stroke();
  }
}

/** Each grain of an ear: where, and how it leans. */
const GRAINS = [
  [-2.2, 2, -0.7],
  [2.2, 2, 0.7],
  [-2.2, -1.2, -0.7],
  [2.2, -1.2, 0.7],
  [0, -4.4, 0],
] as const;

function paintCloth(brush: Brush): void {
  brush.fillStyle = '#2f6fb0';
  brush.strokeStyle = INK;
  brush.lineWidth = 1;
  brush.beginPath();
  brush.rect(-2.6, -3.2, 7.6, 7);
  brush.fill();
  brush.stroke();
  brush.beginPath();
  brush.ellipse(-3.4, 0.2, 2, 3.8, 0, 0, 2 * Math.PI);
  brush.fillStyle = '#9cc4e8';
  brush.fill();
  brush.stroke();
  dot(brush, [-3.4, 0.2], 0.9, INK);
  brush.strokeStyle = '#f4d9a0';
  brush.lineWidth = 0.9;
  for (const dx of [1, 3.2]) {
    brush.beginPath();
    brush.moveTo(dx, -2.6);
    brush.lineTo(dx, 3.2);
    brush.stroke();
  }
}
