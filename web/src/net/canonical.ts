// Canonical JSON (RFC 8785) for values that hold no fractions, and the digest of a view.

import { sha256 } from '@noble/hashes/sha2.js';
import type { Json } from './patch.ts';

export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const members = Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1)) // by UTF-16 code units, as the RFC asks
      .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
    return `{${members.join(',')}}`;
  }
  return JSON.stringify(value);
}

/** The sum of the hashes of a view's parts, modulo 2^64, as 16 hex digits: protocol/README.md, "The digest". */
export function viewDigest(view: object): string {
  let sum = 0n;
  for (const [name, part] of partsOf(view)) sum += hashOf(name, part);
  return BigInt.asUintN(64, sum).toString(16).padStart(16, '0');
}

/** A member each, of `game` a member each, and of lists an item each beside the list itself. */
function* partsOf(object: object, place = ''): Generator<[string, Json]> {
  for (const [key, member] of Object.entries(object) as [string, Json][]) {
    const name = place + key;
    if (name === 'game' && member !== null) {
      yield* partsOf(member as object, 'game/');
    } else if (Array.isArray(member)) {
      yield [name, []];
      for (const [index, item] of (member as readonly Json[]).entries()) yield [`${name}/${index}`, item];
    } else {
      yield [name, member];
    }
  }
}

/** Views share what no delta has changed, so a part that stands where it stood is not hashed again. */
const known = new WeakMap<object, { name: string; hash: bigint }>();

function hashOf(name: string, part: Json): bigint {
  if (part === null || typeof part !== 'object') return hash(name, part);
  const before = known.get(part);
  if (before?.name === name) return before.hash;
  const now = { name, hash: hash(name, part) };
  known.set(part, now);
  return now.hash;
}

function hash(name: string, part: Json): bigint {
  const bytes = sha256(new TextEncoder().encode(`${name}=${canonicalJson(part)}`));
  return new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0);
}
