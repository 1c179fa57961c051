// City outlines. A city owns its sides from corner to corner; a wall closes each run
// of other sides between them.

import { SIDES, type Side } from '../src/art/sides.ts';
import { cubic, type Point, rotate } from '../src/geometry/points.ts';
import { wobble } from './wobble.ts';

export interface CityShape {
  outline: Point[];
  walls: Point[][];
}

const CORNERS: readonly Point[] = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
];

interface Gap {
  firstSide: number;
  from: Point;
  a: Point;
  b: Point;
  to: Point;
}

/**
 * First half of the wall over a gap of so many sides, in one position; the second half is its mirror image.
 */
const GAPS: Record<number, Gap> = {
  1: { firstSide: 2, from: [100, 100], a: [90, 92], b: [76, 66], to: [50, 66] },
  2: { firstSide: 1, from: [100, 0], a: [72, 10], b: [57, 29], to: [43, 43] },
  3: { firstSide: 1, from: [100, 0], a: [86, 4], b: [72, 31], to: [50, 31] },
};

/**
 * Two cities that own all four sides, and a field shut in between them:
 * the walls stand back from one another.
 */
const APART: Record<number, Gap> = {
  1: { firstSide: 2, from: [100, 100], a: [92, 88], b: [78, 40], to: [50, 40] },
  2: { firstSide: 1, from: [100, 0], a: [84, 3], b: [52, 24], to: [38, 38] },
  3: { firstSide: 1, from: [100, 0], a: [86, 4], b: [73, 28], to: [50, 28] },
};

/**
 * A city from side to side between open land and another city: the wall to either.
 * The field lies before the other city.
 */
const TO_LAND: Gap = { firstSide: 2, from: [100, 100], a: [92, 95], b: [80, 74], to: [50, 74] };
const TO_CITY: Gap = { firstSide: 2, from: [100, 100], a: [96, 84], b: [82, 46], to: [50, 46] };

/** A city of one side with a spur: the half of a wall that runs along the spur, and the other half. */
const ALONG_SPUR: Record<number, Gap> = {
  1: { firstSide: 2, from: [100, 100], a: [86, 90], b: [72, 71], to: [50, 71] },
  2: { firstSide: 1, from: [100, 0], a: [92, 12], b: [60, 36], to: [48, 48] },
};
/**
 * The same where a field is shut in before another city: the wall to it, and to the open
 * land along the spur and off it.
 */
const SPUR_APART: Gap = { firstSide: 1, from: [100, 0], a: [84, 6], b: [55, 27], to: [42, 42] };
const SPUR_TO_LAND: Gap = { firstSide: 2, from: [100, 100], a: [88, 98], b: [70, 89], to: [50, 79] };
const NO_SPUR_TO_LAND: Gap = { firstSide: 2, from: [100, 100], a: [96, 78], b: [80, 57], to: [50, 79] };
const OFF_SPUR: Record<number, Gap> = {
  1: { firstSide: 2, from: [100, 100], a: [90, 92], b: [76, 71], to: [50, 71] },
  2: { firstSide: 1, from: [100, 0], a: [72, 10], b: [60, 36], to: [48, 48] },
};

/**
 * Two cities that cross: a narrow band each. In every second corner a field is shut in,
 * and the walls make room for it;
 * in the others they meet. Each half of the wall over one side is of either kind.
 */
const ROOM: Gap = { firstSide: 2, from: [100, 100], a: [98, 77], b: [91, 55], to: [50, 57] };
const NO_ROOM: Gap = { firstSide: 2, from: [100, 100], a: [78, 96], b: [58, 60], to: [50, 57] };

/** A city of one side whose walls meet in the middle of the opposite border: one of them, from the north. */
const TO_FAR_SIDE: Gap = { firstSide: 1, from: [100, 0], a: [84, 10], b: [55, 42], to: [50, 100] };
/** Two cities that share a side: the wall of either, from the middle of that side. */
const FROM_SHARED: Gap = { firstSide: 2, from: [100, 100], a: [88, 88], b: [58, 58], to: [50, 0] };
/** Two cities that part the land between them: half of the wall of the eastern one, to where both stand. */
const TOGETHER: Gap = { firstSide: 2, from: [100, 100], a: [96, 82], b: [68, 57], to: [50, 57] };

/** Corners in the order in which they follow the sides, clockwise from north. */
const CORNER_NAMES = ['NE', 'SE', 'SW', 'NW'] as const;

export interface CityPlan {
  /** The sides that it opens to. */
  edges: string;
  /** Corners, or a side, that its wall reaches without opening there. */
  spurs: readonly string[];
  /** Whether a field is shut in between it and another city. */
  apart: boolean;
  /** The sides that open land has. */
  land: string;
  /** Whether another city crosses it. */
  crossed: boolean;
  /** The side of which another city has the other half; this one has the half clockwise first, or second. */
  shared?: { side: Side; half: 0 | 1 };
  /** Whether it and the city opposite part the land between them. */
  together: boolean;
}

const oppositeOf = (side: Side): Side => SIDES[(SIDES.indexOf(side) + 2) % 4]!;

