import type { HelpCard } from '../module_card.ts';
import { MagicFigure } from './magic_figures.tsx';

const mage = { drawing: () => <MagicFigure figure="mage" />, on: 0, aside: 24 };
const witch = { drawing: () => <MagicFigure figure="witch" />, on: 0, aside: 24 };

export const card: HelpCard = {
  tiles: [
    { tile: 'mage-CRRR-ends', rotation: 0 },
    { tile: 'base-U', rotation: 0, on: 0, thing: mage },
    { tile: 'base-E', rotation: 0, on: 0, colour: 'blue', thing: witch },
  ],
};
