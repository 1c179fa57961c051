// Asking for the last turn back, for all players of this device.

import { peoplePlaying } from '../playing.ts';
import type { Room } from '../room.ts';

/** The others at this device have pressed the button, too. Does nothing if nobody here may ask. */
export async function askForTurn(room: Room): Promise<void> {
  const asker = room.mayUndo.value;
  if (asker === null) return;
  // Asked for now: the question may reach the others' connections after the reply to who asks it.
  const others = peoplePlaying(room.view.value!).filter((seat) => seat !== asker);
  await room.sendAsEach((seat) => (seat === asker ? { type: 'ask_undo' } : null));
  await room.sendAsEach((seat) => (others.includes(seat) ? { type: 'accept_undo' } : null));
}
