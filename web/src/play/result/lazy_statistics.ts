// How a game went, fetched when the result is first shown.

import { withTexts } from '../../i18n/index.ts';
import { lazy } from '../../ui/lazy.tsx';

export const StatisticsCard = lazy(
  withTexts(['reading'], async () => (await import('./statistics_card.tsx')).StatisticsCard),
  { quiet: true },
);
