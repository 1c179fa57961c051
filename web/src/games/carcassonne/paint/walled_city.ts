// The walled city on a block of tiles. Each tile paints what of it lies near, clipped to the tile, so that
// no seam shows between them.

import { type Brush, dot, fillShape, INK, inkShape, strokeLine, within } from '../../../art/brush.ts';
import { paintPlant } from '../../../art/meadow.ts';
import { paintHouse, paintTurret, up } from '../../../art/solids.ts';
import type { Plant } from '../../../art/things.ts';
import {
  add,
  distance,
  distanceToLine,
  insideRings,
  mix,
  normals,
  type Point,
  resample,
  scale,
  subtract,
} from '../../../geometry/points.ts';
import { randomFrom } from '../../../geometry/random.ts';
import {
  CITY_WALL,
  type InBlock,
  onTile,
  QUARTERS,
  type Quarter,
  type QuarterPlan,
  STREETS,
} from '../tiles/walled_city.ts';
import { paintCobbles, paintWall, STONE, STONE_FACE, STONE_TOP, type Standing, wallTower } from './city.ts';
import { PLASTER } from './landmarks.ts';
import { paintCathedral } from './town_landmarks.ts';

type Place = (p: Point) => Point;

/** The ground, the yard and the roofs of each quarter. */
const LOOKS: Record<Quarter, { ground: string; yard: string; roofs: readonly string[] }> = {
  castle: { ground: '#cfc3a8', yard: '#e3dac4', roofs: ['#5f7a99', '#6d86a2', '#54708f'] },
  market: { ground: '#e6c58c', yard: '#f6e3b4', roofs: ['#cf5f3a', '#d9773f', '#c24c33'] },
  blacksmith: { ground: '#b1987a', yard: '#c9b291', roofs: ['#5d4a3f', '#6b5343', '#4d4340'] },
  cathedral: { ground: '#b4bf7c', yard: '#e6dfc6', roofs: ['#b98a4e', '#c79a58', '#a97a48'] },
};
const ALL = Object.entries(QUARTERS) as [Quarter, QuarterPlan][];
const STREET = { edge: '#9c7c4c', fill: '#ecdcb4' } as const;
/** What is further than this from its tile is not seen on it. */
const NEAR = 46;
const HOUSE = { room: 7.9, street: 9.4, wall: 9.2, yard: 5, landmark: 5 } as const;
/** Rows of houses are this long, and the lane between two of them this wide. */
const ROW = { length: 34, lane: 8 } as const;

/** `block`: the tile that is painted. */
export function paintCityFloor(brush: Brush, block: InBlock): void {
  const place: Place = (p) => onTile(p, block);
  const ring = CITY_WALL.map(place);
  brush.lineJoin = 'round';
  for (const [quarter, { ground }] of ALL) fillShape(brush, ground.map(place), LOOKS[quarter].ground);
  within(brush, [ring], () => {
    paintCobbles(brush);
    for (const [width, alpha] of [
      [22, 0.09],
      [14, 0.12],
      [9, 0.15],
    ] as const)
      strokeLine(brush, closed(ring), width, `rgba(110,70,28,${alpha})`);
    for (const [quarter, { yard }] of ALL) paintYard(brush, place, yard, LOOKS[quarter].yard);
    const streets = STREETS.map((street) => street.map(place));
    for (const street of streets) strokeLine(brush, street, 9.4, STREET.edge);
    for (const street of streets) strokeLine(brush, street, 7.8, STREET.fill);
  });
  paintWall(brush, ringFrom(ring, block.turned), true);
}

/** It begins at its tower furthest up, where its ends do not show. */
function ringFrom(ring: readonly Point[], turned: number): Point[] {
  const first = (turned * 4) % ring.length;
  return [...ring.slice(first), ...ring.slice(0, first + 1)];
}

