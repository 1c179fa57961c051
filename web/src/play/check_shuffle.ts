// Whether a finished game's tiles came in the order determined by its committed secret and its
// players' randomness.

import type { GameRecord, NamedPile, ReturnedTiles } from '../net/protocol.gen.ts';
import { commitmentOf, NamedGenerator, type Proof, seedOf, shuffled } from '../net/shuffle.ts';
import type { Tally } from './result/tally.ts';

export type ShuffleCheck =
  | { verdict: 'fair'; drawn: number }
  | { verdict: 'unproven' }
  | { verdict: 'unfair' };

/**
 * `piles`: the piles by the game's rules, from the server. `shown`: the commitment that this browser saw
 * before the game; null: it was not there. The game's tally interprets the record.
 */
export function checkShuffle(
  record: GameRecord,
  piles: readonly NamedPile[],
  shown: string | null,
  { returnStream = '', numbered = () => [] }: Pick<Tally, 'returnStream' | 'numbered'> = {},
): ShuffleCheck {
  const { proof, deck, chance } = record;
  if (proof === undefined || deck?.order === undefined) return { verdict: 'unproven' };
  // Other chance depends on the rules: `bastide verify` replays the game.
  if (chance !== undefined && Object.keys(chance).length > 0) return { verdict: 'unproven' };
  const seed = seedOf(proof);
  const piled = piles.map(({ name, tiles = [] }) => shuffled(tiles, seed, name));
  const drawn =
    deck.returned === undefined
      ? piled.flat()
      : withReturned(piled, { stream: returnStream, ...deck.returned }, seed);
  const laid = piles.flatMap(({ name, numbers = [] }) => shuffled(numbers, seed, name));
  const fair =
    isCommitted(proof, shown) &&
    beganByLot(record, seed) &&
    drawn !== null &&
    begins(drawn, deck.order) &&
    begins(laid, numbered(deck));
  return fair ? { verdict: 'fair', drawn: deck.order.length } : { verdict: 'unfair' };
}

function isCommitted(proof: Proof, shown: string | null): boolean {
  return commitmentOf(proof.secret) === proof.commitment && proof.commitment === (shown ?? proof.commitment);
}

function beganByLot({ rules, seats, first_player = 0 }: GameRecord, seed: Uint8Array): boolean {
  if ((rules.options?.first_player ?? 'random') !== 'random') return true;
  return new NamedGenerator(seed, 'first_player').below(seats.length) === first_player;
}

/**
 * All tiles in their order, including what went back into the last pile and the following shuffle; null if
 * tiles went back that had not been drawn.
 */
function withReturned(
  piles: readonly (readonly string[])[],
  { after, tiles, stream }: ReturnedTiles & { stream: string },
  seed: Uint8Array,
): string[] | null {
  const all = piles.flat();
  const drawn = all.slice(0, after);
  if (after > all.length || !isTakenFrom(drawn, tiles)) return null;
  const from = Math.max(after, all.length - (piles.at(-1)?.length ?? 0));
  return [...all.slice(0, from), ...shuffled([...all.slice(from), ...tiles], seed, stream)];
}

function isTakenFrom(all: readonly string[], taken: readonly string[]): boolean {
  const left = [...all];
  return taken.every((tile) => {
    const place = left.indexOf(tile);
    return place >= 0 && left.splice(place, 1).length === 1;
  });
}

/** Whether everything taken was on top. */
function begins<Item>(all: readonly Item[], taken: readonly Item[]): boolean {
  return taken.every((item, place) => item === all[place]);
}
