// Which tiles are new to a player.

import type { PlacedTile } from '../../net/protocol.gen.ts';

export interface Move {
  x: number;
  y: number;
  seat: number;
}

/**
 * The tiles that others placed since this seat's last one; for a watcher the last tile. In the order of
 * placement.
 */
export function lastMoves(board: readonly PlacedTile[], you: number | null): Move[] {
  const own = you === null ? board.length - 2 : board.findLastIndex(({ seat }) => seat === you);
  return board.slice(own + 1).flatMap(({ x, y, seat }) => (seat === null ? [] : [{ x, y, seat }]));
}