/** An even pavement with a rim, as large as the figures on it need. */
function paintYard(
  brush: Brush,
  place: Place,
  { at, width, depth }: QuarterPlan['yard'],
  fill: string,
): void {
  const ring = Array.from({ length: 40 }, (_, i): Point => {
    const angle = (i / 40) * 2 * Math.PI;
    const round = (part: number): number => Math.sign(part) * Math.abs(part) ** 0.55;
    return place([
      at[0] + (round(Math.cos(angle)) * width) / 2,
      at[1] + (round(Math.sin(angle)) * depth) / 2,
    ]);
  });
  fillShape(brush, ring, fill);
  brush.strokeStyle = 'rgba(120,88,44,.5)';
  brush.lineWidth = 0.7;
  brush.setLineDash([1.8, 0.7]);
  brush.stroke();
  brush.setLineDash([]);
}

/** Everything that stands in the city near this tile. */
export function cityStanding(brush: Brush, block: InBlock, size: number): Standing[] {
  const place: Place = (p) => onTile(p, block);
  const standing: Standing[] = [];
  const stand = (p: Point, foot: number, paint: (at: Point) => void): void => {
    const at = place(p);
    if (Math.min(...at) > -NEAR && Math.max(...at) < 100 + NEAR)
      standing.push({ foot: at[1] + foot, paint: () => paint(at) });
  };
  for (const tower of CITY_WALL) stand(tower, 1, (at) => wallTower(brush, at, 4.4, 8.4, 8));
  const turn = (block.turned * Math.PI) / 2;
  for (const { at: p, angle, length, depth, tiles } of houses())
    stand(p, 1, (at) =>
      paintHouse(brush, {
        at,
        angle: angle + turn,
        length: length * size,
        depth: depth * size,
        wall: 2.7 * size,
        rise: 2.9 * size,
        tiles,
        plaster: PLASTER,
      }),
    );
  for (const { at: p, ...plant } of trees()) stand(p, 0, (at) => paintPlant(brush, { at, ...plant }, at));
  for (const [quarter, { landmark, yard }] of ALL) LANDMARKS[quarter]({ brush, stand, landmark, yard });
  return standing;
}

interface House {
  readonly at: Point;
  readonly angle: number;
  readonly length: number;
  readonly depth: number;
  readonly tiles: string;
}

let built: readonly House[] | null = null;

/** Rows along the wall and the streets, then whatever has room. The same on all tiles. */
function houses(): readonly House[] {
  built ??= buildHouses();
  return built;
}

function buildHouses(): House[] {
  const random = randomFrom(1209);
  const wall = closed(CITY_WALL);
  const all: House[] = [];
  const sites: { at: Point; angle: number }[] = [];
  for (const [line, by] of [
    [wall, -10.4],
    ...STREETS.flatMap((street) => [[street, 10.2] as const, [street, -10.2] as const]),
  ] as const) {
    const even = resample(line, 2);
    const sides = normals(even);
    const phase = random() * ROW.length;
    for (const [i, p] of even.entries())
      if ((2 * i + phase) % (ROW.length + ROW.lane) < ROW.length)
        sites.push({ at: add(p, scale(sides[i]!, by)), angle: Math.atan2(sides[i]![0], -sides[i]![1]) });
  }
  for (let i = 0; i < 900; i++)
    sites.push({
      at: [40 + random() * 330, 30 + random() * 230],
      angle: (Math.floor(random() * 4) * Math.PI) / 4,
    });
  for (const { at, angle } of sites) {
    const found = ALL.find(([, { ground }]) => insideRings(at, [ground]));
    if (!found || !isFree(at, wall, all)) continue;
    const { roofs } = LOOKS[found[0]];
    all.push({
      at,
      angle: angle + (random() - 0.5) * 0.2,
      length: 6.6 + random() * 2,
      depth: 4.6 + random() * 0.9,
      tiles: roofs[Math.floor(random() * roofs.length)]!,
    });
  }
  return all;
}

let grown: readonly Plant[] | null = null;

/** In lanes and courtyards, most of them about the cathedral. */
function trees(): readonly Plant[] {
  grown ??= growTrees();
  return grown;
}

