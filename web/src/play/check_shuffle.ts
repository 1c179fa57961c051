// Whether a finished game's tiles came in the order determined by its committed secret and its
// players' randomness.

import type { GameRecord, NamedPile, RecordDeck, ReturnedTiles } from '../net/protocol.gen.ts';
import { commitmentOf, NamedGenerator, type Proof, seedOf, shuffled } from '../net/shuffle.ts';
import type { Tally } from './result/tally.ts';

export type ShuffleCheck =
  /** `others`: what was drawn besides tiles, which only replaying the game can check. Absent: nothing. */
  { verdict: 'fair'; drawn: number; others?: number } | { verdict: 'unproven' } | { verdict: 'unfair' };

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
    liesBelow(piled.flat(), drawn, deck) &&
    begins(drawn, deck.order) &&
    begins(laid, numbered(deck));
  if (!fair) return { verdict: 'unfair' };
  const others = Object.values(chance ?? {}).flat().length;
  return { verdict: 'fair', drawn: deck.order.length, ...(others > 0 && { others }) };
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
  { after, tiles, stream, buried = 0 }: ReturnedTiles & { stream: string },
  seed: Uint8Array,
): string[] | null {
  const all = piles.flat();
  const drawn = all.slice(0, after);
  if (after > all.length || !isTakenFrom(drawn, tiles)) return null;
  const from = Math.max(after, all.length - (piles.at(-1)?.length ?? 0));
  const left = all.slice(from, all.length - buried);
  return [...all.slice(0, from), ...shuffled([...left, ...tiles], seed, stream)];
}

/**
 * Whether the tiles that lie under others were the last of the pile, before tiles went back into it and
 * after.
 */
function liesBelow(
  first: readonly string[],
  later: readonly string[],
  { order = [], buried = [], returned }: RecordDeck,
): boolean {
  const before = returned?.buried ?? 0;
  const bottom = [...first.toReversed().slice(0, before), ...later.toReversed()];
  return begins(bottom, buried) && order.length + buried.length - before <= later.length;
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
