// Who is in the city: all about it is fetched once the city lies on the board.

import type { Cell } from '../../../../board/index.ts';
import { lazy } from '../../../../ui/lazy.tsx';
import type { Layer } from '../../board/layer.ts';
import type { Shown } from './quarters_in_draft.ts';

const QuarterFigures = lazy(async () => (await import('./quarter_figures.tsx')).QuarterFigures, {
  quiet: true,
});

/** The northwest and the northeast tile of the city (COUNT-SETUP-01), which tell how the board is turned. */
const NORTH: readonly Cell[] = [
  { x: -2, y: -1 },
  { x: 1, y: -1 },
];

export const layer: Layer<Shown> = {
  now: (draft, game) => ({
    north: game.count ? NORTH.map((cell) => ({ ...cell, draft, game })) : [],
  }),
  above: ({ north }, on) => north.length > 0 && <QuarterFigures {...on} north={north} />,
};
