import type { Figure } from '../src/board/index.ts';
import type { BroughtPiece } from '../src/games/carcassonne/modules/brought_piece.ts';

/** A small follower under a round hat. */
export const COMPANION: Figure = { path: 'M0-9A5 5 0 0 1 4-1L8 12H-8L-4-1A5 5 0 0 1 0-9Z', mark: [0, 4] };
/** A broad one with a banner. */
export const CHAMPION: Figure = {
  path: 'M0-12A5 5 0 0 1 5-4L11 12H-11L-5-4A5 5 0 0 1 0-12Z',
  mark: [0, 3],
  held: 'M10 12V-12',
};

export const pieces: readonly BroughtPiece[] = [
  { piece: 'companion', figure: COMPANION, left: 'seat.companions', isItself: true, claimsNothing: true },
  { piece: 'champion', figure: CHAMPION, left: 'seat.champions', as: 'role.asChampion' },
];
