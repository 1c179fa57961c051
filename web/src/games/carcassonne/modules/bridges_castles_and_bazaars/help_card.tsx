import type { HelpCard } from '../module_card.ts';
import { BridgeDrawing } from './bridge_drawing.tsx';
import { CastleFigure } from './castle_drawing.tsx';

const bridge = {
  drawing: () => (
    <g transform="translate(-50 -50)">
      <BridgeDrawing span="level" />
    </g>
  ),
};
const castle = { drawing: () => <CastleFigure colour="blue" />, on: 0 };

export const card: HelpCard = {
  tiles: [
    { tile: 'base-B', rotation: 0, thing: bridge },
    { tile: 'base-E', rotation: 2, thing: castle },
    { tile: 'bazaar-FFFF-bazaar', rotation: 0 },
    { tile: 'bazaar-RFRF-ends-bazaar', rotation: 1 },
  ],
};