function growTrees(): Plant[] {
  const random = randomFrom(1247);
  const wall = closed(CITY_WALL);
  const all: Plant[] = [];
  for (let i = 0; i < 2500 && all.length < 60; i++) {
    const at: Point = [40 + random() * 330, 30 + random() * 230];
    const found = ALL.find(([, { ground }]) => insideRings(at, [ground]));
    if (!found || (found[0] !== 'cathedral' && random() < 0.7)) continue;
    const free = isFree(at, wall, []) && houses().every((house) => distance(at, house.at) >= 6.4);
    if (!free || !all.every((other) => distance(at, other.at) >= 5)) continue;
    all.push({ at, radius: 1.9 + random() * 0.8, kind: random() < 0.2 ? 'bush' : 'tree', tint: random() });
  }
  return all;
}

const closed = (ring: readonly Point[]): Point[] => [...ring, ring[0]!];

function isFree(at: Point, wall: readonly Point[], all: readonly House[]): boolean {
  return (
    distanceToLine(at, wall) >= HOUSE.wall &&
    STREETS.every((street) => distanceToLine(at, street) >= HOUSE.street) &&
    ALL.every(([quarter, { landmark, yard }]) => {
      const [dx, dy] = subtract(at, landmark);
      const { wide, above, below } = ROOM[quarter];
      const beside = Math.abs(dx) > wide + HOUSE.landmark;
      const [ox, oy] = subtract(at, yard.at);
      return (
        (beside || dy < -above - HOUSE.landmark || dy > below + HOUSE.landmark) &&
        (Math.abs(ox) > yard.width / 2 + HOUSE.yard || Math.abs(oy) > yard.depth / 2 + HOUSE.yard)
      );
    }) &&
    all.every((other) => distance(at, other.at) >= HOUSE.room)
  );
}

/** What each landmark needs: half its width, and how far it reaches to either side of its place. */
const ROOM: Record<Quarter, { wide: number; above: number; below: number }> = {
  castle: { wide: 30, above: 30, below: 18 },
  market: { wide: 50, above: 14, below: 6 },
  blacksmith: { wide: 20, above: 22, below: 24 },
  cathedral: { wide: 24, above: 26, below: 22 },
};

interface LandmarkAt extends Pick<QuarterPlan, 'landmark' | 'yard'> {
  readonly brush: Brush;
  stand(p: Point, foot: number, paint: (at: Point) => void): void;
}

const LANDMARKS: Record<Quarter, (at: LandmarkAt) => void> = {
  castle: ({ brush, stand, landmark }) => stand(landmark, 16, (at) => paintCastle(brush, at)),
  market: ({ brush, stand, landmark, yard }) => {
    for (const [i, dx] of [-40, -20, 0, 20, 40].entries())
      stand(add(landmark, [dx, i % 2 === 0 ? 0 : 1.6]), 3, (at) => paintStall(brush, at, STALLS[i]!));
    stand(add(yard.at, [-yard.width / 2 + 7, yard.depth / 2 - 4]), 3, (at) =>
      paintStall(brush, at, STALLS[1]!),
    );
    stand(add(yard.at, [yard.width / 2 - 7, yard.depth / 2 - 4]), 3, (at) =>
      paintStall(brush, at, STALLS[0]!),
    );
  },
  blacksmith: ({ brush, stand, landmark }) => stand(landmark, 10, (at) => paintSmithy(brush, at)),
  cathedral: ({ brush, stand, landmark }) =>
    stand(landmark, 16, (at) => {
      brush.save();
      brush.translate(at[0], at[1] + 2);
      brush.scale(1.5, 1.5);
      paintCathedral(brush, [0, 0]);
      brush.restore();
    }),
};

/** A keep with a banner behind a wall with four turrets. */
function paintCastle(brush: Brush, at: Point): void {
  const by = (dx: number, dy: number): Point => add(at, [dx, dy]);
  const slate = '#41597a';
  const turret = (p: Point): void =>
    paintTurret(brush, { at: p, radius: 6.2, height: 22, cone: 15, stone: STONE, slate });
  fillShape(brush, [by(-27, -11), by(31, -11), by(31, 19), by(-27, 19)], 'rgba(52,40,18,.3)');
  inkShape(brush, [by(-25, -12), by(25, -12), by(25, 15), by(-25, 15)], '#b7a783', 0.7);
  paintCurtain(brush, by(-25, -12), by(25, -12), 11);
  turret(by(-25, -12));
  turret(by(25, -12));
  paintKeep(brush, by(0, 5));
  paintCurtain(brush, by(-25, 15), by(25, 15), 11);
  paintDoor(brush, by(0, 15), 4, 8.5);
  turret(by(-25, 15));
  turret(by(25, 15));
}

