// The card that tells what the board shows, loaded when it is first shown.

import { withTexts } from '../../i18n/index.ts';
import { lazy } from '../../ui/lazy.tsx';

export const ReadingCard = lazy(
  withTexts(['reading'], async () => (await import('./reading_card.tsx')).ReadingCard),
  { quiet: true },
);
