// What devices share through a server that can't read it. All follows from one key: where it lies, what
// entitles to change it, and how it is sealed. Works without crypto.subtle, which plain http lacks.

import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { randomBytes, toBase64Url, toHex } from './bytes.ts';
import { readable } from './passed_on.ts';

const KEY_BYTES = 32;
const NONCE_BYTES = 24;
const TAG_BYTES = 16;
/** The first byte of a parcel: how the rest is to be read. */
const FORM = 1;
/** What a parcel may unpack to: all that a device lists takes less. */
const TEXT_BYTES_MAX = 8_000_000;

export interface ParcelKeys {
  /** Where it lies: 32 hex digits. */
  readonly id: string;
  /** Entitles to change it. */
  readonly token: string;
  readonly seal: Uint8Array;
}

export function newKey(): string {
  return toBase64Url(randomBytes(KEY_BYTES));
}

/** The key in the fragment of a link, which browsers never send; null: there is none. */
export function keyInFragment(fragment: string): string | null {
  return /^#([A-Za-z0-9_-]{42}[AEIMQUYcgkosw048])(?![A-Za-z0-9])/.exec(readable(fragment))?.[1] ?? null;
}

export function keyLink(origin: string, key: string): string {
  return `${origin}/key#${key}`;
}

/** HKDF with SHA-256 (RFC 5869), without salt: the key is random. */
export function keysOf(key: string): ParcelKeys {
  const secret = fromBase64Url(key);
  const derive = (what: string, bytes: number) =>
    hkdf(sha256, secret, undefined, new TextEncoder().encode(`bastide parcel 1 ${what}`), bytes);
  return { id: toHex(derive('id', 16)), token: toBase64Url(derive('token', 32)), seal: derive('seal', 32) };
}

/** The form, a nonce, and XChaCha20-Poly1305 of the packed text, which belongs to this parcel alone. */
export async function sealText(text: string, { id, seal }: ParcelKeys): Promise<Uint8Array<ArrayBuffer>> {
  const nonce = randomBytes(NONCE_BYTES);
  const packed = await piped(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const sealed = xchacha20poly1305(seal, nonce, bound(id)).encrypt(packed);
  const parcel = new Uint8Array(1 + NONCE_BYTES + sealed.length);
  parcel[0] = FORM;
  parcel.set(nonce, 1);
  parcel.set(sealed, 1 + NONCE_BYTES);
  return parcel;
}

/** Null: it was sealed with another key or for another place, was changed, or is of a newer form. */
export async function openSealed(parcel: Uint8Array, { id, seal }: ParcelKeys): Promise<string | null> {
  if (parcel[0] !== FORM || parcel.length < 1 + NONCE_BYTES + TAG_BYTES) return null;
  try {
    const nonce = parcel.subarray(1, 1 + NONCE_BYTES);
    const packed = xchacha20poly1305(seal, nonce, bound(id)).decrypt(parcel.subarray(1 + NONCE_BYTES));
    return new TextDecoder().decode(await piped(packed, new DecompressionStream('deflate-raw')));
  } catch {
    return null;
  }
}

const bound = (id: string): Uint8Array => new TextEncoder().encode(`bastide parcel 1 ${id}`);

function fromBase64Url(text: string): Uint8Array {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

async function piped(bytes: Uint8Array, through: CompressionStream | DecompressionStream) {
  const stream = new Blob([bytes as BlobPart]).stream().pipeThrough(through);
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    size += value.length;
    if (size > TEXT_BYTES_MAX) throw new Error('too much to be a parcel');
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
