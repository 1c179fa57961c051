import type { HelpCard } from '../module_card.ts';
import { MAYOR } from './pieces.ts';

export const card: HelpCard = {
  tiles: [
    { tile: 'abbey-tile', rotation: 0, on: 0, colour: 'green' },
    { tile: 'abbey-CCCC-joined-shields2', rotation: 0, on: 0, colour: 'red', figure: MAYOR },
  ],
};
