// The bars of gold on tiles, in the corner that is farthest from where pieces stand.

import { CELL, type Lookup, type Thing } from '../../../../board/index.ts';
import type { Layer } from '../../board/layer.ts';
import { GoldPile } from './gold_drawing.tsx';
import { type Pile, pilesIn } from './piles_in_draft.ts';

type Shown = { readonly piles: readonly Pile[] };
type Place = readonly [number, number];

const CORNERS: readonly Place[] = [
  [18, 84],
  [82, 84],
  [18, 18],
  [82, 18],
];

export const layer: Layer<Shown> = {
  now: (draft, game) => ({ piles: pilesIn(draft, game) }),
  standing: ({ piles }, lookup) => piles.map((pile) => thing(pile, lookup)),
};

function thing({ x, y, bars }: Pile, lookup: Lookup): Thing {
  const [left, top] = freeCorner({ x, y }, lookup);
  const at = [x * CELL + left, y * CELL + top] as const;
  return { key: `gold ${x},${y}`, foot: at[1] + 0.4, at, figure: <GoldPile bars={bars} /> };
}

function freeCorner(cell: { x: number; y: number }, lookup: Lookup): Place {
  const slots: Place[] = [];
  for (let feature = 0; ; feature++) {
    const found = lookup(cell, feature);
    if (!found) break;
    if (found.slot) slots.push(found.slot);
  }
  const room = ([x, y]: Place): number => Math.min(...slots.map(([a, b]) => Math.hypot(a - x, b - y)), 99);
  return CORNERS.reduce((best, corner) => (room(corner) > room(best) + 1 ? corner : best));
}
