// Flocks beside their shepherds, and a sign at hills with a tile under them.

import { CELL, type Cell, type Lookup, type Thing } from '../../../../board/index.ts';
import type { Layer } from '../../board/layer.ts';
import { flocksIn, type LyingFlock } from './flocks_in_draft.ts';
import { BuriedSign, FlockSign } from './token_drawing.tsx';

type Shown = {
  readonly flocks: readonly LyingFlock[];
  readonly buried: readonly Cell[];
};

/** How far beside its shepherd a flock lies, and the least room to the border of the tile. */
const BESIDE = 22;
const WITHIN = 8;
/** How far below the middle of a hill its sign lies. */
const BELOW = 9;

export const layer: Layer<Shown> = {
  now: (draft, game) => ({
    flocks: flocksIn(draft, game),
    buried: (game.buried ?? []).map(([x, y]) => ({ x, y })),
  }),
  standing: ({ flocks, buried }, lookup) => [
    ...flocks.map((flock) => flockThing(flock, lookup)),
    ...buried.map((cell) => buriedThing(cell, lookup)),
  ],
};

function flockThing({ x, y, feature, sheep }: LyingFlock, lookup: Lookup): Thing {
  const [slotX, slotY] = lookup({ x, y }, feature)?.slot ?? [50, 50];
  const aside = slotX + BESIDE <= CELL - WITHIN ? BESIDE : -BESIDE;
  const at = [x * CELL + slotX, y * CELL + slotY] as const;
  return {
    key: `flock ${x},${y},${feature}`,
    foot: at[1] + 0.6,
    at,
    figure: (
      <g transform={`translate(${aside} 0)`}>
        <FlockSign sheep={sheep} />
      </g>
    ),
  };
}

function buriedThing({ x, y }: Cell, lookup: Lookup): Thing {
  const [hillX, hillY] = hillAt({ x, y }, lookup) ?? [50, 50];
  const at = [x * CELL + hillX, y * CELL + hillY + BELOW] as const;
  return { key: `buried ${x},${y}`, foot: at[1] - BELOW, at, figure: <BuriedSign /> };
}

function hillAt(cell: Cell, lookup: Lookup): readonly [number, number] | null {
  for (let feature = 0; ; feature++) {
    const found = lookup(cell, feature);
    if (!found) return null;
    if (found.kind === 'hill') return found.slot;
  }
}
