import type { Tally } from '../../../../play/result/tally.ts';

export const TRADERS_TALLY: Partial<Tally> = { endReasons: ['goods'] };
