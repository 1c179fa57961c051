// Canonical JSON (RFC 8785) for values without fractions, and the digest of a view.

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

/**
 * The sum of the hashes of a view's parts, modulo 2^64, as 16 hex digits: protocol/README.md, "The digest".
 */
export function viewDigest(view: object): string {
  return new Digest().of(view);
}

/**
 * A member of the view or of its `game`: its hash, or for a list the hash without its items, and those of the
 * items.
 */
interface ViewPart {
  value: Json;
  hash: bigint;
  items: bigint[];
}

/** The digest of a changing view. Views share what no delta has changed: that is not hashed again. */
export class Digest {
  #parts = new Map<string, ViewPart>();
  readonly #hash: typeof hashOf;

  /** `hash`: replaced by tests that count. */
  constructor(hash = hashOf) {
    this.#hash = hash;
  }

  of(view: object): string {
    const parts = new Map<string, ViewPart>();
    let sum = 0n;
    for (const [name, value] of membersOf(view)) {
      const part = this.#part(name, value);
      parts.set(name, part);
      sum += part.items.reduce((all, item) => all + item, part.hash);
    }
    this.#parts = parts;
    return BigInt.asUintN(64, sum).toString(16).padStart(16, '0');
  }

  #part(name: string, value: Json): ViewPart {
    const before = this.#parts.get(name);
    if (before?.value === value) return before;
    if (!isList(value)) return { value, hash: this.#hash(name, value), items: [] };
    const list = before && isList(before.value) ? before.value : null;
    return {
      value,
      hash: list ? before!.hash : this.#hash(name, []),
      items: value.map((item, index) =>
        list && index < list.length && list[index] === item
          ? before!.items[index]!
          : this.#hash(`${name}/${index}`, item),
      ),
    };
  }
}

function* membersOf(object: object, place = ''): Generator<[string, Json]> {
  for (const [key, member] of Object.entries(object) as [string, Json][]) {
    if (place + key === 'game' && member !== null) yield* membersOf(member as object, 'game/');
    else yield [place + key, member];
  }
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

/** The hash of one part. */
export function hashOf(name: string, part: Json): bigint {
  const bytes = sha256(new TextEncoder().encode(`${name}=${canonicalJson(part)}`));
  return new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0);
}
