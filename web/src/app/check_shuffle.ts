// Whether a finished game's tiles came in the order that its committed secret and its players' randomness decide.

import type { Catalogue, CatalogueTile, GameRecord, RoomView, TileCount } from '../net/protocol.gen.ts';
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

/** Decks that are piles of their own, drawn in this order; all other tiles are in the last pile. */
const PILES = ['river', 'lake', 'tiles'];

/** The Castle's wall tiles, two of each number: the first of them lie at the corners, the others leave the game. */
const WALL_TILES = { pile: 'wall_tiles', items: Array.from({ length: 18 }, (_, i) => 1 + (i >> 1)) } as const;

/** What this browser knows of a game that it saw the end of. Tiles that were set aside had been drawn before. */
export function witnessOf({ shuffle, game }: RoomView): Witness {
  const { unseen, set_aside = [], set_below = [] } = game!;
  const aside = [...set_aside, ...set_below];
  const drawn = (tile: string) => aside.filter((other) => other === tile).length;
  return {
    commitment: shuffle.commitment,
    unseen: unseen.map(({ tile, count }) => ({ tile, count: count - drawn(tile) })),
  };
}

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
  if (!beganByLot(record, seed) || !wallTilesAgree(deck.wall_tiles ?? [], seed)) return { verdict: 'unfair' };
  if (witness === null && result?.ended !== 'finished') return { verdict: 'committed' };
  const undrawn = (witness?.unseen ?? []).flatMap(({ tile, count }) => Array<string>(count).fill(tile));
  const tiles = catalogue.games.find(({ game }) => game === record.rules.game)?.tiles ?? [];
  const expected = drawOrder([...deck.order, ...undrawn], tiles, seed);
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

function wallTilesAgree(laid: readonly number[], seed: Uint8Array): boolean {
  const expected = shuffled(WALL_TILES.items, seed, WALL_TILES.pile);
  return laid.every((number, corner) => number === expected[corner]);
}

/** The order that the seed gives to these tiles: pile by pile, each shuffled from catalogue order under its name. */
function drawOrder(drawn: readonly string[], tiles: readonly CatalogueTile[], seed: Uint8Array): string[] {
  const place = new Map(tiles.map(({ tile }, index) => [tile, index]));
  const pileOf = (tile: string) => {
    const deck = tiles[place.get(tile) ?? -1]?.deck ?? '';
    return PILES.includes(deck) ? deck : PILES.at(-1);
  };
  return PILES.flatMap((pile) => {
    const items = drawn.filter((tile) => pileOf(tile) === pile);
    return shuffled(
      items.sort((a, b) => (place.get(a) ?? -1) - (place.get(b) ?? -1)),
      seed,
      pile,
    );
  });
}
