// At which tables this device shall call its player, for what, and when not. Only this browser keeps it; the
// server is told of each table by itself.

import { signal } from '@preact/signals';
import type { PushKind } from '../../net/protocol.gen.ts';
import { heldRooms } from '../../net/seat_secrets.ts';
import { readStored, writeStored } from '../../net/storage.ts';

export const KINDS = ['turn', 'time', 'seat', 'rematch', 'over'] as const satisfies readonly PushKind[];

export interface CallWish {
  /** At least one. */
  kinds: readonly PushKind[];
  /** Minutes of the local day from which and until which nothing calls. */
  quiet: readonly [from: number, to: number] | null;
  /** What the server was told last, and as which device; absent: nothing yet. */
  told?: string;
  device?: string;
}

const KEY = 'bastide.push';
const LAST_KEY = 'bastide.push_last';
const ASKED_KEY = 'bastide.push_asked';

type Wishes = Readonly<Record<string, CallWish>>;

const wishes = signal<Wishes>(readStored<Wishes>(KEY, {}));

/** What is kept may be anything. */
const sound = (wish: CallWish | undefined): CallWish | null =>
  Array.isArray(wish?.kinds) && wish.kinds.length > 0 ? wish : null;

export const wishAt = (room: string): CallWish | null => sound(wishes.value[room]);

/**
 * Null: it shall not call there. Other tabs may have written meanwhile; a seat that is given up calls no
 * more.
 */
export function keepWish(room: string, wish: CallWish | null): void {
  const { [room]: _, ...others } = readStored<Wishes>(KEY, wishes.peek());
  const held = new Set(heldRooms());
  const kept = Object.fromEntries(Object.entries(others).filter(([other]) => held.has(other)));
  wishes.value = wish === null ? kept : { ...kept, [room]: wish };
  writeStored(KEY, wishes.value);
  if (wish !== null) writeStored(LAST_KEY, { kinds: wish.kinds, quiet: wish.quiet });
}

/** A new table begins with what the last one had. */
export const newWish = (): CallWish =>
  sound(readStored(LAST_KEY, undefined)) ?? { kinds: KINDS, quiet: null };

/** Whether this device has asked its player, at any table. */
export const wasAsked = (): boolean => readStored(ASKED_KEY, false);

export function noteAsked(): void {
  writeStored(ASKED_KEY, true);
}
