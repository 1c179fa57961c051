// Where the deck of a bridge is, in the square of its tile as it is shown.

import type { SeenFeature } from '../../../../board/index.ts';
import { distance, type Point } from '../../../../geometry/points.ts';
import { HALF_WIDTH } from '../../tiles/types.ts';

/** From left to right, or from top to bottom, as it is shown. */
export type Span = 'level' | 'upright';

/** How far up the picture its middle is; seen from its end a bridge rises to the eye, and looks wider. */
const RISE = 10;
const WIDER = 1.25;
/** How far before the middle of the deck a figure stands. */
const BEFORE = 2;
const APART = 18;

export interface Deck {
  readonly at: Point;
  /** From the middle of the deck to its edge further down or to the right. */
  readonly across: Point;
}

export function deckAt(span: Span, along: number): Deck {
  const up = 4 * along * (1 - along);
  const half = HALF_WIDTH.road;
  return span === 'level'
    ? { at: [100 * along, 50 - RISE * up], across: [0, half] }
    : { at: [50, 100 * along], across: [half * (1 + (WIDER - 1) * up), 0] };
}

const PLACES = [0.5, 0.36, 0.64, 0.25, 0.75];

/** The road that a bridge is: a figure stands as near the middle as others on its tile leave room. */
export function bridgeRoad(span: Span, taken: readonly Point[]): SeenFeature {
  const slots = PLACES.map((along): Point => {
    const [x, y] = deckAt(span, along).at;
    return [x, y - BEFORE];
  });
  const room = (slot: Point): number => Math.min(APART, ...taken.map((other) => distance(slot, other)));
  const slot = slots.reduce((best, other) => (room(other) > room(best) ? other : best));
  const steps = Array.from({ length: 11 }, (_, i) => deckAt(span, i / 10));
  const rim = (side: 1 | -1): Point[] =>
    steps.map(({ at, across }) => [at[0] + side * across[0], at[1] + side * across[1]]);
  return { kind: 'road', slot, area: [[...rim(1), ...rim(-1).reverse()]] };
}