/** A straight wall seen from the front, with merlons. */
function paintCurtain(brush: Brush, from: Point, to: Point, height: number): void {
  inkShape(brush, [from, to, up(to, height), up(from, height)], STONE_FACE, 0.7);
  const [left, top] = up(from, height);
  const width = to[0] - from[0];
  brush.strokeStyle = 'rgba(70,50,26,.45)';
  brush.lineWidth = 0.4;
  for (const share of [0.3, 0.62]) {
    brush.beginPath();
    brush.moveTo(from[0], from[1] - height * 0.8 * share);
    brush.lineTo(to[0], to[1] - height * 0.8 * share);
    brush.stroke();
  }
  merlons(brush, [left, top], width);
}

function merlons(brush: Brush, [left, top]: Point, width: number): void {
  const count = Math.round(width / 4.4);
  for (let i = 0; i < count; i++) {
    const x = left + ((i + 0.5) * width) / count;
    brush.fillStyle = INK;
    brush.fillRect(x - 1.6, top - 2.6, 3.2, 3.4);
    brush.fillStyle = STONE_TOP;
    brush.fillRect(x - 1.15, top - 2.2, 2.3, 2.9);
  }
}

function paintKeep(brush: Brush, at: Point): void {
  const [x, y] = at;
  const height = 34;
  const [, top] = up(at, height);
  inkShape(
    brush,
    [
      [x - 11, y],
      [x + 11, y],
      [x + 11, top],
      [x - 11, top],
    ],
    '#cdbd98',
    0.8,
  );
  brush.fillStyle = 'rgba(74,52,30,.25)';
  brush.fillRect(x + 3.5, top, 7.2, y - top - 0.4);
  brush.fillStyle = '#3b2a1a';
  for (const [dx, dy] of [
    [-5.5, 6],
    [3.5, 6],
    [-1, 13],
  ] as const)
    brush.fillRect(x + dx, top + dy, 2.2, 4.6);
  inkShape(
    brush,
    [
      [x - 12.4, top + 2],
      [x + 12.4, top + 2],
      [x + 12.4, top - 2],
      [x - 12.4, top - 2],
    ],
    STONE_TOP,
    0.7,
  );
  merlons(brush, [x - 12.4, top - 2], 24.8);
  brush.strokeStyle = INK;
  brush.lineWidth = 1.2;
  brush.beginPath();
  brush.moveTo(x, top - 2);
  brush.lineTo(x, top - 17);
  brush.stroke();
  inkShape(
    brush,
    [
      [x + 0.4, top - 17],
      [x + 12, top - 14.4],
      [x + 8.6, top - 12.2],
      [x + 12, top - 9.6],
      [x + 0.4, top - 8.6],
    ],
    '#b3263a',
    0.6,
  );
}

function paintDoor(brush: Brush, [x, y]: Point, half: number, height: number): void {
  brush.beginPath();
  brush.moveTo(x - half, y - 0.3);
  brush.lineTo(x - half, y - height + half);
  brush.arc(x, y - height + half, half, Math.PI, 0);
  brush.lineTo(x + half, y - 0.3);
  brush.closePath();
  brush.fillStyle = '#4b3420';
  brush.strokeStyle = INK;
  brush.lineWidth = 0.7;
  brush.fill();
  brush.stroke();
}

const STALLS = ['#c23b32', '#2f6fb0', '#d9962c', '#3f8a4a', '#8a4fa0'] as const;