const halfWall = ({ from, a, b, to }: Gap, seed: string): Point[] =>
  wobble(cubic(from, a, b, to), 1, 1.4, seed);
const mirrored = (line: readonly Point[]): Point[] => line.map(([x, y]): Point => [100 - x, y]).reverse();
const turned = (line: readonly Point[], side: Side): Point[] =>
  line.map((p) => rotate(p, SIDES.indexOf(side)));

/** A city of one side that tapers to the middle of the opposite one. */
function cityToFarSide(side: Side, seed: string): CityShape {
  const first = halfWall(TO_FAR_SIDE, `${seed} far ${side}`);
  const walls = [first, mirrored(first)].map((line) => turned(line, side));
  return { outline: [...turned([[0, 0]], side), ...walls.flatMap((line) => line.slice(0, -1))], walls };
}

/** A city of half the shared side and of the sides beside it, all but the one opposite. */
function cityOfHalf({ side, half }: NonNullable<CityPlan['shared']>, seed: string): CityShape {
  const second = halfWall(FROM_SHARED, `${seed} shared ${side}`);
  const [wall, corners]: [Point[], Point[]] =
    half === 1 ? [second, [[100, 0]]] : [mirrored(second), [[0, 0]]];
  return { outline: turned([...wall, ...corners], side), walls: [turned(wall, side)] };
}

/** A city of one side that stands at the city opposite, wall at wall. */
function cityAtCity(side: Side, seed: string): CityShape {
  const half = halfWall(TOGETHER, `${seed} together`);
  const line = [...half, ...half.map(([x, y]): Point => [x, 100 - y]).reverse()];
  const wall = line.map((p) => rotate(p, (SIDES.indexOf(side) + 3) % 4));
  return { outline: wall, walls: [wall] };
}

function mirror(sides: number, [x, y]: Point): Point {
  return sides === 2 ? [y, x] : [100 - x, y];
}

/**
 * The two halves of the wall over a gap, from its first side on. Where cities cross, the first corner
 * of the sides north and south has room for no field, that of east and west has.
 */
function halvesOf(plan: CityPlan, side: number, sides: number): readonly [Gap, Gap] {
  const { edges, spurs, apart, land, crossed } = plan;
  if (crossed) return side % 2 === 0 ? [NO_ROOM, ROOM] : [ROOM, NO_ROOM];
  if (edges.length === 1 && spurs.length > 0) {
    if (apart && sides === 2) return [SPUR_APART, SPUR_APART];
    const [along, off] = apart ? [SPUR_TO_LAND, NO_SPUR_TO_LAND] : [ALONG_SPUR[sides]!, OFF_SPUR[sides]!];
    const half = (corner: number): Gap => (spurs.includes(CORNER_NAMES[corner % 4]!) ? along : off);
    return [half(side + 3), half(side + sides - 1)];
  }
  if (apart && land !== '' && sides === 1) {
    const gap = land.includes(SIDES[side]!) ? TO_LAND : TO_CITY;
    return [gap, gap];
  }
  const gap = (apart ? APART : GAPS)[sides]!;
  return [gap, gap];
}

function wall([first, last]: readonly [Gap, Gap], firstSide: number, sides: number, seed: string): Point[] {
  const half = ({ from, a, b, to }: Gap) => cubic(from, a, b, to);
  const whole = [
    ...half(first),
    ...half(last)
      .slice(0, -1)
      .reverse()
      .map((p) => mirror(sides, p)),
  ];
  const turned = whole.map((p) => rotate(p, firstSide - first.firstSide));
  return wobble(turned, 1.2, 1.4, `${seed} wall ${firstSide} ${sides}`);
}

export function cityShape(plan: CityPlan, seed: string): CityShape {
  const { edges, spurs } = plan;
  if (plan.shared) return cityOfHalf(plan.shared, seed);
  if (plan.together) return cityAtCity(edges as Side, seed);
  if (edges.length === 1 && spurs[0] === oppositeOf(edges as Side)) return cityToFarSide(edges as Side, seed);
  const unknown = spurs.find((spur) => !CORNER_NAMES.includes(spur as (typeof CORNER_NAMES)[number]));
  if (unknown) throw new Error(`no drawing for a spur to ${unknown}`);
  const open = SIDES.map((side: Side) => edges.includes(side));
  if (open.every(Boolean)) return { outline: [...CORNERS], walls: [] };
  const outline: Point[] = [];
  const walls: Point[][] = [];
  const start = open.findIndex((isOpen, i) => isOpen && !open[(i + 3) % 4]);
  for (let walked = 0; walked < 4; ) {
    const side = (start + walked) % 4;
    if (open[side]) {
      outline.push(CORNERS[side]!);
      walked += 1;
      continue;
    }
    let sides = 1;
    while (!open[(side + sides) % 4] && !spurs.includes(CORNER_NAMES[(side + sides - 1) % 4]!)) sides += 1;
    const line = wall(halvesOf(plan, side, sides), side, sides, seed);
    walls.push(line);
    // The wall's last corner is the first corner of the side that follows it.
    outline.push(...line.slice(0, -1));
    walked += sides;
  }
  return { outline, walls };
}
