// The mage and the witch among the pieces.

import { CELL, type Lookup, type Thing } from '../../../../board/index.ts';
import type { Layer } from '../../board/layer.ts';
import { magiciansIn, type PlacedMagician } from './figures_in_draft.ts';
import { MagicFigure } from './magic_figures.tsx';

type Shown = { readonly magicians: readonly PlacedMagician[] };

/** How far beside the place of a piece they stand, and their least distance to the border of the tile. */
const BESIDE = { mage: 23, witch: 27 } as const;
const WITHIN = 9;

export const layer: Layer<Shown> = {
  now: (draft, game) => ({ magicians: magiciansIn(draft, game) }),
  standing: ({ magicians }, lookup) => magicians.map((one) => thing(one, lookup)),
};

function thing({ figure, x, y, feature }: PlacedMagician, lookup: Lookup): Thing {
  const [slotX, slotY] = lookup({ x, y }, feature)?.slot ?? [50, 50];
  const beside = BESIDE[figure];
  const aside = slotX + beside <= CELL - WITHIN ? beside : -beside;
  const at = [x * CELL + slotX, y * CELL + slotY] as const;
  return {
    key: figure,
    foot: at[1] + 0.5,
    at,
    figure: (
      <g transform={`translate(${aside} 0)`}>
        <MagicFigure figure={figure} />
      </g>
    ),
  };
}
