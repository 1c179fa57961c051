// Why a hint is one, fetched with the first hint.

import { withTexts } from '../../i18n/index.ts';
import { lazy } from '../../ui/lazy.tsx';
import type { HintReasonsProps } from './hint_reasons.tsx';

export const HintReasons = lazy<HintReasonsProps>(
  withTexts(['reasons'], async () => (await import('./hint_reasons.tsx')).HintReasons),
  { quiet: true },
);
