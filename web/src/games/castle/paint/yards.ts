// Courts and what lies on the ground: lawns with a kerb, cobbled paths, squares, fountains, markets.

import { type Brush, dot, fillShape, INK, inkShape, strokeLine, within } from '../../../art/brush.ts';
import { paintGrass } from '../../../art/meadow.ts';
import { paintHouse } from '../../../art/solids.ts';
import type { Plant } from '../../../art/things.ts';
import {
  add,
  distance,
  distanceToRings,
  insideRings,
  type Point,
  pathLength,
  pointAlong,
  scale,
} from '../../../geometry/points.ts';
import type { Random } from '../../../geometry/random.ts';
import { CASTLE_RADIUS, type CastleFeature, type CastleShape, PATH_HALF_WIDTH } from '../tiles/types.ts';
import { innerEdges } from './edges.ts';

const EDGE = '#6d6250';
const BED = '#b9ac92';
const STONES = ['#d9ceb5', '#c9bda3', '#e6dcc6', '#bdb198'] as const;

export function paintLawn(brush: Brush, feature: CastleFeature): void {
  within(brush, feature.area, () => {
    paintGrass(brush);
    brush.fillStyle = 'rgba(146,196,132,.3)';
    brush.fillRect(0, 0, 100, 100);
  });
  for (const run of innerEdges(feature)) {
    strokeLine(brush, run, 2.6, INK);
    strokeLine(brush, run, 1.7, '#dcd4c0');
  }
}

export function paintPaths(brush: Brush, shape: CastleShape, random: Random): void {
  const lines = shape.features.flatMap((feature) => feature.lines);
  brush.lineCap = 'butt';
  brush.lineJoin = 'round';
  for (const line of lines) strokeLine(brush, line, 2 * PATH_HALF_WIDTH, EDGE);
  if (shape.hub) dot(brush, shape.hub.at, CASTLE_RADIUS[shape.hub.kind], EDGE);
  for (const line of lines) strokeLine(brush, line, 2 * PATH_HALF_WIDTH - 1.2, BED);
  for (const line of lines) paintCobbles(brush, line, random);
  if (shape.hub?.kind === 'square') paintSquare(brush, shape.hub.at);
  if (shape.hub?.kind === 'fountain') paintFountain(brush, shape.hub.at);
}

function paintCobbles(brush: Brush, line: readonly Point[], random: Random): void {
  const length = pathLength(line);
  let row = 0;
  for (let along = 0.9; along < length; along += 1.75) {
    const { at, direction } = pointAlong(line, along);
    const across: Point = [direction[1], -direction[0]];
    row += 1;
    for (let side = -3.4 + (row % 2) * 0.85; side <= 3.5; side += 1.7) {
      const [x, y] = add(at, scale(across, side + (random() - 0.5) * 0.35));
      brush.beginPath();
      brush.ellipse(x, y, 0.78, 0.66, 0, 0, 2 * Math.PI);
      brush.fillStyle = STONES[Math.floor(random() * STONES.length)]!;
      brush.fill();
    }
  }
}

/** Rings of paving with a kerb: the paths end at it. */
function paintSquare(brush: Brush, at: Point): void {
  const radius = CASTLE_RADIUS.square;
  dot(brush, at, radius - 0.7, '#8c8069');
  dot(brush, at, radius - 2.1, '#dccfb1');
  brush.strokeStyle = 'rgba(96,82,58,.5)';
  brush.lineWidth = 0.5;
  for (const [ring, dash] of [
    [radius - 4, 2.2],
    [radius - 6.2, 1.8],
    [radius - 8.4, 1.4],
  ] as const) {
    brush.setLineDash([dash, 0.5]);
    brush.beginPath();
    brush.arc(at[0], at[1], ring, 0, 2 * Math.PI);
    brush.stroke();
  }
  brush.setLineDash([]);
  const stones = 26;
  for (let i = 0; i < stones; i++) {
    const angle = (i / stones) * 2 * Math.PI;
    const p = add(at, scale([Math.cos(angle), Math.sin(angle)], radius - 1.4));
    dot(brush, p, 1.15, '#efe6d0');
  }
  paintColumn(brush, at);
}

/** A stone cross on its steps. */
function paintColumn(brush: Brush, [x, y]: Point): void {
  dot(brush, [x + 1.2, y + 1.4], 4.2, 'rgba(50,38,16,.3)');
  for (const [radius, colour] of [
    [4.2, INK],
    [3.7, '#b7ab92'],
    [2.9, INK],
    [2.4, '#e2d8c2'],
  ] as const) {
    brush.beginPath();
    brush.ellipse(x, y, radius, radius * 0.8, 0, 0, 2 * Math.PI);
    brush.fillStyle = colour;
    brush.fill();
  }
  strokeLine(
    brush,
    [
      [x, y],
      [x, y - 8],
    ],
    2.2,
    INK,
  );
  strokeLine(
    brush,
    [
      [x - 2.2, y - 5.6],
      [x + 2.2, y - 5.6],
    ],
    2,
    INK,
  );
  strokeLine(
    brush,
    [
      [x, y - 0.3],
      [x, y - 7.5],
    ],
    1.2,
    '#efe8d8',
  );
  strokeLine(
    brush,
    [
      [x - 1.7, y - 5.6],
      [x + 1.7, y - 5.6],
    ],
    1,
    '#efe8d8',
  );
}

