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
    expect(viewDigest({ a: 1, b: 2 })).toBe(viewDigest({ b: 2, a: 1 }));
  });
});

describe('a digest', () => {
  it('is the first 16 hex digits of SHA-256', () => {
    expect(viewDigest({})).toBe('44136fa355b3678a'); // sha256("{}")
  });

  it.each(snapshots)('agrees with the server’s over %s', (name) => {
    const { view, digest } = JSON.parse(readFileSync(new URL(name, EXAMPLES), 'utf8')) as Snapshot;
    expect(viewDigest(view)).toBe(digest);
  });
});
