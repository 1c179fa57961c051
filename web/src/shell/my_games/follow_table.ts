// Keeps the list of games up to date while a table is open.

import { effect } from '@preact/signals';
import type { Room } from '../../play/room.ts';
import { noteTable } from './note_game.ts';

/** Many changes come at once, as when a computer moves. */
const PAUSE_MS = 400;

/** Returns how to stop; what is not noted by then is noted at once. */
export function followTable(room: Room): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const note = () => {
    clearTimeout(timer);
    timer = undefined;
    const view = room.view.peek();
    if (view === null) return;
    const events = room.log.peek().flatMap((entry) => entry.events);
    const seen = { view, mine: room.seats.peek(), events, now: room.serverTime() };
    noteTable(seen, document.visibilityState === 'hidden');
  };
  const noteNow = () => timer !== undefined && note();
  const stop = effect(() => {
    // Read for their changes.
    void [room.view.value, room.seats.value, room.log.value];
    timer ??= setTimeout(note, PAUSE_MS);
  });
  addEventListener('pagehide', noteNow);
  document.addEventListener('visibilitychange', note);
  return () => {
    stop();
    noteNow();
    removeEventListener('pagehide', noteNow);
    document.removeEventListener('visibilitychange', note);
  };
}
