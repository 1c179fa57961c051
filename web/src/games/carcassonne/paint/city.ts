// Cities: warm ground, rows of houses, a curved wall with merlons, towers and gatehouses.

import { type Brush, blend, dot, fillShape, INK, inkShape, strokeLine, within } from '../../../art/brush.ts';
import { paintHouse, paintTurret, up } from '../../../art/solids.ts';
import type { House } from '../../../art/things.ts';
import {
  add,
  offset,
  type Point,
  pathLength,
  pointAlong,
  resample,
  scale,
} from '../../../geometry/points.ts';
import { randomFrom } from '../../../geometry/random.ts';
import { type Gate, RADIUS, type TileFeature, type TileShape } from '../tiles/types.ts';
import { clearOf } from './layout_room.ts';

const GROUND = '#e2c18c';
export const STONE = '#d6c6a2';
export const STONE_TOP = '#efe5cb';
export const STONE_FACE = '#ab9670';
const SLATE = '#5b7390';
const TILES = [
  '#c9563b',
  '#b9492f',
  '#d87044',
  '#a65038',
  '#d1854f',
  '#c76444',
  '#b0663f',
  '#9a7252',
] as const;

const WALL = { thickness: 3, height: 3.4, merlon: 2.7 } as const;
/** A tower of the wall gives way to a foundation. */
const TOWER_ROOM = 4.5;
/** The wall sinks to the ground at its ends, where it meets a neighbour's wall in the corner. */
const SINK = 11;

export function paintCityGround(brush: Brush, city: TileFeature): void {
  fillShape(brush, city.area[0]!, GROUND);
  within(brush, city.area, () => {
    paintCobbles(brush);
    brush.lineJoin = 'round';
    for (const wall of city.lines) {
      for (const [width, alpha] of [
        [20, 0.1],
        [14, 0.12],
        [9, 0.16],
      ] as const) {
        strokeLine(brush, wall, width, `rgba(134,80,30,${alpha})`);
      }
    }
    const [x, y] = city.slot;
    dot(brush, [x, y], 8.4, 'rgba(247,231,194,.75)');
    brush.strokeStyle = 'rgba(160,112,58,.45)';
    brush.lineWidth = 0.5;
    brush.setLineDash([1.5, 0.6]);
    for (const radius of [8, 6.2, 4.4]) {
      brush.beginPath();
      brush.arc(x, y, radius, 0, 2 * Math.PI);
      brush.stroke();
    }
    brush.setLineDash([]);
  });
}

/** The same on every tile, and over the border. */
export function paintCobbles(brush: Brush): void {
  const random = randomFrom(7);
  for (let i = 0; i < 420; i++) {
    const [x, y] = [random() * 100, random() * 100];
    brush.fillStyle = random() < 0.5 ? 'rgba(166,116,62,.34)' : 'rgba(255,240,206,.45)';
    brush.fillRect(x, y, 0.9 + random() * 0.6, 0.55);
  }
}

export function paintTownHouse(brush: Brush, house: House, at: Point, turn: number, size: number): void {
  paintHouse(brush, {
    at,
    angle: house.angle + turn,
    length: house.length * size,
    depth: house.depth * size,
    wall: 2.5 * size,
    rise: 2.7 * size,
    tiles: TILES[Math.floor(house.tint * TILES.length)]!,
    plaster: blend('#f3e3c0', '#e3c99a', (house.tint * 7) % 1),
  });
}

function rises(line: readonly Point[]): number[] {
  const length = pathLength(line);
  return line.map((_, i) => {
    const along = (length * i) / (line.length - 1);
    const near = Math.min(1, Math.min(along, length - along) / SINK);
    return WALL.height * near * near * (3 - 2 * near);
  });
}

const raised = (line: readonly Point[], heights: readonly number[], share: number): Point[] =>
  line.map((p, i) => up(p, heights[i]! * share));

/** `isRing`: it keeps its height to its ends. */
export function paintWall(brush: Brush, wall: readonly Point[], isRing = false): void {
  const line = resample(wall, 2);
  const heights = isRing ? line.map(() => WALL.height) : rises(line);
  brush.lineCap = 'butt';
  brush.lineJoin = 'round';
  strokeLine(
    brush,
    line.map((p) => add(p, [1.9, 1.8])),
    WALL.thickness + 1.4,
    'rgba(58,40,12,.3)',
  );
  const layers = [0, 0.2, 0.4, 0.6, 0.8, 1];
  for (const share of layers) strokeLine(brush, raised(line, heights, share), WALL.thickness + 1, INK);
  for (const share of layers) strokeLine(brush, raised(line, heights, share), WALL.thickness, STONE_FACE);
  brush.setLineDash([1.7, 0.5]);
  for (const share of [0.25, 0.65]) {
    const course = raised(line, heights, share).map((p) => add(p, [0, WALL.thickness * 0.32]));
    strokeLine(brush, course, 0.3, 'rgba(70,50,26,.5)');
  }
  brush.setLineDash([]);
  const top = raised(line, heights, 1);
  strokeLine(brush, top, WALL.thickness, STONE_TOP);
  strokeLine(brush, top, WALL.thickness * 0.4, '#cfbf9b');
  paintMerlons(brush, top);
}

