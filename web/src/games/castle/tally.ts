import type { Tally } from '../../play/result/tally.ts';

/** How a game of The Castle is told once it is over. */
export const CASTLE_TALLY: Tally = {
  kinds: ['path', 'tower', 'house', 'court', 'keep'],
  numbered: ({ wall_tiles = [] }) => wall_tiles,
};
