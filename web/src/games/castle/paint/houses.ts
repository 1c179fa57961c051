// Houses: tiled roofs whose ridges run on from tile to tile, over timber-framed walls.

import { type Brush, blend, fillShape, INK, inkShape, strokeLine, within } from '../../../art/brush.ts';
import { lit } from '../../../art/solids.ts';
import {
  add,
  distance,
  insideRings,
  type Point,
  pathLength,
  pointAlong,
  scale,
  subtract,
  unit,
} from '../../../geometry/points.ts';
import { hashText, type Random, randomFrom } from '../../../geometry/random.ts';
import type { CastleFeature } from '../tiles/types.ts';
import { frontEdges, innerEdges, wallStrip } from './edges.ts';

const TILES = ['#b5573b', '#a94d36', '#bf6640', '#a2523f'] as const;
const PLASTER = '#f3e7cc';
const TIMBER = '#5a3a22';
const WALL = 4.4;
const CENTRE: Point = [50, 50];

const DIRECTIONS: readonly Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
/**
 * Quarters clockwise from the north-west: the middle of each, and its neighbours
 * to the north, east, south and west.
 */
const QUARTERS: readonly { middle: Point; beside: readonly (number | null)[] }[] = [
  { middle: [25, 25], beside: [null, 1, 3, null] },
  { middle: [75, 25], beside: [null, null, 2, 0] },
  { middle: [75, 75], beside: [1, null, null, 3] },
  { middle: [25, 75], beside: [0, 2, null, null] },
];

export function quartersOf({ halves }: CastleFeature): number[] {
  return [0, 1, 2, 3].filter(
    (quarter) => halves.includes(2 * quarter) || halves.includes((2 * quarter + 7) % 8),
  );
}

export function paintHouseBlock(brush: Brush, feature: CastleFeature, seed: string, rotation: number): void {
  const quarters = quartersOf(feature);
  within(brush, feature.area, () => {
    paintLeanTo(brush, feature, quarters);
    for (const quarter of quarters) paintRoof(brush, quarter, quarters, randomOf(seed, quarter, rotation));
    paintEavesShade(brush, feature);
  });
  for (const front of frontEdges(feature)) paintFront(brush, front);
  for (const run of innerEdges(feature)) strokeLine(brush, run, 0.8, INK);
  for (const quarter of quarters) {
    paintChimneys(brush, feature, quarter, randomOf(`${seed} chimneys`, quarter, rotation));
  }
}

/** Past its quarters a house may reach as far as a path: a roof that slopes away from all of them. */
function paintLeanTo(brush: Brush, feature: CastleFeature, quarters: readonly number[]): void {
  const sum = quarters.reduce<Point>((total, quarter) => add(total, QUARTERS[quarter]!.middle), [0, 0]);
  const downhill = unit(subtract(CENTRE, scale(sum, 1 / quarters.length)));
  const colour = lit(TILES[0], downhill);
  fillShape(brush, feature.area[0]!, colour);
  paintCourses(brush, CENTRE, downhill, colour);
}

/** Randomness of a quarter as printed, so that a turned tile keeps its looks. */
function randomOf(seed: string, quarter: number, rotation: number): Random {
  return randomFrom(hashText(`${seed} ${(quarter - rotation + 4) % 4}`));
}

interface Facet {
  outline: Point[];
  /** The way that water runs off it. */
  downhill: Point;
}

/** A ridge leads from the quarter's middle over every side behind which the roof goes on. */
function facetsOf(quarter: number, quarters: readonly number[]): Facet[] {
  const { middle, beside } = QUARTERS[quarter]!;
  const goesOn = beside.map((other) => other === null || quarters.includes(other));
  return DIRECTIONS.flatMap((first, i) => {
    const second = DIRECTIONS[(i + 1) % 4]!;
    const [a, b] = [first, second].map((d) => add(middle, scale(d, 25))) as [Point, Point];
    const corner = add(a, scale(second, 25));
    const [alongFirst, alongSecond] = [goesOn[i]!, goesOn[(i + 1) % 4]!];
    if (alongFirst !== alongSecond) {
      return [{ outline: [middle, a, corner, b], downhill: alongFirst ? second : first }];
    }
    // Two ridges meet in a valley, two slopes without one in a hip.
    return [
      { outline: [middle, a, corner], downhill: alongFirst ? second : first },
      { outline: [middle, corner, b], downhill: alongFirst ? first : second },
    ];
  });
}

