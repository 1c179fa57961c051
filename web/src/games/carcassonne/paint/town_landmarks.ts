// Cathedrals, inns and goods: what Inns & Cathedrals and Traders & Builders print.

import { type Brush, dot, INK } from '../../../art/brush.ts';
import { paintHouse } from '../../../art/solids.ts';
import { add, type Point } from '../../../geometry/points.ts';
import { type Goods, RADIUS } from '../tiles/types.ts';
import { PLASTER, paintBelfry, SLATE, TILES } from './landmarks.ts';

const STONEWORK = '#e9dcbd';

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
