import type { HelpCard } from '../module_card.ts';
import { TowerFigure } from './figure.tsx';

export const card: HelpCard = {
  tiles: [{ tile: 'tower-CFFF', rotation: 0, thing: { drawing: () => <TowerFigure height={2} />, on: 2 } }],
};
