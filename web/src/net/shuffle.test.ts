import { describe, expect, it } from 'vitest';
import { toHex } from './bytes.ts';
import { commitmentOf, NamedGenerator, seedOf, shuffled } from './shuffle.ts';

const seed = new Uint8Array(32);

describe('the shuffle', () => {
  it('commits to a secret by its SHA-256', () => {
    expect(commitmentOf('00'.repeat(32))).toBe(
      '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925',
    );
  });

  it('takes each seat’s randomness, and its absence, into the seed', () => {
    const proof = { game_id: '00'.repeat(16), secret: '11'.repeat(32), commitment: '' };
    const seeds = [[], [null], [null, null], ['22'.repeat(32)], ['22'.repeat(32), null]].map((entropy) =>
      toHex(seedOf({ ...proof, entropy })),
    );
    expect(new Set(seeds).size).toBe(seeds.length);
  });

  it('draws numbers below the bound, by the generator’s name', () => {
    const draw = (name: string) => {
      const generator = new NamedGenerator(seed, name);
      return Array.from({ length: 40 }, () => generator.below(7));
    };
    expect(draw('tiles')).toEqual(draw('tiles'));
    expect(draw('tiles')).not.toEqual(draw('river'));
    expect(draw('tiles').every((n) => n >= 0 && n < 7)).toBe(true);
  });

  it('keeps every item', () => {
    const items = Array.from({ length: 71 }, (_, i) => i);
    const order = shuffled(items, seed, 'tiles');
    expect(order).not.toEqual(items);
    expect([...order].sort((a, b) => a - b)).toEqual(items);
  });
});
