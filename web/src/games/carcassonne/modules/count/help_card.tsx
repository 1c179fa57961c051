import type { HelpCard } from '../module_card.ts';
import { CountFigure } from './count_figure.tsx';

export const card: HelpCard = {
  tiles: [
    { tile: 'count-r1c2', rotation: 0 },
    { tile: 'count-r1c3', rotation: 0 },
    { tile: 'count-r2c2', rotation: 0 },
    { tile: 'count-r2c3', rotation: 0, thing: { drawing: () => <CountFigure /> } },
  ],
};
