// The help of Carcassonne, downloaded with its texts when it is first shown.

import { withTexts } from '../../i18n/index.ts';
import type { GameHelp } from '../../play/how_to_play.tsx';
import { lazy } from '../../ui/lazy.tsx';

export const CarcassonneHelp: GameHelp = lazy(
  withTexts(['help', 'rules', 'modules'], async () => (await import('./help.tsx')).fetchHelp()),
);
