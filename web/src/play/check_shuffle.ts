// Whether a finished game's tiles came in the order that its committed secret and its players' randomness decide.

import type { GameRecord, NamedPile } from '../net/protocol.gen.ts';
import { commitmentOf, NamedGenerator, type Proof, seedOf, shuffled } from '../net/shuffle.ts';

export type ShuffleCheck =
  | { verdict: 'fair'; drawn: number }
  | { verdict: 'unproven' }
  | { verdict: 'unfair' };

/** `piles`: what the server says that is in them by the game's rules. `shown`: the commitment that this browser saw before
 * the game; null: it was not there. */
export function checkShuffle(
  record: GameRecord,
  piles: readonly NamedPile[],
  shown: string | null,
): ShuffleCheck {
  const { proof, deck } = record;
  if (proof === undefined || deck?.order === undefined) return { verdict: 'unproven' };
  const seed = seedOf(proof);
  const drawn = piles.flatMap(({ name, tiles = [] }) => shuffled(tiles, seed, name));
  const laid = piles.flatMap(({ name, numbers = [] }) => shuffled(numbers, seed, name));
  const fair =
    isCommitted(proof, shown) &&
    beganByLot(record, seed) &&
    begins(drawn, deck.order) &&
    begins(laid, deck.wall_tiles ?? []);
  return fair ? { verdict: 'fair', drawn: deck.order.length } : { verdict: 'unfair' };
}

function isCommitted(proof: Proof, shown: string | null): boolean {
  return commitmentOf(proof.secret) === proof.commitment && proof.commitment === (shown ?? proof.commitment);
}

function beganByLot({ rules, seats, first_player = 0 }: GameRecord, seed: Uint8Array): boolean {
  if ((rules.options?.first_player ?? 'random') !== 'random') return true;
  return new NamedGenerator(seed, 'first_player').below(seats.length) === first_player;
}

/** Whether all that was taken is what lay on top. */
function begins<Item>(all: readonly Item[], taken: readonly Item[]): boolean {
  return taken.every((item, place) => item === all[place]);
}
