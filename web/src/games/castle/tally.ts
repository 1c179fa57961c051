import type { Tally } from '../../play/result/tally.ts';

/** How a finished game of The Castle is presented. */
export const CASTLE_TALLY: Tally = {
  kinds: ['path', 'tower', 'house', 'court', 'keep'],
  numbered: ({ wall_tiles = [] }) => wall_tiles,
};
