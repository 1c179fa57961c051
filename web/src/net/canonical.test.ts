import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { canonicalJson, viewDigest } from './canonical.ts';
import type { Snapshot } from './protocol.gen.ts';

const EXAMPLES = new URL('../../../protocol/examples/valid/server_message/', import.meta.url);
const snapshots = readdirSync(EXAMPLES).filter((name) => name.startsWith('snapshot_'));

describe('canonical JSON', () => {
  it('sorts members by UTF-16 code units and leaves no space', () => {
    expect(canonicalJson({ b: [1, true, null], a: { ö: 'x', z: '\n"' } })).toBe(
      '{"a":{"z":"\\n\\"","ö":"x"},"b":[1,true,null]}',
    );
  });

  it('does not depend on the order of insertion', () => {
    expect(canonicalJson({ a: 1, b: 2 })).toBe(canonicalJson({ b: 2, a: 1 }));
  });
});

describe('a digest', () => {
  it('is the sum of the hashes of all parts', () => {
    expect(viewDigest({})).toBe('0000000000000000');
    expect(viewDigest({ host: 0 })).toBe('33e2fba5dae8fa34'); // sha256("host=0")
    expect(viewDigest({ chat: [{ n: 1 }], game: { seat: null }, host: 0 })).toBe('75f9af2938c1075a');
  });

  it('does not depend on the order of insertion', () => {
    expect(viewDigest({ a: 1, b: [2] })).toBe(viewDigest({ b: [2], a: 1 }));
  });

  it('tells lists that differ in an item, in the order or in nothing but being there', () => {
    const [one, two] = [{ n: 1 }, { n: 2 }];
    const lists = [
      {},
      { chat: [] },
      { chat: [one] },
      { chat: [one, two] },
      { chat: [two, one] },
      { chat: {} },
    ];
    expect(new Set(lists.map((view) => viewDigest(view))).size).toBe(lists.length);
  });

  it.each(snapshots)('agrees with the server’s over %s', (name) => {
    const { view, digest } = JSON.parse(readFileSync(new URL(name, EXAMPLES), 'utf8')) as Snapshot;
    expect(viewDigest(view)).toBe(digest);
  });
});
