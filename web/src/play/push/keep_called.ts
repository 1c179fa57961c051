// At each visit of a table that shall call this device, the server learns what has changed since: the
// browser's subscription, the language, the time of this place, or the server's own key.

import { effect, signal } from '@preact/signals';
import type { Room } from '../room.ts';
import { tellServer } from './call_here.ts';
import { keepWish, wishAt } from './wishes.ts';

/** A server that does not take it is told no more in this visit. */
const TRIES = 2;

/** Starts following the room; returns how to stop. */
export function keepCalled(room: Room): () => void {
  let tries = TRIES;
  let last: string | null = null;
  // The view changes before the server's answer is here: meanwhile it says nothing new.
  const telling = signal(false);
  return effect(() => {
    const view = room.view.value;
    const { state } = room.status.value;
    if (telling.value || view === null || state !== 'online') return;
    const wish = wishAt(room.code);
    if (wish === null) return;
    if (view.you === null) {
      keepWish(room.code, null); // the seat is gone
      return;
    }
    const known = JSON.stringify([view.you, view.push]);
    if (known === last || Notification.permission !== 'granted' || tries === 0) return;
    last = known;
    tries--;
    telling.value = true;
    tellServer(room, view)
      .catch((reason) => console.info('not called here:', reason))
      .finally(() => {
        telling.value = false;
      });
  });
}
