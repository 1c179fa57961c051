import type { Figure } from '../../../../board/index.ts';
import type { BroughtPiece } from '../brought_piece.ts';
import { barnWords } from './barn_words.ts';

/** A stout man with a tall hat and a chain of office: round as a barrel, on small feet. */
export const MAYOR: Figure = {
  path:
    'M-4.2-17H4.2L3.8-11H7.6C8.6-11 8.6-9.4 7.6-9.4H4.3C4.3-7.8 3.8-6.4 3.1-5.8C6.6-5 9.2-1.4 9.2 3.2C9.2 6.2 7.8 8.8 5.6 9.8' +
    'L6.2 10.8C6.5 11.5 6.1 12 5.4 12H-5.4C-6.1 12-6.5 11.5-6.2 10.8L-5.6 9.8C-7.8 8.8-9.2 6.2-9.2 3.2' +
    'C-9.2-1.4-6.6-5-3.1-5.8C-3.8-6.4-4.3-7.8-4.3-9.4H-7.6C-8.6-9.4-8.6-11-7.6-11H-3.8Z',
  mark: [0, 4.6],
  trim: 'M-4.6-3.6C-3.4.4 3.4.4 4.6-3.6M-3.9-12.4H3.9',
};

/** A cart from the side: a high load under its cover, and two wheels. */
export const WAGON: Figure = {
  path:
    'M-12.4-1.6C-12.6-6.4-9.4-9.2-3-9.2H2.4C8.2-9.2 11.4-6.4 11.2-1.8L14.8-2.6C15.8-2.8 16.2-1.4 15.2-1L11.4.8V3.4' +
    'C11.4 4.2 10.9 4.8 10.3 5A4.4 4.4 0 1 1 3.2 5.2H-4.2A4.4 4.4 0 1 1-11.3 5C-12 4.8-12.4 4.2-12.4 3.4Z',
  mark: [-0.8, -3.6],
  trim: 'M-12 .6H10.8M-7.8 7.6H-7.6M6.6 7.6H6.8',
};

/** A barn from the gable, with a door of two wings, and its silo beside it. */
export const BARN: Figure = {
  path:
    'M-4.6-9.6L4.4-2.2V-11.4C4.4-13.6 6.4-15 8.7-15C11-15 13-13.6 13-11.4V10.6C13 11.4 12.4 12 11.6 12H-12.2' +
    'C-13 12-13.6 11.4-13.6 10.6V-1.8C-13.6-2.4-13.3-2.9-12.8-3.3Z',
  mark: [-4.6, -2.6],
  trim: 'M-9.6 11.6V4.4H.4V11.6M-4.6 4.6V11.6M4.4-2V11.6M4.6-10.4H12.8',
  neverLies: true,
};

export const pieces: readonly BroughtPiece[] = [
  { piece: 'mayor', figure: MAYOR, left: 'seat.mayors', isItself: true },
  { piece: 'wagon', figure: WAGON, left: 'seat.wagons', as: 'claim.asWagon' },
  { piece: 'barn', figure: BARN, left: 'seat.barns', isItself: true, later: barnWords },
];
