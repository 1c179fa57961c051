// The board turn of a finished game, in which nobody decides anything.

import { signal } from '@preact/signals';
import type { Draft } from '../draft.ts';
import type { BoardTurn } from './game_parts.ts';

export const NO_TURN: BoardTurn = {
  draft: signal<Draft>({ step: 'wait' }),
  offerAt: ({ x, y }) => ({ x, y, rotation: 0 }),
  chooseCell() {},
  rotate() {},
  pick() {},
  choose() {},
};