/** A parapet along the outside with a merlon every few paces. */
function paintMerlons(brush: Brush, top: readonly Point[]): void {
  // Walls run clockwise about the city: the outside is on the left.
  const parapet = offset(top, WALL.thickness * 0.42);
  strokeLine(brush, parapet, 1.1, INK);
  strokeLine(brush, parapet, 0.6, STONE_TOP);
  const length = pathLength(parapet);
  const count = Math.round(length / WALL.merlon);
  for (let i = 1; i < count; i++) {
    const [x, y] = pointAlong(parapet, (length * i) / count).at;
    brush.fillStyle = INK;
    brush.fillRect(x - 0.95, y - 1.5, 1.9, 2.1);
    brush.fillStyle = '#b8a47e';
    brush.fillRect(x - 0.72, y - 1.25, 1.44, 1.7);
    brush.fillStyle = '#fbf4df';
    brush.fillRect(x - 0.72, y - 1.25, 1.44, 0.95);
  }
}

export interface Standing {
  /** Where it touches the ground; further down is nearer. */
  foot: number;
  paint(): void;
}

/** Towers at one quarter and three quarters of each run, and a gatehouse at each gate. */
export function cityTowers(brush: Brush, shape: TileShape): Standing[] {
  const standing: Standing[] = [];
  const foundations = shape.features.flatMap(({ kind, at }) =>
    kind === 'tower' && at ? [{ at, radius: RADIUS.tower }] : [],
  );
  for (const city of shape.features) {
    if (city.kind !== 'city') continue;
    for (const wall of city.lines) {
      const length = pathLength(wall);
      for (const share of [0.25, 0.75]) {
        const { at } = pointAlong(wall, length * share);
        if (!clearOf(at, foundations, TOWER_ROOM)) continue;
        standing.push({ foot: at[1], paint: () => wallTower(brush, at, 3.1, 6.6, 6) });
      }
    }
  }
  for (const gate of shape.gates)
    standing.push({ foot: gate.at[1] + 1, paint: () => paintGate(brush, gate) });
  return standing;
}

export function wallTower(brush: Brush, at: Point, radius: number, height: number, cone: number): void {
  paintTurret(brush, { at: add(at, [0, 0.8]), radius, height, cone, stone: STONE, slate: SLATE });
}

/** Two towers with an arch between them, over the end of the road. */
function paintGate(brush: Brush, { at, inward }: Gate): void {
  const along: Point = [-inward[1], inward[0]];
  const posts = [-1, 1].map((side) => add(at, scale(along, side * 6)));
  const [a, b] = posts as [Point, Point];
  const high = 5.8;
  if (Math.abs(inward[0]) > 0.5) {
    strokeLine(brush, [up(a, high), up(b, high)], 4.6, INK);
    strokeLine(brush, [up(a, high), up(b, high)], 3.7, STONE_TOP);
  } else {
    const [left, right] = a[0] < b[0] ? [a, b] : [b, a];
    inkShape(brush, [left, right, up(right, high), up(left, high)], STONE_FACE, 0.6);
    paintArch(brush, add(at, [0, 0.9]), inward[1] < 0 ? '#4b3420' : '#6b4d2e');
    strokeLine(brush, [up(left, high), up(right, high)], 2.6, INK);
    strokeLine(brush, [up(left, high), up(right, high)], 1.8, STONE_TOP);
  }
  for (const post of posts.sort((p, q) => p[1] - q[1])) wallTower(brush, post, 2.7, 7.6, 5);
}

function paintArch(brush: Brush, [x, y]: Point, dark: string): void {
  brush.beginPath();
  brush.moveTo(x - 2.7, y);
  brush.lineTo(x - 2.7, y - 1.2);
  brush.arc(x, y - 1.2, 2.7, Math.PI, 0);
  brush.lineTo(x + 2.7, y);
  brush.closePath();
  brush.fillStyle = dark;
  brush.strokeStyle = INK;
  brush.lineWidth = 0.6;
  brush.fill();
  brush.stroke();
}
