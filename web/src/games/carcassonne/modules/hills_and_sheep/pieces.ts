import type { BroughtPiece } from '../brought_piece.ts';
import { drawWords } from './flock_words.ts';
import { SHEPHERD } from './shepherd_figure.ts';

export const pieces: readonly BroughtPiece[] = [
  {
    piece: 'shepherd',
    figure: SHEPHERD,
    left: 'seat.shepherds',
    isItself: true,
    later: drawWords,
    unlessOff: 'hills_shepherds',
  },
];
