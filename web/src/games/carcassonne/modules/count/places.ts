// Where figures stand in the quarters, in units of tiles from the northwest corner of the city.

import { CELL, type Cell } from '../../../../board/index.ts';
import { add, type Point, scale } from '../../../../geometry/points.ts';
import type { Quarter } from '../../../../net/protocol.gen.ts';
import { QUARTERS } from '../../tiles/walled_city.ts';

/** The room of one figure, and by how much its depth may be less. */
const ROOM = 27;
const CLOSE = 0.86;

export interface Placed {
  readonly at: Point;
  /** Compared with a figure elsewhere. */
  readonly size: number;
}

/** The places of so many figures in a quarter's yard, in rows: the more there are, the smaller. */
export function placesIn(quarter: Quarter, figures: number): Placed[] {
  const { at, width, depth } = QUARTERS[quarter].yard;
  const roomOf = (columns: number): number =>
    Math.min(ROOM, width / columns, depth / Math.ceil(figures / columns) / CLOSE);
  const most = Array.from({ length: figures }, (_, i) => i + 1);
  const columns = most.reduce((best, wanted) => (roomOf(wanted) >= roomOf(best) ? wanted : best), 1);
  const room = roomOf(columns);
  const rows = Math.ceil(figures / columns);
  return most.map((_, i) => {
    const row = Math.floor(i / columns);
    const inRow = row < rows - 1 ? columns : figures - columns * (rows - 1);
    const aside: Point = [((i % columns) - (inRow - 1) / 2) * room, (row - (rows - 1) / 2) * room * CLOSE];
    return { at: add(at, aside), size: Math.min(1, room / ROOM) };
  });
}

/** A place of the city on the board as it is shown, by the cells of its northwest and its northeast tile. */
export function onBoard([x, y]: Point, [west, east]: readonly [Cell, Cell]): Point {
  const along: Point = [Math.sign(east.x - west.x), Math.sign(east.y - west.y)];
  const down: Point = [-along[1], along[0]];
  const middle: Point = [(west.x + 0.5) * CELL, (west.y + 0.5) * CELL];
  return add(middle, add(scale(along, x - CELL / 2), scale(down, y - CELL / 2)));
}
