// Canonical JSON (RFC 8785) for values that hold no fractions, and the digest of a view.

import { sha256 } from '@noble/hashes/sha2.js';
import { toHex } from './bytes.ts';

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

/** The first 16 hex digits of SHA-256 over the canonical form. */
export function viewDigest(view: unknown): string {
  return toHex(sha256(new TextEncoder().encode(canonicalJson(view)))).slice(0, 16);
}
