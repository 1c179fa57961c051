import type { HelpCard } from '../module_card.ts';
import { SHEPHERD } from './shepherd_figure.ts';
import { FlockSign } from './token_drawing.tsx';

const flock = { drawing: () => <FlockSign sheep={5} />, on: 1, aside: 22 };

export const card: HelpCard = {
  tiles: [
    { tile: 'base-U', rotation: 0, on: 1, figure: SHEPHERD, thing: flock },
    { tile: 'hills-CFRF-hill', rotation: 0, on: 0 },
    { tile: 'hills-CFFC-joined-vineyard', rotation: 0 },
    { tile: 'hills-CCFC-nw+e-shared-vineyard', rotation: 0 },
  ],
};
