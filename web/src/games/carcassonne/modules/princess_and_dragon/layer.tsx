// The dragon and the fairy on the board: their drawing is fetched once one of them is there.

import type { Cell } from '../../../../board/index.ts';
import { lazy } from '../../../../ui/lazy.tsx';
import type { Layer } from '../../board/layer.ts';
import {
  neutralsIn,
  type PlacedNeutral,
  type ThreatenedPiece,
  threatenedIn,
  trailIn,
} from './neutrals_in_draft.ts';

const Neutrals = lazy(async () => (await import('./neutral_layer.tsx')).Neutrals, { quiet: true });

type Shown = {
  readonly neutrals: readonly PlacedNeutral[];
  /** The cells of the dragon's present move, in order. */
  readonly trail: readonly Cell[];
  readonly threatened: readonly ThreatenedPiece[];
};

export const layer: Layer<Shown> = {
  now: (draft, game) => ({
    neutrals: neutralsIn(draft, game),
    trail: trailIn(draft, game),
    threatened: threatenedIn(draft),
  }),
  above: (shown, on) => shown.neutrals.length > 0 && <Neutrals {...on} {...shown} />,
};
