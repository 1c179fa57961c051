// The help of Carcassonne, downloaded with its texts and the cards of all modules when it is first shown.

import { withTexts } from '../../i18n/index.ts';
import { chunk } from '../../net/chunk.ts';
import type { GameHelp } from '../../play/how_to_play.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { MODULES } from './modules/index.ts';

const help = chunk(() => import('./help.tsx'));

export const CarcassonneHelp: GameHelp = lazy(
  withTexts(['help', 'rules'], async () => {
    const cards = MODULES.map(async ({ name, card }) => ({ name, ...(await card()) }));
    const [{ helpWith }, ...all] = await Promise.all([help(), ...cards]);
    return helpWith(all);
  }),
);
