import type { Figure } from '../../../../board/index.ts';
import { t } from '../../../../i18n/index.ts';
import type { BroughtPiece } from '../brought_piece.ts';

/** A robe, a head under a mitre, and a crosier in the hand. */
export const ABBOT: Figure = {
  path:
    'M-1.6-15.2C-.2-13.9 1.6-12.4 2-10.2L1.6-7.2C2-6.6 2-5.6 1.5-4.9C4.6-3.9 6.2-1.6 6.8 1.4C7.4 4.8 8 8.2 8.6 10.6' +
    'C8.8 11.5 8.3 12 7.5 12H-10.7C-11.5 12-12 11.5-11.8 10.6C-11.2 8.2-10.6 4.8-10 1.4C-9.4-1.6-7.8-3.9-4.7-4.9' +
    'C-5.2-5.6-5.2-6.6-4.8-7.2L-5.2-10.2C-4.8-12.4-3-13.9-1.6-15.2Z',
  mark: [-1.6, 3.6],
  held: 'M10.2 12V-8.4C10.2-11.2 5.6-11.4 5.6-8.6C5.6-7.2 7.4-6.8 7.8-7.9',
  trim: 'M-1.6-13V-7.6M-4.9-9.6C-3-8.7-.2-8.7 1.7-9.6',
};

export const pieces: readonly BroughtPiece[] = [
  {
    piece: 'abbot',
    figure: ABBOT,
    left: 'seat.abbots',
    isItself: true,
    role: (kind) => (kind === 'monastery' ? t('role.abbot') : undefined),
  },
];
