// The secrets of the seats that this browser holds, one per room. Only this file knows where they are kept.

import { randomBytes, toBase64Url } from './bytes.ts';
import { readStored, writeStored } from './storage.ts';

export interface HeldSeat {
  room: string;
  secret: string;
  /** Milliseconds since 1970, for choosing which game to offer again. */
  at: number;
}

const KEY = 'bastide.seats';
const HELD_MAX = 20;

export function newSecret(): string {
  return toBase64Url(randomBytes(32));
}

/** Held seats, the latest first. */
export function heldSeats(): HeldSeat[] {
  return readStored<HeldSeat[]>(KEY, []);
}

export function secretOf(room: string): string | null {
  return heldSeats().find((seat) => seat.room === room)?.secret ?? null;
}

export function keepSecret(room: string, secret: string): void {
  const others = heldSeats().filter((seat) => seat.room !== room);
  writeStored(KEY, [{ room, secret, at: Date.now() }, ...others].slice(0, HELD_MAX));
}

export function forgetSecret(room: string): void {
  writeStored(
    KEY,
    heldSeats().filter((seat) => seat.room !== room),
  );
}

/** A personal link carries the secret in its fragment, which browsers never send. */
export function personalLink(origin: string, room: string, secret: string): string {
  return `${origin}/r/${room}#s=${secret}`;
}

/** Whether a fragment such as "#s=…" is that of a personal link, be its secret well written or not. */
export function isPersonalLink(fragment: string): boolean {
  return fragment.startsWith('#s=');
}

/** The secret in the fragment of a personal link; null where it is none that a server would read: 32 bytes in base64url. */
export function secretInFragment(fragment: string): string | null {
  return /^#s=([A-Za-z0-9_-]{42}[AEIMQUYcgkosw048])$/.exec(fragment)?.[1] ?? null;
}
