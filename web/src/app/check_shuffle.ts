// Whether a finished game's tiles came in the order that its committed secret and its players' randomness decide.

import type { Catalogue, GameRecord, TileCount } from '../net/protocol.gen.ts';
import { commitmentOf, NamedGenerator, type Proof, seedOf, shuffled } from '../net/shuffle.ts';

export type ShuffleCheck =
  | { verdict: 'fair'; drawn: number }
  /** A game that ended early: the record does not tell which tiles were never drawn. */
  | { verdict: 'committed' }
  | { verdict: 'unproven' }
  | { verdict: 'unfair' };

export interface Witness {
  /** The commitment that was shown before the game. */
  commitment: string;
  /** Tiles that were never drawn. */
  unseen: readonly TileCount[];
}

const PILE = 'tiles';

/** `witness`: what a browser that was there knows beyond the record; null for one that was not. */
export function checkShuffle(
  record: GameRecord,
  catalogue: Catalogue,
  witness: Witness | null,
): ShuffleCheck {
  const { proof, deck, result } = record;
  if (proof === undefined || deck?.order === undefined) return { verdict: 'unproven' };
  if (!isCommitted(proof, witness)) return { verdict: 'unfair' };
  const seed = seedOf(proof);
  if (!beganByLot(record, seed)) return { verdict: 'unfair' };
  if (witness === null && result?.ended !== 'finished') return { verdict: 'committed' };
  const undrawn = (witness?.unseen ?? []).flatMap(({ tile, count }) => Array<string>(count).fill(tile));
  const pile = inCatalogueOrder([...deck.order, ...undrawn], record.rules.game, catalogue);
  const expected = shuffled(pile, seed, PILE);
  const fair = deck.order.every((tile, index) => tile === expected[index]);
  return fair ? { verdict: 'fair', drawn: deck.order.length } : { verdict: 'unfair' };
}

function isCommitted(proof: Proof, witness: Witness | null): boolean {
  const shown = witness?.commitment ?? proof.commitment;
  return commitmentOf(proof.secret) === proof.commitment && proof.commitment === shown;
}

function beganByLot({ rules, seats, first_player = 0 }: GameRecord, seed: Uint8Array): boolean {
  if ((rules.options?.first_player ?? 'random') !== 'random') return true;
  return new NamedGenerator(seed, 'first_player').below(seats.length) === first_player;
}

function inCatalogueOrder(
  tiles: readonly string[],
  game: string | undefined,
  { games }: Catalogue,
): string[] {
  const order = games.find((known) => known.game === game)?.tiles.map(({ tile }) => tile) ?? [];
  return [...tiles].sort((a, b) => order.indexOf(a) - order.indexOf(b));
}
