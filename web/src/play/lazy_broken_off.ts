// Few tables ever need it.

import { withTexts } from '../i18n/index.ts';
import { lazy } from '../ui/lazy.tsx';

export const BrokenOffCard = lazy(
  withTexts(['errors'], async () => (await import('./broken_off.tsx')).BrokenOffCard),
  { quiet: true },
);
