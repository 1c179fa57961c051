// Where things are on the wall: score spaces in order, wall tiles at its bends. In board units: a
// cell is 100 wide.

import { CELL, type Cell } from '../../../board/index.ts';
import { add, type Point, scale } from '../../../geometry/points.ts';
import { PLAN } from '../tiles/catalogue.ts';

/** The number of spaces on the wall's top; higher scores go round again. */
export const SPACES = 2 * PLAN.wall.length;

interface WallCell {
  readonly middle: Point;
  /** Unit steps to the cell before it in score order and to the one after. */
  readonly back: Point;
  readonly on: Point;
}

/** How far from a cell's middle its two spaces lie, along the wall and outward. */
const ALONG = 25;
const OUTWARD = 22;
/** At a bend that turns outward the two spaces share the short side. */
const INNER_BEND = { along: 30, outward: 6 } as const;
const TILE_OFF = { bend: 22, innerBend: 17 } as const;

function wallCell(index: number): WallCell {
  const at = (i: number): Point => {
    const [x, y] = PLAN.wall[(i + PLAN.wall.length) % PLAN.wall.length]!;
    return [x, y];
  };
  const [x, y] = at(index);
  const step = ([ox, oy]: Point): Point => [ox - x, oy - y];
  return {
    middle: [(x + 0.5) * CELL, (y + 0.5) * CELL],
    back: step(at(index - 1)),
    on: step(at(index + 1)),
  };
}

/** Score order runs clockwise, so the outside is on the left. */
const leftOf = ([x, y]: Point): Point => [y, -x];

type Bend = 'straight' | 'bend' | 'innerBend';

function bendOf({ back, on }: WallCell): Bend {
  const turn = -back[0] * on[1] + back[1] * on[0];
  return turn === 0 ? 'straight' : turn > 0 ? 'bend' : 'innerBend';
}

/** The middle of the score space for a score; a score of 100 is at the start again. */
export function spacePlace(score: number): Point {
  const space = ((score % SPACES) + SPACES) % SPACES;
  const cell = wallCell(space >> 1);
  const first = space % 2 === 0;
  const [here, there] = first ? [cell.back, cell.on] : [cell.on, cell.back];
  const place = (along: number, outward: Point): Point => add(cell.middle, add(scale(here, along), outward));
  switch (bendOf(cell)) {
    case 'straight':
      return place(ALONG, scale(leftOf(cell.on), OUTWARD));
    case 'bend':
      return place(ALONG, scale(there, -OUTWARD));
    default:
      return place(INNER_BEND.along, scale(there, INNER_BEND.outward));
  }
}

/** The middle of the wall tile at a corner, named by its first score space. */
export function cornerPlace(space: number): Point {
  const cell = wallCell(space >> 1);
  const off = bendOf(cell) === 'bend' ? TILE_OFF.bend : TILE_OFF.innerBend;
  return add(cell.middle, scale(add(cell.back, cell.on), -off));
}

/** All bends of the wall, each by its first score space. */
export function bends(): number[] {
  return PLAN.wall.flatMap((_, i) => (bendOf(wallCell(i)) === 'straight' ? [] : [2 * i]));
}

export const WALL_CELLS: readonly Cell[] = PLAN.wall.map(([x, y]) => ({ x, y }));

const isWall = (cell: Cell): boolean => WALL_CELLS.some(({ x, y }) => x === cell.x && y === cell.y);

/** The cells inside the wall, row by row. */
export const INSIDE_CELLS: readonly Cell[] = insideCells();

function insideCells(): Cell[] {
  const cells: Cell[] = [];
  for (let y = 1; y <= 12; y++) {
    let inside = false;
    for (let x = 0; x <= 10; x++) {
      // Crossing a stretch of wall that runs north and south changes the side.
      if (isWall({ x, y })) {
        if (isWall({ x, y: y - 1 }) && leadsOn({ x, y })) inside = !inside;
      } else if (inside) cells.push({ x, y });
    }
  }
  return cells;
}

/** Whether the wall continues from this cell to the one north of it. */
function leadsOn({ x, y }: Cell): boolean {
  const index = WALL_CELLS.findIndex((cell) => cell.x === x && cell.y === y);
  const { back, on } = wallCell(index);
  return back[1] === -1 || on[1] === -1;
}

interface Edge {
  readonly from: Point;
  readonly to: Point;
}

/** Sides of the wall: those towards the inside, and those towards the land. */
export function wallEdges(): { inner: Edge[]; outer: Edge[] } {
  const inner: Edge[] = [];
  const outer: Edge[] = [];
  for (const { x, y } of WALL_CELLS) {
    for (const [dx, dy] of [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ] as const) {
      const beside = { x: x + dx, y: y + dy };
      if (isWall(beside)) continue;
      const middle: Point = [(x + 0.5 + dx / 2) * CELL, (y + 0.5 + dy / 2) * CELL];
      const half: Point = [(dy * CELL) / 2, (dx * CELL) / 2];
      const edge = { from: add(middle, scale(half, -1)), to: add(middle, half) };
      const isInner = INSIDE_CELLS.some((cell) => cell.x === beside.x && cell.y === beside.y);
      (isInner ? inner : outer).push(edge);
    }
  }
  return { inner, outer };
}
