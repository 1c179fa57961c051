import type { HelpCard } from '../module_card.ts';
import { GoldPile } from './gold_drawing.tsx';

const bars = (n: number) => ({ drawing: () => <GoldPile bars={n} />, on: 0, aside: 20 });

export const card: HelpCard = {
  tiles: [
    { tile: 'gold-RRRR-ns+ew', rotation: 0 },
    { tile: 'base-U', rotation: 0, on: 0, colour: 'red', thing: bars(1) },
    { tile: 'base-E', rotation: 0, on: 0, colour: 'blue', thing: bars(3) },
  ],
};
