// What a tab remembers of a turn that somebody thinks about: it is there again after a reload.

import { readStored, writeStored } from '../net/storage.ts';
import type { Moment } from './draft.ts';

interface DraftMemory {
  /** The step of the game in which it was thought. */
  step: string;
  moment: Moment;
}

export function rememberDraft(room: string, step: string, moment: Moment): void {
  const memory: DraftMemory = { step, moment };
  writeStored(key(room), memory, () => sessionStorage);
}

/** Null where nothing was thought in this step. */
export function recallDraft(room: string, step: string): Moment | null {
  const memory = readStored<DraftMemory | null>(key(room), null, () => sessionStorage);
  return memory?.step === step ? memory.moment : null;
}

function key(room: string): string {
  return `bastide.draft.${room}`;
}
