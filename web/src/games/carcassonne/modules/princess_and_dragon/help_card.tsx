import type { HelpCard } from '../module_card.ts';
import { NeutralFigure } from './neutral_drawing.tsx';

const dragon = { drawing: () => <NeutralFigure figure="dragon" /> };
const fairy = { drawing: () => <NeutralFigure figure="fairy" />, on: 0, aside: 13 };

export const card: HelpCard = {
  tiles: [
    { tile: 'dragon-FFFF-volcano', rotation: 0 },
    { tile: 'dragon-FFRR-through-dragon', rotation: 0, thing: dragon },
    { tile: 'dragon-CFFC-joined-spur-princess', rotation: 0, on: 0, colour: 'blue', thing: fairy },
    { tile: 'dragon-FRRR-ends-portal', rotation: 0 },
  ],
};
