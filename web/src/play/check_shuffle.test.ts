import { describe, expect, it } from 'vitest';
import type { GameRecord, NamedPile } from '../net/protocol.gen.ts';
import { commitmentOf, NamedGenerator, seedOf, shuffled } from '../net/shuffle.ts';
import { checkShuffle } from './check_shuffle.ts';
import type { Tally } from './result/tally.ts';

const tiles = ['a', 'a', 'b', 'c', 'c', 'c', 'd', 'e'];
const piles: NamedPile[] = [{ name: 'tiles', tiles }];
const secret = '42'.repeat(32);
const proof = {
  game_id: '17'.repeat(16),
  secret,
  commitment: commitmentOf(secret),
  entropy: ['99'.repeat(32), null],
};
const seed = seedOf(proof);
const order = shuffled(tiles, seed, 'tiles');

function record(changes: Partial<GameRecord> = {}): GameRecord {
  return {
    format: 'bastide-game/1',
    rules: { game: 'g', preset: 'p', edition: 'e', modules: [], options: { first_player: 'random' } },
    seats: [
      { name: 'Ada', colour: 'red' },
      { name: 'Ben', colour: 'blue' },
    ],
    first_player: new NamedGenerator(seed, 'first_player').below(2),
    deck: { order },
    actions: [],
    proof,
    result: { scores: [0, 0], winners: [0, 1], ended: 'finished' },
    ...changes,
  };
}

/** With the first item and the next that differs from it swapped. */
function swapped<Item>(items: readonly Item[]): Item[] {
  const other = items.findIndex((item) => item !== items[0]);
  return items.with(0, items[other]!).with(other, items[0]!);
}

describe('a finished game', () => {
  it('is fair when its tiles came in the order that the proof gives', () => {
    expect(checkShuffle(record(), piles, null)).toEqual({ verdict: 'fair', drawn: tiles.length });
    expect(checkShuffle(record(), piles, proof.commitment).verdict).toBe('fair');
  });

  it('is unfair when two tiles were swapped', () => {
    expect(checkShuffle(record({ deck: { order: swapped(order) } }), piles, null).verdict).toBe('unfair');
  });

  it('is unfair when more tiles were drawn than there are', () => {
    expect(checkShuffle(record({ deck: { order: [...order, 'e'] } }), piles, null).verdict).toBe('unfair');
  });

  it('is unfair when the secret is not the one committed to', () => {
    const other = record({ proof: { ...proof, secret: '43'.repeat(32) } });
    expect(checkShuffle(other, piles, null).verdict).toBe('unfair');
  });

  it('is unfair when another commitment was shown before the game', () => {
    expect(checkShuffle(record(), piles, '00'.repeat(32)).verdict).toBe('unfair');
  });

  it('is unfair when the wrong seat began', () => {
    const other = record({ first_player: 1 - record().first_player! });
    expect(checkShuffle(other, piles, null).verdict).toBe('unfair');
  });

  it('tells how much more than its tiles was left to chance', () => {
    const drawn = order.length;
    const chance = { die: [3], flock: [2, 'wolf' as const] };
    expect(checkShuffle(record({ chance }), piles, null)).toEqual({ verdict: 'fair', drawn, others: 3 });
    expect(checkShuffle(record({ chance: {} }), piles, null)).toEqual({ verdict: 'fair', drawn });
  });

  it('has the last tiles of the pile under its hills (HILLS-HILL-02, HILLS-HILL-03)', () => {
    const [last, second] = order.toReversed() as [string, string];
    const verdict = (drawn: number, buried: string[]) =>
      checkShuffle(record({ deck: { order: order.slice(0, drawn), buried } }), piles, null).verdict;
    expect(verdict(6, [last, second])).toBe('fair');
    expect(verdict(5, [last])).toBe('fair');
    expect(verdict(6, [order[0]!, second])).toBe(order[0] === last ? 'fair' : 'unfair');
    expect(verdict(6, swapped([last, second, ...order]).slice(0, 2))).toBe('unfair');
    // What lies under a hill was not drawn.
    expect(verdict(7, [last, second])).toBe('unfair');
  });

  it('is unproven without a proof', () => {
    const { proof: _, ...bare } = record();
    expect(checkShuffle(bare, piles, null).verdict).toBe('unproven');
  });
});

