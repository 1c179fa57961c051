// The secrets of the seats that this browser holds, by room and place: 0 is the browser's own, higher places
// are those of further people who play at this device. Only this file knows where they are kept.

import { randomBytes, toBase64Url } from './bytes.ts';
import { ownRooms } from './in_page/own_rooms.ts';
import { readable } from './passed_on.ts';
import { readStored, readTab, writeStored, writeTab } from './storage.ts';

export interface HeldSeat {
  room: string;
  /** Absent: 0. */
  place?: number;
  secret: string;
  /** Milliseconds since 1970. */
  at: number;
  /** A room of this page, or a personal link; absent: somebody sat down here. */
  from?: 'here' | 'link' | undefined;
  /** The secrets that it has replaced, the latest first: other devices may still hold them. */
  formerly?: readonly string[] | undefined;
}

/** So many are remembered. */
export const FORMERLY_MAX = 4;

const KEY = 'bastide.seats';
/** Of those sat down for, and again of those from links. */
export const HELD_MAX = 200;

export function newSecret(): string {
  return toBase64Url(randomBytes(32));
}

/** Rooms with held seats, the last used first. */
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

/** The seats of a room, or of all rooms, the last used first. */
export function seatsHeld(room?: string): HeldSeat[] {
  return heldSeats().filter((seat) => room === undefined || seat.room === room);
}

/**
 * Takes a seat that was held before, or on another device. Another secret at its place stays where it is: the
 * room tells which of them is good. Returns whether it is new here.
 */
export function takeSeat({ room, place = 0, secret, from, formerly }: HeldSeat): boolean {
  const here = seatsHeld(room);
  if (here.some((seat) => seat.secret === secret || seat.formerly?.includes(secret))) return false;
  const former = here.find((seat) => formerly?.includes(seat.secret));
  if (former !== undefined) {
    replaceSecret(former, secret, formerly);
    return true;
  }
  const taken = new Set(here.map((seat) => seat.place ?? 0));
  let free = place;
  while (taken.has(free)) ++free;
  keepSecret(room, secret, free, from, formerly);
  return true;
}

/** The seat has another secret from now on, of which other devices hear in time. */
export function replaceSecret(
  { room, place = 0, secret, from, formerly = [] }: HeldSeat,
  next: string,
  also: readonly string[] = [],
): void {
  const before = [...new Set([secret, ...also, ...formerly])].slice(0, FORMERLY_MAX);
  keepSecret(room, next, place, from, before);
}

export function secretOf(room: string, place = 0): string | null {
  return heldSeats().find((seat) => isAt(seat, room, place))?.secret ?? null;
}

/**
 * Anybody can make rooms and send links to their seats: those push out only others from links. Seats in rooms
 * of this page last as long as the rooms. What the browser does not keep stays with this tab.
 */
export function keepSecret(
  room: string,
  secret: string,
  place = 0,
  by?: HeldSeat['from'],
  formerly?: HeldSeat['formerly'],
): void {
  const others = keptSeats().filter((seat) => !isAt(seat, room, place));
  const own = ownRooms();
  const from = own.includes(room) ? 'here' : by;
  const kept = { room, ...(place > 0 && { place }), secret, at: Date.now(), from, formerly };
  const all: HeldSeat[] = [kept, ...others];
  const alike = all.filter((seat) => seat.from === from);
  const dropped = from === 'here' ? alike.filter((seat) => !own.includes(seat.room)) : alike.slice(HELD_MAX);
  const isKept = writeStored(
    KEY,
    all.filter((seat) => !dropped.includes(seat)),
  );
  const unkept = tabSeats().filter((seat) => !isAt(seat, room, place));
  setTabSeats(isKept ? unkept : [kept, ...unkept].slice(0, HELD_MAX));
}

/** Notes that a seat is used: those used longest ago are dropped first. */
export function refreshSecret(room: string, place: number): void {
  const used = heldSeats().find((seat) => isAt(seat, room, place));
  if (used) keepSecret(room, used.secret, place, used.from, used.formerly);
}

export function forgetSecret(room: string, place = 0): void {
  const others = (seats: readonly HeldSeat[]) => seats.filter((seat) => !isAt(seat, room, place));
  writeStored(KEY, others(keptSeats()));
  setTabSeats(others(tabSeats()));
}

/** How long this browser's own seat in a room can be entered. */
export type Held = 'for_later' | 'with_tab' | 'with_page';

/** `with_tab`: until the tab is closed. `with_page`: also a reload loses it. Null: there is no such seat. */
export function howHeld(room: string): Held | null {
  if (tabSeats().some((seat) => isAt(seat, room, 0))) return tabOutlivesReload ? 'with_tab' : 'with_page';
  return secretOf(room) === null ? null : 'for_later';
}

let tabOutlivesReload = true;

function setTabSeats(seats: readonly HeldSeat[]): void {
  tabOutlivesReload = writeTab(KEY, seats.length > 0 ? seats : undefined);
}

/** A seat that only this tab has is newer than one that the browser kept before. */
function heldSeats(): HeldSeat[] {
  const ofTab = tabSeats();
  const kept = keptSeats().filter(({ room, place = 0 }) => !ofTab.some((seat) => isAt(seat, room, place)));
  return [...ofTab, ...kept];
}

function keptSeats(): readonly HeldSeat[] {
  return readStored<HeldSeat[]>(KEY, []);
}

function tabSeats(): readonly HeldSeat[] {
  return readTab<HeldSeat[]>(KEY, []);
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
  return /^#s=([A-Za-z0-9_-]{42}[AEIMQUYcgkosw048])(?![A-Za-z0-9])/.exec(readable(fragment))?.[1] ?? null;
}
