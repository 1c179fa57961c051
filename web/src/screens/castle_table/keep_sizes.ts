// Sizes by which keeps are compared at the end.

import type { GameView } from '../../net/protocol.gen.ts';

/** The wall tile that makes a keep larger, and by how much. */
const LARGER_KEEP = { number: 8, tiles: 2 } as const;

/** By seat, unused wall tiles counted; 0 without a keep. */
export function keepSizes({ seats, keeps = [], wall_tiles = [] }: GameView): number[] {
  return seats.map((_, seat) => {
    const size = keeps.find((keep) => keep.seat === seat)?.size ?? 0;
    const larger = wall_tiles.filter(
      (tile) => tile.seat === seat && tile.wall_tile === LARGER_KEEP.number && !tile.used,
    );
    return size === 0 ? 0 : size + LARGER_KEEP.tiles * larger.length;
  });
}

/** The seat whose keep is larger than every other, or null. */
export function largerKeep(game: GameView): number | null {
  const sizes = keepSizes(game);
  const largest = Math.max(...sizes);
  const leaders = sizes.flatMap((size, seat) => (size === largest ? [seat] : []));
  return leaders.length === 1 ? leaders[0]! : null;
}
