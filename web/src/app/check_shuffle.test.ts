import { describe, expect, it } from 'vitest';
import type { Catalogue, GameRecord, RoomView } from '../net/protocol.gen.ts';
import { commitmentOf, NamedGenerator, seedOf, shuffled } from '../net/shuffle.ts';
import { checkShuffle, witnessOf } from './check_shuffle.ts';

const pile = ['a', 'a', 'b', 'c', 'c', 'c', 'd', 'e'];
const catalogue = {
  games: [{ game: 'g', tiles: ['a', 'b', 'c', 'd', 'e'].map((tile) => ({ tile })) }],
} as unknown as Catalogue;
const secret = '42'.repeat(32);
const proof = {
  game_id: '17'.repeat(16),
  secret,
  commitment: commitmentOf(secret),
  entropy: ['99'.repeat(32), null],
};
const seed = seedOf(proof);

function record(changes: Partial<GameRecord> = {}): GameRecord {
  return {
    format: 'bastide-game/1',
    rules: { game: 'g', preset: 'p', edition: 'e', modules: [], options: { first_player: 'random' } },
    seats: [
      { name: 'Ada', colour: 'red' },
      { name: 'Ben', colour: 'blue' },
    ],
    first_player: new NamedGenerator(seed, 'first_player').below(2),
    deck: { order: shuffled(pile, seed, 'tiles') },
    actions: [],
    proof,
    result: { scores: [0, 0], winners: [0, 1], ended: 'finished' },
    ...changes,
  };
}

describe('a finished game', () => {
  it('is fair when its tiles came in the order that the proof gives', () => {
    expect(checkShuffle(record(), catalogue, null)).toEqual({ verdict: 'fair', drawn: pile.length });
  });

  it('is unfair when two tiles were swapped', () => {
    const order = shuffled(pile, seed, 'tiles');
    const other = order.findIndex((tile) => tile !== order[0]);
    [order[0], order[other]] = [order[other]!, order[0]!];
    expect(checkShuffle(record({ deck: { order } }), catalogue, null)).toEqual({ verdict: 'unfair' });
  });

  it('is unfair when the secret is not the one committed to', () => {
    expect(
      checkShuffle(record({ proof: { ...proof, secret: '43'.repeat(32) } }), catalogue, null).verdict,
    ).toBe('unfair');
  });

  it('is unfair when another commitment was shown before the game', () => {
    const witness = { commitment: '00'.repeat(32), unseen: [] };
    expect(checkShuffle(record(), catalogue, witness).verdict).toBe('unfair');
  });

  it('is unfair when the wrong seat began', () => {
    expect(checkShuffle(record({ first_player: 1 - record().first_player! }), catalogue, null).verdict).toBe(
      'unfair',
    );
  });

  it('is unproven without a proof', () => {
    const { proof: _, ...bare } = record();
    expect(checkShuffle(bare, catalogue, null).verdict).toBe('unproven');
  });
});

describe('a witness', () => {
  it('does not count tiles that were drawn and set aside as never drawn', () => {
    const game = {
      unseen: [
        { tile: 'r1', count: 2 },
        { tile: 'a', count: 3 },
      ],
      set_aside: ['r1'],
    };
    const view = { shuffle: { commitment: 'c' }, game } as unknown as RoomView;
    expect(witnessOf(view).unseen).toEqual([
      { tile: 'r1', count: 1 },
      { tile: 'a', count: 3 },
    ]);
  });
});

describe('a game with a river', () => {
  const decks = { r1: 'river', r2: 'river', r3: 'river', lake: 'lake', a: 'land', b: 'land' };
  const withRiver = {
    games: [{ game: 'g', tiles: Object.entries(decks).map(([tile, deck]) => ({ tile, deck })) }],
  } as unknown as Catalogue;
  const order = [
    ...shuffled(['r1', 'r2', 'r2', 'r3'], seed, 'river'),
    'lake',
    ...shuffled(['a', 'a', 'b', 'b'], seed, 'tiles'),
  ];

  it('is fair when each pile came in its own order, the river before the land', () => {
    expect(checkShuffle(record({ deck: { order } }), withRiver, null)).toEqual({ verdict: 'fair', drawn: 9 });
  });

  it('is unfair when a land tile came before the lake', () => {
    const early = [...order.slice(0, 4), order[5]!, 'lake', ...order.slice(6)];
    expect(checkShuffle(record({ deck: { order: early } }), withRiver, null).verdict).toBe('unfair');
  });
});

describe('a game that ended early', () => {
  const order = shuffled(pile, seed, 'tiles').slice(0, 3);
  const early = record({ deck: { order }, result: { scores: [0, 0], winners: [1], ended: 'resigned' } });

  it('is fair for a witness who knows which tiles were never drawn', () => {
    const left = [...shuffled(pile, seed, 'tiles').slice(3)].sort();
    const unseen = [...new Set(left)].map((tile) => ({
      tile,
      count: left.filter((other) => other === tile).length,
    }));
    const witness = { commitment: proof.commitment, unseen };
    expect(checkShuffle(early, catalogue, witness)).toEqual({ verdict: 'fair', drawn: 3 });
  });

  it('is only known to be committed to for anybody else', () => {
    expect(checkShuffle(early, catalogue, null)).toEqual({ verdict: 'committed' });
  });
});

describe('a game of The Castle', () => {
  const numbers = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9];
  const laid = shuffled(numbers, seed, 'wall_tiles').slice(0, 13);
  const order = shuffled(pile, seed, 'tiles');

  it('is fair when its wall tiles lie as the proof gives them, too', () => {
    const castle = record({ deck: { order, wall_tiles: laid } });
    expect(checkShuffle(castle, catalogue, null).verdict).toBe('fair');
  });

  it('is unfair when two wall tiles were swapped', () => {
    const other = laid.findIndex((number) => number !== laid[0]);
    const swapped = laid.with(0, laid[other]!).with(other, laid[0]!);
    const castle = record({ deck: { order, wall_tiles: swapped } });
    expect(checkShuffle(castle, catalogue, null)).toEqual({ verdict: 'unfair' });
  });
});
