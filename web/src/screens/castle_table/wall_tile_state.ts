// What a wall tile that somebody holds is good for just now.

import type { GameView, WallTile } from '../../net/protocol.gen.ts';

export type WallTileState = 'used' | 'unused' | 'fresh' | 'ready' | 'atEnd';

/** From this kind on they count at the end, by themselves. */
const FIRST_FINAL = 4;

export function wallTileState({ wall_tile, turn, used }: WallTile, game: GameView): WallTileState {
  if (used) return 'used';
  if (game.result !== null) return 'unused';
  if (wall_tile >= FIRST_FINAL) return 'atEnd';
  return turn < game.turn ? 'ready' : 'fresh';
}

/** Whether the server offers it to the player just now. */
export function isOffered({ wall_tile, seat, used }: WallTile, game: GameView): boolean {
  const offered = game.legal?.actions.some(
    (action) => action.type === 'use_wall_tile' && action.wall_tile === wall_tile,
  );
  return offered === true && !used && seat === game.seat;
}