describe('a game in which tiles went back into the pile', () => {
  const back = [order[1]!];
  const after = 3;
  const rest = shuffled([...order.slice(after), ...back], seed, 'dragon');
  const whole = [...order.slice(0, after), ...rest];
  const returned = { after, tiles: back };
  const verdict = (deck: GameRecord['deck'], among: readonly NamedPile[] = piles) =>
    checkShuffle(record({ deck }), among, null, { returnStream: 'dragon' }).verdict;

  it('is fair when the rest was shuffled by the proof, too', () => {
    expect(verdict({ order: whole, returned })).toBe('fair');
    expect(verdict({ order: whole.slice(0, after + 2), returned })).toBe('fair');
  });

  it('is unfair when the rest lies otherwise, or other tiles went back', () => {
    expect(verdict({ order: [...order.slice(0, after), ...swapped(rest)], returned })).toBe('unfair');
    expect(verdict({ order: whole })).toBe('unfair');
    expect(verdict({ order: whole, returned: { after: after + 1, tiles: back } })).toBe('unfair');
    expect(verdict({ order: whole, returned: { after, tiles: [...back, ...back] } })).toBe('unfair');
  });

  it('keeps below what had gone under hills before', () => {
    const [buried] = order.toReversed() as [string];
    const left = shuffled([...order.slice(after, -1), ...back], seed, 'dragon');
    const early = { ...returned, buried: 1 };
    const deck = { order: [...order.slice(0, after), ...left.slice(0, -1)], returned: early };
    expect(verdict({ ...deck, buried: [buried, left.at(-1)!] })).toBe('fair');
    expect(verdict({ ...deck, buried: [left.at(-1)!, buried] })).toBe(
      left.at(-1) === buried ? 'fair' : 'unfair',
    );
    expect(verdict({ ...deck, returned, buried: [buried, left.at(-1)!] })).toBe('unfair');
  });

  it('was shuffled by the stream that the record names', () => {
    const other = shuffled([...order.slice(after), ...back], seed, 'other');
    const deck = { order: [...order.slice(0, after), ...other], returned };
    expect(verdict({ ...deck, returned: { ...returned, stream: 'other' } })).toBe('fair');
    expect(verdict(deck)).toBe('unfair');
  });

  it('leaves the river as it lay', () => {
    const river = shuffled(['r', 's', 't'], seed, 'river');
    const both = [{ name: 'river', tiles: ['r', 's', 't'] }, ...piles];
    const land = shuffled([...order, river[0]!], seed, 'dragon');
    const early = { after: 1, tiles: [river[0]!] };
    expect(verdict({ order: [...river, ...land], returned: early }, both)).toBe('fair');
    expect(verdict({ order: [...river, ...order], returned: early }, both)).toBe('unfair');
  });
});

describe('a game that ended early', () => {
  const early = (drawn: string[]) =>
    record({ deck: { order: drawn }, result: { scores: [0, 0], winners: [1], ended: 'resigned' } });

  it('is fair as far as it went, for anybody', () => {
    expect(checkShuffle(early(order.slice(0, 3)), piles, null)).toEqual({ verdict: 'fair', drawn: 3 });
  });

  it('is unfair when what was drawn is not what lay on top', () => {
    expect(checkShuffle(early(swapped(order).slice(0, 3)), piles, null).verdict).toBe('unfair');
  });
});

describe('a game of several piles', () => {
  const river = [...['r1', 'r2', 'r2', 'r3']];
  const all: NamedPile[] = [{ name: 'river', tiles: river }, { name: 'lake', tiles: ['lake'] }, ...piles];
  const drawn = [...shuffled(river, seed, 'river'), 'lake', ...order];

  it('is fair when each pile came in its own order, one after another', () => {
    expect(checkShuffle(record({ deck: { order: drawn } }), all, null)).toEqual({
      verdict: 'fair',
      drawn: 13,
    });
  });

  it('is unfair when a land tile came before the lake', () => {
    const early = [...drawn.slice(0, 4), drawn[5]!, 'lake', ...drawn.slice(6)];
    expect(checkShuffle(record({ deck: { order: early } }), all, null).verdict).toBe('unfair');
  });
});

describe('a game with wall tiles', () => {
  const numbers = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9];
  const both: NamedPile[] = [...piles, { name: 'wall_tiles', numbers }];
  const laid = shuffled(numbers, seed, 'wall_tiles').slice(0, 13);
  const tally: Pick<Tally, 'numbered'> = { numbered: ({ wall_tiles = [] }) => wall_tiles };

  it('is fair when they lie as the proof gives them, too', () => {
    expect(checkShuffle(record({ deck: { order, wall_tiles: laid } }), both, null, tally).verdict).toBe(
      'fair',
    );
  });

  it('is unfair when two of them were swapped', () => {
    const other = record({ deck: { order, wall_tiles: swapped(laid) } });
    expect(checkShuffle(other, both, null, tally).verdict).toBe('unfair');
  });
});