/** A counter with wares below a striped awning. */
function paintStall(brush: Brush, [x, y]: Point, colour: string): void {
  const [half, roof] = [8, 10.5];
  brush.beginPath();
  brush.ellipse(x + 2, y + 1.2, half + 2, 3, 0, 0, 2 * Math.PI);
  brush.fillStyle = 'rgba(60,40,12,.3)';
  brush.fill();
  brush.strokeStyle = INK;
  brush.lineWidth = 1;
  for (const dx of [-half + 0.6, half - 0.6]) {
    brush.beginPath();
    brush.moveTo(x + dx, y);
    brush.lineTo(x + dx, y - roof);
    brush.stroke();
  }
  inkShape(
    brush,
    [
      [x - half, y],
      [x + half, y],
      [x + half, y - 3.6],
      [x - half, y - 3.6],
    ],
    '#a97c48',
    0.6,
  );
  for (const [i, dx] of [-5.4, -2.6, 0.2, 3, 5.6].entries())
    dot(brush, [x + dx, y - 4.4], 1.25, i % 2 === 0 ? '#d8462f' : '#e9b53a');
  const [top, eaves] = [y - roof - 4.4, y - roof + 2.6];
  const stripes = 6;
  for (let i = 0; i < stripes; i++) {
    const at = (k: number, edge: number, wide: number): Point => [x + ((2 * k) / stripes - 1) * wide, edge];
    fillShape(
      brush,
      [
        at(i, top, half - 1.2),
        at(i + 1, top, half - 1.2),
        at(i + 1, eaves, half + 1.4),
        at(i, eaves, half + 1.4),
      ],
      i % 2 === 0 ? colour : '#fff6df',
    );
  }
  brush.beginPath();
  brush.moveTo(x - half + 1.2, top);
  brush.lineTo(x + half - 1.2, top);
  brush.lineTo(x + half + 1.4, eaves);
  brush.lineTo(x - half - 1.4, eaves);
  brush.closePath();
  brush.strokeStyle = INK;
  brush.lineWidth = 0.7;
  brush.stroke();
}

/** A low house with a great chimney, a fire in its open front, and the anvil before it. */
function paintSmithy(brush: Brush, at: Point): void {
  paintHouse(brush, {
    at: add(at, [0, -4]),
    angle: 0,
    length: 34,
    depth: 17,
    wall: 11,
    rise: 9,
    tiles: '#4a4038',
    plaster: '#a8937a',
  });
  const [x, y] = add(at, [0, 4.6]);
  paintDoor(brush, [x - 5, y], 6.5, 9.5);
  for (const [radius, colour] of [
    [4.6, '#d9481c'],
    [3.3, '#f08a24'],
    [1.9, '#ffe07a'],
  ] as const)
    dot(brush, [x - 5, y - 3.4], radius, colour);
  brush.fillStyle = '#f6c945';
  brush.fillRect(x + 6.5, y - 6.6, 3.6, 3.4);
  const chimney: Point = add(at, [10.5, -10]);
  const [cx, cy] = chimney;
  for (const [dx, dy, radius] of [
    [1, -27, 4.4],
    [5, -32, 5.6],
    [10.5, -37, 6.4],
  ] as const)
    dot(brush, [cx + dx, cy + dy], radius, 'rgba(92,86,82,.5)');
  inkShape(
    brush,
    [
      [cx - 4, cy],
      [cx + 4, cy],
      [cx + 3.4, cy - 23],
      [cx - 3.4, cy - 23],
    ],
    '#8a6f57',
    0.7,
  );
  brush.fillStyle = 'rgba(50,34,20,.3)';
  brush.fillRect(cx + 0.8, cy - 23, 2.7, 23);
  brush.fillStyle = INK;
  brush.fillRect(cx - 4.6, cy - 25, 9.2, 2.6);
  paintAnvil(brush, add(at, [-2, 20]));
}

function paintAnvil(brush: Brush, [x, y]: Point): void {
  brush.beginPath();
  brush.ellipse(x + 2, y + 0.4, 10, 3, 0, 0, 2 * Math.PI);
  brush.fillStyle = 'rgba(46,30,8,.35)';
  brush.fill();
  const outline: Point[] = [
    [-11, -9.4],
    [8.5, -9.4],
    [8.5, -5.6],
    [3.4, -4],
    [3, -2.4],
    [6.4, 0],
    [-5.4, 0],
    [-2.2, -2.4],
    [-2.6, -4.2],
    [-6, -5.4],
  ];
  const placed = outline.map(([dx, dy]): Point => [x + dx, y + dy]);
  inkShape(brush, placed, '#4a5058', 0.9);
  strokeLine(brush, [mix(placed[0]!, placed[1]!, 0.12), placed[1]!], 1.1, '#aab4bf');
}
