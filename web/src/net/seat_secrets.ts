// The secrets of the seats that this browser holds, by room and place: 0 is the browser's own, higher places
// are those of further people who play at this device. Only this file knows where they are kept.

import { randomBytes, toBase64Url } from './bytes.ts';
import { readStored, writeStored } from './storage.ts';

export interface HeldSeat {
  room: string;
  /** Absent: 0. */
  place?: number;
  secret: string;
  /** Milliseconds since 1970, for choosing which game to offer again. */
  at: number;
}

const KEY = 'bastide.seats';
const HELD_MAX = 20;

export function newSecret(): string {
  return toBase64Url(randomBytes(32));
}

/** Rooms with held seats, the latest first. */
export function heldRooms(): string[] {
  return [...new Set(heldSeats().map(({ room }) => room))];
}

/** Places with a secret in this room, ascending. */
export function placesOf(room: string): number[] {
  return heldSeats()
    .filter((seat) => seat.room === room)
    .map(({ place = 0 }) => place)
    .sort();
}

export function secretOf(room: string, place = 0): string | null {
  return heldSeats().find((seat) => isAt(seat, room, place))?.secret ?? null;
}

export function keepSecret(room: string, secret: string, place = 0): void {
  const others = heldSeats().filter((seat) => !isAt(seat, room, place));
  const kept = { room, ...(place > 0 && { place }), secret, at: Date.now() };
  writeStored(KEY, [kept, ...others].slice(0, HELD_MAX));
}

export function forgetSecret(room: string, place = 0): void {
  writeStored(
    KEY,
    heldSeats().filter((seat) => !isAt(seat, room, place)),
  );
}

function heldSeats(): HeldSeat[] {
  return readStored<HeldSeat[]>(KEY, []);
}

function isAt(seat: HeldSeat, room: string, place: number): boolean {
  return seat.room === room && (seat.place ?? 0) === place;
}

/** A personal link carries the secret in its fragment, which browsers never send. */
export function personalLink(origin: string, room: string, secret: string): string {
  return `${origin}/r/${room}#s=${secret}`;
}

/** Whether a fragment such as "#s=…" is that of a personal link, whether or not its secret is well-formed. */
export function isPersonalLink(fragment: string): boolean {
  return fragment.startsWith('#s=');
}

/**
 * The secret in the fragment of a personal link; null if a server could not read it: 32 bytes in base64url.
 */
export function secretInFragment(fragment: string): string | null {
  return /^#s=([A-Za-z0-9_-]{42}[AEIMQUYcgkosw048])$/.exec(fragment)?.[1] ?? null;
}
