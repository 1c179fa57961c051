// Rooms may choose that fields do not run round the ends of the river: then springs
// and lakes have drawings of their own.

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
