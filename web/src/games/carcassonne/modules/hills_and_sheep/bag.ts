// The bag of sheep and wolves, as everybody may count it: all tokens that lie with no shepherd.

import type { GameView } from '../../../../net/protocol.gen.ts';

/** How many tokens of one sheep, of two, three and four there are, and how many wolves (HILLS-COMP-03). */
const TOKENS = [4, 5, 5, 2] as const;
const WOLVES = 2;

export interface Bag {
  /** How many tokens of one sheep and more are left in it. */
  readonly sheep: readonly number[];
  readonly wolves: number;
  /** All tokens in it. */
  readonly all: number;
}

export function bagIn({ seats }: Pick<GameView, 'seats'>): Bag {
  const lying = seats.flatMap(({ flock = [] }) => flock);
  const sheep = TOKENS.map((count, i) => count - lying.filter((token) => token === i + 1).length);
  return { sheep, wolves: WOLVES, all: sheep.reduce((sum, count) => sum + count, WOLVES) };
}

/** How likely the next token is a wolf, in lowest terms: `n` in `all`. */
export function oddsOfWolf({ wolves, all }: Bag): { n: number; all: number } {
  const by = divisor(wolves, all);
  return { n: wolves / by, all: all / by };
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** The sheep of a flock. */
export function sheepIn(flock: readonly (number | 'wolf')[] = []): number {
  return flock.reduce<number>((sum, token) => sum + (token === 'wolf' ? 0 : token), 0);
}
