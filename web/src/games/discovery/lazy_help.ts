// The help of The Discovery, downloaded with its texts when it is first shown.

import { withTexts } from '../../i18n/index.ts';
import type { GameHelp } from '../../play/how_to_play.tsx';
import { lazy } from '../../ui/lazy.tsx';

export const DiscoveryHelp: GameHelp = lazy(
  withTexts(['discovery'], async () => (await import('./help.tsx')).DiscoveryHelp),
);
