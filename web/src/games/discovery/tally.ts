import type { Tally } from '../../play/result/tally.ts';

/** How a finished game of The Discovery is presented. */
export const DISCOVERY_TALLY: Tally = { kinds: ['mountain', 'grassland', 'sea'] };