function paintRoof(brush: Brush, quarter: number, quarters: readonly number[], random: Random): void {
  const tiles = TILES[Math.floor(random() * TILES.length)]!;
  const facets = facetsOf(quarter, quarters);
  for (const { outline, downhill } of facets) {
    const colour = lit(tiles, downhill);
    fillShape(brush, outline, colour);
    within(brush, [outline], () => paintCourses(brush, outline[0]!, downhill, colour));
  }
  const { middle, beside } = QUARTERS[quarter]!;
  for (const { outline } of facets) {
    if (outline.length === 3)
      strokeLine(brush, [outline[0]!, outline.find((p) => isCorner(p, middle))!], 0.5, 'rgba(58,22,12,.55)');
  }
  for (const [i, direction] of DIRECTIONS.entries()) {
    const other = beside[i];
    if (other !== null && !quarters.includes(other!)) continue;
    const end = add(middle, scale(direction, 25));
    strokeLine(brush, [middle, end], 1.7, '#5d2418');
    strokeLine(brush, [middle, end], 0.8, '#e39a6c');
  }
}

const isCorner = ([x, y]: Point, [mx, my]: Point): boolean => Math.abs(x - mx) > 20 && Math.abs(y - my) > 20;

/** Rows of tiles across the slope. */
function paintCourses(brush: Brush, from: Point, downhill: Point, colour: string): void {
  const along: Point = [-downhill[1], downhill[0]];
  const [dark, light] = [blend(colour, '#2b120a', 0.24), blend(colour, '#ffd9ae', 0.22)];
  for (let down = 1.6; down < 25; down += 2.1) {
    const middle = add(from, scale(downhill, down));
    strokeLine(brush, [add(middle, scale(along, -26)), add(middle, scale(along, 26))], 0.4, dark);
    brush.setLineDash([1.3, 1.1]);
    brush.lineDashOffset = down;
    const row = add(middle, scale(downhill, 0.75));
    strokeLine(brush, [add(row, scale(along, -26)), add(row, scale(along, 26))], 0.5, light);
    brush.setLineDash([]);
  }
}

function paintEavesShade(brush: Brush, feature: CastleFeature): void {
  for (const run of innerEdges(feature)) {
    strokeLine(brush, run, 5, 'rgba(50,16,8,.16)');
    strokeLine(brush, run, 2.2, 'rgba(50,16,8,.22)');
  }
}

/** A plastered wall in its frame of timber, with small windows. */
function paintFront(brush: Brush, front: readonly Point[]): void {
  inkShape(brush, wallStrip(front, WALL), PLASTER, 0.6);
  const length = pathLength(front);
  const bays = Math.max(1, Math.round(length / 5.2));
  for (let i = 0; i <= bays; i++) {
    const [x, y] = pointAlong(front, (length * i) / bays).at;
    strokeLine(
      brush,
      [
        [x, y],
        [x, y - WALL],
      ],
      0.7,
      TIMBER,
    );
    if (i === bays) continue;
    const [wx, wy] = pointAlong(front, (length * (i + 0.5)) / bays).at;
    if (i % 2 === 0) {
      brush.fillStyle = '#3a4a55';
      brush.fillRect(wx - 0.9, wy - WALL * 0.78, 1.8, 2);
    } else {
      strokeLine(
        brush,
        [
          [wx - 1.7, wy - 0.4],
          [wx + 1.7, wy - WALL + 0.6],
        ],
        0.5,
        TIMBER,
      );
    }
  }
  const top = front.map(([x, y]): Point => [x, y - WALL]);
  strokeLine(brush, top, 1.1, INK);
  strokeLine(brush, front, 0.7, TIMBER);
}

function paintChimneys(brush: Brush, feature: CastleFeature, quarter: number, random: Random): void {
  const { middle } = QUARTERS[quarter]!;
  for (let i = 0; i < 3; i++) {
    const direction = DIRECTIONS[Math.floor(random() * 4)]!;
    const at = add(
      middle,
      add(scale(direction, 8 + random() * 10), [2.5 * (random() - 0.5), 2.5 * (random() - 0.5)]),
    );
    const room = Math.min(at[0], at[1], 100 - at[0], 100 - at[1]);
    if (room < 4 || distance(at, feature.slot) < 11 || !insideRings(add(at, [0, 6]), feature.area)) continue;
    if (insideRings(at, feature.area)) paintChimney(brush, at);
  }
}

function paintChimney(brush: Brush, [x, y]: Point): void {
  fillShape(
    brush,
    [
      [x - 1.2, y],
      [x + 1.5, y],
      [x + 5, y + 2.6],
      [x + 2.4, y + 2.8],
    ],
    'rgba(40,14,6,.32)',
  );
  brush.fillStyle = INK;
  brush.fillRect(x - 1.9, y - 4.1, 3.8, 4.6);
  brush.fillStyle = '#8d4a35';
  brush.fillRect(x - 1.5, y - 3, 3, 3.1);
  brush.fillStyle = '#d8c3a0';
  brush.fillRect(x - 1.5, y - 3.7, 3, 1.5);
  brush.fillStyle = '#2b1710';
  brush.fillRect(x - 0.7, y - 3.3, 1.4, 0.8);
}