function paintFountain(brush: Brush, at: Point): void {
  const radius = CASTLE_RADIUS.fountain;
  dot(brush, at, radius - 0.4, BED);
  dot(brush, add(at, [0.9, 1.1]), radius - 1.2, 'rgba(50,38,16,.32)');
  dot(brush, at, radius - 1.4, INK);
  dot(brush, at, radius - 1.9, '#ece5d5');
  dot(brush, at, radius - 3.4, INK);
  dot(brush, at, radius - 3.8, '#3f86ab');
  dot(brush, add(at, [-0.3, -0.4]), radius - 4.9, '#6fb4cf');
  brush.strokeStyle = 'rgba(236,248,250,.85)';
  brush.lineWidth = 0.5;
  for (const [ring, from] of [
    [3.9, 0.4],
    [2.7, 2.2],
  ] as const) {
    brush.beginPath();
    brush.arc(at[0], at[1], ring, from, from + 3.6);
    brush.stroke();
  }
  dot(brush, at, 1.7, INK);
  dot(brush, at, 1.3, '#f2ecde');
  dot(brush, add(at, [0, -1.6]), 0.9, '#eefafc');
}

const AWNINGS = ['#c2382e', '#2f6da8', '#c98a1f'] as const;

/** Striped stalls with goods before them. */
export function paintMarket(brush: Brush, at: Point, random: Random): void {
  const first = Math.floor(random() * AWNINGS.length);
  dot(brush, at, CASTLE_RADIUS.market - 0.6, '#cfbb8d');
  paintStall(brush, add(at, [-3.6, -2.2]), AWNINGS[first]!);
  paintStall(brush, add(at, [3.4, 2.6]), AWNINGS[(first + 1) % AWNINGS.length]!);
  for (let i = 0; i < 7; i++) {
    const angle = 0.6 + i * 0.9;
    const p = add(at, [Math.cos(angle) * 6.6, Math.sin(angle) * 5.4 + 1]);
    dot(brush, p, 1, INK);
    dot(brush, p, 0.7, (['#e0b23c', '#b5472f', '#7fae45', '#e9dcc0'] as const)[i % 4]!);
  }
}

function paintStall(brush: Brush, [x, y]: Point, colour: string): void {
  const [half, roof] = [5, 4.6];
  fillShape(
    brush,
    [
      [x - half, y + 1],
      [x + half, y + 1],
      [x + half + 1.6, y + 4.6],
      [x - half + 1.6, y + 4.6],
    ],
    'rgba(46,34,10,.32)',
  );
  inkShape(
    brush,
    [
      [x - half + 0.6, y - 0.2],
      [x + half - 0.6, y - 0.2],
      [x + half - 0.6, y + 3],
      [x - half + 0.6, y + 3],
    ],
    '#8f6238',
    0.5,
  );
  const outline: Point[] = [
    [x - half + 1, y - roof],
    [x + half - 1, y - roof],
    [x + half + 0.6, y + 0.6],
    [x - half - 0.6, y + 0.6],
  ];
  inkShape(brush, outline, '#fdf6e4', 0.9);
  within(brush, [outline], () => {
    for (let i = 0; i < 3; i++) {
      const left = -half + 0.2 + i * 3.8;
      fillShape(
        brush,
        [
          [x + left * 0.8, y - roof],
          [x + (left + 1.9) * 0.8, y - roof],
          [x + (left + 1.9) * 1.12, y + 0.6],
          [x + left * 1.12, y + 0.6],
        ],
        colour,
      );
    }
  });
}

/** Where a path ends at a building: its porch. */
export function paintPorch(brush: Brush, at: Point, inward: Point, tiles: string): void {
  paintHouse(brush, {
    at: add(at, scale(inward, 2.2)),
    angle: Math.atan2(inward[1], inward[0]),
    length: 8,
    depth: 8.4,
    wall: 4,
    rise: 3.6,
    tiles,
    plaster: '#f3e7cc',
  });
}

/** Trees and bushes on the courts, clear of slots, markets and edges; as printed. */
export function courtPlants(shape: CastleShape, random: Random): Plant[] {
  const plants: Plant[] = [];
  const courts = shape.features.filter(({ kind }) => kind === 'court');
  for (let i = 0; i < 170 && plants.length < 11; i++) {
    const at: Point = [random() * 100, random() * 100];
    const kind = random() < 0.35 ? 'bush' : 'tree';
    const radius = kind === 'bush' ? 1.5 + random() * 0.5 : 2.4 + random() * 0.9;
    const tint = random();
    const host = courts.find(({ area }) => insideRings(at, area));
    const free =
      host &&
      distanceToRings(at, host.area) >= radius + 2.6 &&
      Math.min(at[0], at[1], 100 - at[0], 100 - at[1]) >= radius + 3.5 &&
      distance(at, host.slot) >= 8 + radius &&
      (!host.market || distance(at, host.market) >= CASTLE_RADIUS.market + 2 + radius) &&
      plants.every((other) => distance(at, other.at) >= (radius + other.radius) * 0.9);
    if (free) plants.push({ at, radius, kind, tint });
  }
  return plants;
}
