// Rivers, springs and lakes: sandy banks, a deep edge, a light middle, ripples;
// reeds and stones along the shore.

import { type Brush, dot, INK, inkShape, strokeLine } from '../../../art/brush.ts';
import {
  add,
  offset,
  type Point,
  pathLength,
  pointAlong,
  resample,
  scale,
} from '../../../geometry/points.ts';
import type { Random } from '../../../geometry/random.ts';
import { HALF_WIDTH, RADIUS, type TileFeature, type TileShape } from '../tiles/types.ts';

/** From the bank inward: how far from the edge each tone begins. */
const TONES = [
  [-1, 'rgba(62,74,26,.3)'],
  [0, '#5f5a2c'],
  [0.7, '#d8c793'],
  [1.9, '#2f6484'],
  [2.7, '#4f8fb0'],
  [4.6, '#74b1c8'],
  [6.2, '#8fc4d3'],
] as const;
const FOAM = 'rgba(232,246,246,.75)';
const DEEP = 'rgba(38,92,124,.4)';

export function paintWaters(brush: Brush, shape: TileShape, random: Random): void {
  const rivers = shape.features.filter(({ kind }) => kind === 'river');
  brush.lineCap = 'butt';
  brush.lineJoin = 'round';
  for (const [inset, colour] of TONES) {
    for (const river of rivers) {
      strokeLine(brush, river.lines[0]!, 2 * (HALF_WIDTH.river - inset), colour);
      if (river.at) dot(brush, river.at, pondRadius(river) - inset, colour);
    }
  }
  for (const river of rivers) {
    paintRipples(brush, river.lines[0]!);
    if (river.pond === 'spring') paintSpring(brush, river.at!);
    if (river.pond === 'lake') paintLake(brush, river.at!, random);
    paintShore(brush, river, random);
  }
}

export function pondRadius({ pond }: TileFeature): number {
  return pond === 'lake' ? RADIUS.lake : RADIUS.pond;
}

function paintRipples(brush: Brush, line: readonly Point[]): void {
  brush.lineCap = 'round';
  for (const [side, colour, dashes] of [
    [-3.4, DEEP, [5, 8, 3, 6]],
    [-1.5, FOAM, [4, 9, 6, 7]],
    [0.8, FOAM, [7, 11, 3, 8]],
    [2.6, DEEP, [6, 7, 4, 10]],
    [3.7, FOAM, [3, 12, 5, 9]],
  ] as const) {
    brush.setLineDash([...dashes]);
    strokeLine(brush, offset(line, side), 0.5, colour);
  }
  brush.setLineDash([]);
  brush.lineCap = 'butt';
}

function ring(brush: Brush, [x, y]: Point, radius: number, from: number, to: number, colour: string): void {
  brush.beginPath();
  brush.ellipse(x, y, radius, radius * 0.86, 0, from, to);
  brush.strokeStyle = colour;
  brush.lineWidth = 0.55;
  brush.stroke();
}

/** Water wells up between mossy rocks. */
function paintSpring(brush: Brush, at: Point): void {
  dot(brush, at, 3.6, '#b6dbe2');
  for (const [radius, turn] of [
    [1.5, 0],
    [3, 2.1],
    [4.6, 4.4],
  ] as const) {
    ring(brush, at, radius, turn, turn + 4.6, '#eefafa');
  }
  for (const [angle, size] of [
    [2.3, 2.5],
    [2.75, 1.8],
    [3.25, 2.7],
    [3.8, 2],
    [4.3, 2.6],
    [1.8, 1.7],
  ] as const) {
    const p = add(at, scale([Math.cos(angle), Math.sin(angle)], RADIUS.pond - 0.4));
    paintRock(brush, p, size);
  }
}

function paintRock(brush: Brush, [x, y]: Point, size: number): void {
  const outline = (
    [
      [-1, 0.35],
      [-0.8, -0.55],
      [-0.1, -0.95],
      [0.75, -0.6],
      [1, 0.3],
      [0.2, 0.75],
    ] as const
  ).map(([dx, dy]): Point => [x + dx * size, y + dy * size]);
  inkShape(brush, outline, '#a39b86', 0.5);
  dot(brush, [x - size * 0.25, y - size * 0.35], size * 0.42, '#d6cfb9');
  dot(brush, [x + size * 0.35, y + size * 0.2], size * 0.3, '#7d8a55');
}

function paintLake(brush: Brush, at: Point, random: Random): void {
  brush.lineCap = 'round';
  for (let i = 0; i < 16; i++) {
    const angle = random() * 2 * Math.PI;
    const reach = Math.sqrt(random()) * (RADIUS.lake - 5);
    const [x, y] = add(at, [Math.cos(angle) * reach, Math.sin(angle) * reach]);
    brush.beginPath();
    brush.moveTo(x - 2, y);
    brush.quadraticCurveTo(x - 1, y - 0.9, x, y);
    brush.quadraticCurveTo(x + 1, y + 0.9, x + 2, y);
    brush.strokeStyle = i % 3 === 0 ? DEEP : FOAM;
    brush.lineWidth = 0.5;
    brush.stroke();
  }
  brush.lineCap = 'butt';
  paintBoat(brush, add(at, [4.5, 3.5]));
}

