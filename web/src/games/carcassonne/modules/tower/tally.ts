import type { Tally } from '../../../../play/result/tally.ts';

export const TOWER_TALLY: Partial<Tally> = {
  kindsByReason: { ransom: 'ransom' },
  freedBy: ['prisoner_freed'],
};
