import type { Tally } from '../../../../play/result/tally.ts';

export const PRINCESS_TALLY: Partial<Tally> = {
  kindsByReason: { fairy: 'fairy', fairy_turn: 'fairy' },
  returnStream: 'dragon',
};
