import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { canonicalJson, Digest, hashOf, viewDigest } from './canonical.ts';
import { applyPatch, type Json } from './patch.ts';
import type { PatchOperation, Snapshot } from './protocol.gen.ts';

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

describe('the digest of a view that goes on', () => {
  const tiles = Array.from({ length: 200 }, (_, x) => ({ tile: 'base-D', x, y: 0 }));
  const seats = [{ score: 0 }, { score: 0 }];
  let view: Json;
  let names: string[];
  let digest: Digest;
  /** The names of what was hashed; requires the right digest. */
  const hashed = (...patch: PatchOperation[]) => {
    names = [];
    view = applyPatch(view, patch);
    expect(digest.of(view as object)).toBe(viewDigest(view as object));
    return names;
  };

  beforeEach(() => {
    view = { phase: 'playing', chat: [], game: { seat: 0, step: 3, board: tiles, seats, result: null } };
    digest = new Digest((name, part) => {
      names.push(name);
      return hashOf(name, part);
    });
    hashed();
  });

  it('costs a hash for each part that a delta touches, however large the board', () => {
    expect(hashed()).toEqual([]);
    expect(
      hashed(
        { op: 'replace', path: '/game/seat', value: 1 },
        { op: 'replace', path: '/game/step', value: 4 },
        { op: 'replace', path: '/game/seats/1/score', value: 9 },
        { op: 'add', path: '/game/board/200', value: { tile: 'base-U' } },
      ),
    ).toEqual(['game/seat', 'game/step', 'game/board/200', 'game/seats/1']);
    expect(hashed({ op: 'add', path: '/chat/-', value: { n: 1 } })).toEqual(['chat/0']);
    expect(hashed({ op: 'remove', path: '/game/board/200' })).toEqual([]);
    // What lies behind has moved.
    expect(hashed({ op: 'remove', path: '/game/seats/0' })).toEqual(['game/seats/0']);
  });

  it('follows lists and games that come and go', () => {
    expect(hashed({ op: 'replace', path: '/chat', value: {} })).toEqual(['chat']);
    expect(hashed({ op: 'replace', path: '/chat', value: [1, 2] })).toEqual(['chat', 'chat/0', 'chat/1']);
    expect(hashed({ op: 'replace', path: '/game', value: null })).toEqual(['game']);
    expect(hashed({ op: 'replace', path: '/game', value: { seat: 0 } })).toEqual(['game/seat']);
  });
});
