// The test vectors of protocol/README.md.

import { describe, expect, it } from 'vitest';
import { toHex } from './bytes.ts';
import { commitmentOf, NamedGenerator, type Proof, seedOf, shuffled } from './shuffle.ts';

const counting = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
const proof: Proof = {
  secret: toHex(Uint8Array.from(counting(32))),
  game_id: toHex(Uint8Array.from(counting(16))),
  commitment: '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
  entropy: [null, 'aa'.repeat(32)],
};
const seed = seedOf(proof);

function drawn(name: string, bounds: readonly number[]): number[] {
  const generator = new NamedGenerator(seed, name);
  return bounds.map((bound) => generator.below(bound));
}

describe('the shuffle', () => {
  it('commits to its secret', () => {
    expect(commitmentOf(proof.secret)).toBe(proof.commitment);
  });

  it('takes each seat’s randomness, and its absence, into the seed', () => {
    expect(toHex(seed)).toBe('9061e0c78a31ea56527203e3ed174d4d602e4ca2c30223dfbdeb1a738cf261e3');
    const nobody = seedOf({ ...proof, entropy: [null, null] });
    expect(toHex(nobody)).toBe('77f0e5081212f906fb3ac4400531c2cd28424306b71d7abdd7140ae3ea706ef9');
  });

  it('draws unbiased numbers below a bound', () => {
    expect(drawn('tiles', [1, 2, 6, 72, 1_000_000])).toEqual([0, 1, 3, 28, 608023]);
  });

  it('leaves out numbers that would favour some results, and goes on to the next block', () => {
    const numbers = [
      2976641456, 37918663, 2801832591, 2090347660, 266608023, 2672550680, 2554789440, 308022172,
    ];
    expect(drawn('tiles', Array(8).fill(3221225472))).toEqual(numbers);
  });

  it('orders each pile by the generator of its name', () => {
    expect(shuffled(counting(10), seed, 'tiles')).toEqual([9, 5, 1, 4, 0, 3, 2, 8, 7, 6]);
    expect(shuffled(counting(12), seed, 'river')).toEqual([10, 5, 7, 8, 3, 0, 6, 9, 1, 2, 11, 4]);
  });

  it('draws who begins', () => {
    expect([2, 3, 4, 5].map((seats) => drawn('first_player', [seats])[0])).toEqual([0, 1, 0, 1]);
  });
});
