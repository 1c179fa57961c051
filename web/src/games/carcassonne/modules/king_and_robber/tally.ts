import type { Tally } from '../../../../play/result/tally.ts';

export const KING_TALLY: Partial<Tally> = { endReasons: ['award'] };
