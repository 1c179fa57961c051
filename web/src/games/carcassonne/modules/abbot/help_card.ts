import type { HelpCard } from '../module_card.ts';
import { ABBOT } from './pieces.ts';

export const card: HelpCard = {
  tiles: [{ tile: 'base-E-garden', rotation: 0, on: 2, colour: 'blue', figure: ABBOT }],
};
