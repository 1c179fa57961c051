// Turns that are taken back, each part loaded where it is first shown.

import type { ComponentType } from 'preact';
import { withTexts } from '../../i18n/index.ts';
import { chunk } from '../../net/chunk.ts';
import { type Lazy, lazy } from '../../ui/lazy.tsx';
import type { Room } from '../room.ts';

function part<P extends object>(load: () => Promise<ComponentType<P>>): Lazy<P> {
  return lazy(withTexts(['undo'], load), { quiet: true });
}

const undo = chunk(() => import('./undo.tsx'));
export const UndoButton = part(async () => (await undo()).UndoButton);
export const UndoCard = part(async () => (await undo()).UndoCard);

/** Asks for the last turn back, for all players of this device. */
export async function askForTurn(room: Room): Promise<void> {
  await (await undo()).askForTurn(room);
}

/** Announces to this device's players what others ask. Returns a function that stops it. */
export function tellOfUndo(room: Room): () => void {
  return room.onEvents((events) => {
    if (events.some(({ type }) => type === 'undo_asked' || type === 'undo_declined'))
      void undo().then(({ announceUndo }) => announceUndo(room, events));
  });
}
