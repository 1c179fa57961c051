import type { HelpCard } from '../module_card.ts';
import { BUILDER, PIG } from './pieces.ts';

export const card: HelpCard = {
  tiles: [
    { tile: 'traders-FCFC-joined-wine', rotation: 1, on: 0, colour: 'yellow', figure: BUILDER },
    { tile: 'traders-CCFC-joined-grain', rotation: 0, on: 1, colour: 'green', figure: PIG },
    { tile: 'traders-CRFC-joined-cloth', rotation: 0 },
  ],
};
