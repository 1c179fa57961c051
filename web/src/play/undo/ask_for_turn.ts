// Asking for the last turn back, for all players of this device.

import type { Room } from '../room.ts';

/** The others at this device have pressed the button, too. Does nothing if nobody here may ask. */
export async function askForTurn(room: Room): Promise<void> {
  const asker = room.mayUndo.value;
  if (asker === null) return;
  await room.sendAsEach((seat) => (seat === asker ? { type: 'ask_undo' } : null));
  await room.sendAsEach((seat) =>
    room.view.value?.undo?.accepted[seat] === false ? { type: 'accept_undo' } : null,
  );
}
