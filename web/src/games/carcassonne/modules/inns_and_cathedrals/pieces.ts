import type { Figure } from '../../../../board/index.ts';
import type { BroughtPiece } from '../brought_piece.ts';

/** A follower larger than the others all round, with a broad hat. */
export const BIG_MEEPLE: Figure = {
  path:
    'M0-16.6C2-16.6 3.8-15.6 4.3-13L4.7-11.4C7-11.1 9-10.4 9-9.4C9-8.5 6.9-8 4.6-7.7C4.5-6.8 4.1-6 3.6-5.4' +
    'C7.2-4.6 10.8-3.2 12.8-1.6C14.2-.5 14 2.6 12.2 3.1C10.4 3.6 8.6 3.5 7 3.6C7.6 6.2 9.4 8.6 10.8 10.4C11.5 11.3 11 12 10 12' +
    'H3.6C2.8 12 2.4 11.6 2 11L0 6.8L-2 11C-2.4 11.6-2.8 12-3.6 12H-10C-11 12-11.5 11.3-10.8 10.4' +
    'C-9.4 8.6-7.6 6.2-7 3.6C-8.6 3.5-10.4 3.6-12.2 3.1C-14 2.6-14.2-.5-12.8-1.6C-10.8-3.2-7.2-4.6-3.6-5.4' +
    'C-4.1-6-4.5-6.8-4.6-7.7C-6.9-8-9-8.5-9-9.4C-9-10.4-7-11.1-4.7-11.4L-4.3-13C-3.8-15.6-2-16.6 0-16.6Z',
  mark: [0, 0.4],
  trim: 'M-4.4-11.2C-2-10.4 2-10.4 4.4-11.2',
};

export const pieces: readonly BroughtPiece[] = [
  { piece: 'big_meeple', figure: BIG_MEEPLE, left: 'seat.bigMeeples', as: 'claim.big', isFirst: true },
];
