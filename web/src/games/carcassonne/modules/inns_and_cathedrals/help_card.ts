import type { HelpCard } from '../module_card.ts';
import { BIG_MEEPLE } from './pieces.ts';

export const card: HelpCard = {
  tiles: [
    { tile: 'inns-CFRR-through-inn', rotation: 0, on: 1, colour: 'red', figure: BIG_MEEPLE },
    { tile: 'inns-CCCC-joined-cathedral', rotation: 0 },
  ],
};
