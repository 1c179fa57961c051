// Rooms may choose that fields end at the ends of the river: springs and lakes then have their own drawings.

import type { GameView, Rules } from '../../../../net/protocol.gen.ts';
import { tileWithBanks } from '../../tiles/index.ts';

export function withRiverEnds(game: GameView, { options }: Rules): GameView {
  if (options.river_ends_join_fields !== false) return game;
  const drawn = (tile: string) => tileWithBanks(tile, false);
  return {
    ...game,
    tile: game.tile && drawn(game.tile),
    board: game.board.map((placed) => ({ ...placed, tile: drawn(placed.tile) })),
    ...(game.unseen && { unseen: game.unseen.map(({ tile, count }) => ({ tile: drawn(tile), count })) }),
    discards: game.discards.map(drawn),
  };
}
