import type { Figure } from '../../../../board/index.ts';
import type { BroughtPiece } from '../brought_piece.ts';

/** A slim figure in a peaked cap, who holds a hammer up. */
export const BUILDER: Figure = {
  path:
    'M-2.4-12.6C-.2-12.6 1.4-11.4 1.8-9.6L4.4-9C4.9-8.8 4.8-8 4.2-8H1.8C1.6-6.6 1-5.6.2-5C2-4.5 3.5-3.6 4.5-2.2' +
    'L7.2-4.6C8-5.3 9.2-5.2 9.8-4.3C10.3-3.6 10.2-2.7 9.6-2.1L5.2 2.2C4.4 3 3.2 3 2.6 2.2L2.8 5.4L4.8 10.6' +
    'C5.1 11.4 4.7 12 3.9 12H-.1C-.7 12-1.1 11.7-1.3 11.2L-2.4 8.2L-3.5 11.2C-3.7 11.7-4.1 12-4.7 12H-8.7' +
    'C-9.5 12-9.9 11.4-9.6 10.6L-7.6 5.4L-8.4-.6C-8.6-2.8-7-4.4-5-5C-6.2-5.8-6.8-7-6.8-8.4C-6.8-11-4.8-12.6-2.4-12.6Z',
  mark: [-2.6, 2],
  held: 'M8.6-2.6V-12.6M4.6-13.4H12.6',
};

/** A pig from the side, on its four legs: broad and low. */
export const PIG: Figure = {
  path:
    'M-11.6-1.6C-12.8-2-13.4-3.4-12.6-4.4L-11.2-3.6C-9.6-6.4-6.2-7.6-2.4-7.6C.8-7.6 3.4-7.2 5.4-6.2L7.6-9' +
    'C8.1-9.6 9-9.4 9.1-8.6L9.5-5.4C10.6-4.6 11.4-3.6 11.8-2.4L13.6-2C14.2-1.9 14.6-1.4 14.6-.8V1.6C14.6 2.2 14.2 2.6 13.6 2.6' +
    'H11.6C10.8 4 9.6 5 8.2 5.6L8.4 9.6C8.4 10.3 8 10.8 7.3 10.8H4.5C3.9 10.8 3.5 10.4 3.4 9.8L3 6.8H-4.4L-4.8 9.8' +
    'C-4.9 10.4-5.3 10.8-5.9 10.8H-8.7C-9.4 10.8-9.8 10.3-9.8 9.6L-9.6 5.4C-11.2 3.8-12 1.2-11.6-1.6Z',
  mark: [-2.4, -0.4],
  trim: 'M10-2.4H10.2M13.2-.4V1',
  neverLies: true,
};

export const pieces: readonly BroughtPiece[] = [
  { piece: 'builder', figure: BUILDER, left: 'seat.builders', isItself: true, claimsNothing: true },
  { piece: 'pig', figure: PIG, left: 'seat.pigs', isItself: true, claimsNothing: true, needs: 'farmers' },
];