/** A fisherman's boat with its sail down. */
function paintBoat(brush: Brush, [x, y]: Point): void {
  brush.beginPath();
  brush.ellipse(x + 0.6, y + 1.2, 5.4, 1.9, 0, 0, 2 * Math.PI);
  brush.fillStyle = 'rgba(20,52,74,.4)';
  brush.fill();
  brush.beginPath();
  brush.moveTo(x - 5.2, y - 1);
  brush.quadraticCurveTo(x - 3.6, y + 2, x, y + 2);
  brush.quadraticCurveTo(x + 3.6, y + 2, x + 5.2, y - 1);
  brush.quadraticCurveTo(x, y + 0.6, x - 5.2, y - 1);
  brush.closePath();
  brush.fillStyle = '#8a5a30';
  brush.strokeStyle = INK;
  brush.lineWidth = 0.6;
  brush.fill();
  brush.stroke();
  strokeLine(
    brush,
    [
      [x - 0.4, y + 0.4],
      [x - 0.4, y - 8.4],
    ],
    0.8,
    INK,
  );
  inkShape(
    brush,
    [
      [x + 0.3, y - 8],
      [x + 4.6, y - 1.6],
      [x + 0.3, y - 1.2],
    ],
    '#fbf3dc',
    0.5,
  );
}

/** Reeds and stones on the banks, never at the border. */
function paintShore(brush: Brush, river: TileFeature, random: Random): void {
  for (const p of shoreline(river)) {
    if (random() < 0.5) continue;
    const at = add(p, [(random() - 0.5) * 0.8, (random() - 0.5) * 0.8]);
    if (Math.min(at[0], at[1], 100 - at[0], 100 - at[1]) < 3) continue;
    if (random() < 0.45) paintReeds(brush, at, random);
    else {
      dot(brush, at, 0.75 + random() * 0.35, '#5d4f33');
      dot(brush, add(at, [-0.15, -0.2]), 0.55 + random() * 0.2, '#cfc4a4');
    }
  }
}

function shoreline(river: TileFeature): Point[] {
  const [line] = river.lines;
  const reach = HALF_WIDTH.river - 0.6;
  const length = pathLength(line!) - (river.at ? pondRadius(river) : 0);
  const banks = resample(line!, 3.4).flatMap((_, i) => {
    const along = i * 3.4;
    if (along > length) return [];
    const { at, direction } = pointAlong(line!, along);
    return [reach, -reach].map((side) => add(at, scale([direction[1], -direction[0]], side)));
  });
  if (!river.at) return banks;
  const { at } = river;
  const radius = pondRadius(river) - 0.6;
  const [mouthX, mouthY] = pointAlong(line!, length).at;
  const mouth = Math.atan2(mouthY - at[1], mouthX - at[0]);
  const open = Math.asin(HALF_WIDTH.river / radius) + 0.15;
  const count = Math.round((2 * (Math.PI - open) * radius) / 3.4);
  const round = Array.from({ length: count }, (_, i) => {
    const angle = mouth + open + ((i + 0.5) / count) * 2 * (Math.PI - open);
    return add(at, [Math.cos(angle) * radius, Math.sin(angle) * radius]);
  });
  return [...banks, ...round];
}

function paintReeds(brush: Brush, [x, y]: Point, random: Random): void {
  brush.lineCap = 'round';
  for (const lean of [-1.1, -0.3, 0.5, 1.2]) {
    const tall = 2 + random() * 1.4;
    brush.beginPath();
    brush.moveTo(x + lean * 0.4, y + 0.5);
    brush.lineTo(x + lean, y - tall);
    brush.strokeStyle = lean < 0 ? '#557a32' : '#7d9f3f';
    brush.lineWidth = 0.55;
    brush.stroke();
    if (random() < 0.35) dot(brush, [x + lean, y - tall], 0.5, '#6b4526');
  }
  brush.lineCap = 'butt';
}

/** A hedge with a fence in it, where a field ends at nothing else. */
export function paintCut(brush: Brush, cut: readonly Point[], random: Random): void {
  const posts = resample(cut, 2.2);
  const bushes = posts.filter(([x, y]) => Math.min(x, y, 100 - x, 100 - y) > 0.8);
  for (const p of bushes) dot(brush, add(p, [0.5, 0.7]), 1.7, 'rgba(46,58,20,.4)');
  for (const p of bushes) dot(brush, p, 1.25 + random() * 0.45, random() < 0.5 ? '#4b6d2b' : '#5f8338');
  for (const p of bushes) dot(brush, add(p, [-0.3, -0.4]), 0.6, '#86a84c');
}
