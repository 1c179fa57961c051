// Why this device is not called.

import { type Key, t } from '../../i18n/index.ts';
import type { Outcome } from './call_here.ts';

type Failure = Exclude<Outcome, 'called'>;

const WORDS: Record<Failure, Key> = {
  blocked: 'settings.callsDenied',
  failed: 'push.failed',
  refused: 'push.refused',
};

export const outcomeWords = (outcome: Failure): string => t(WORDS[outcome]);
