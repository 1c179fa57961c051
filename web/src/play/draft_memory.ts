// A tab's memory of a turn in progress, for a reload.

import { readStored, writeStored } from '../net/storage.ts';
import type { Moment } from './draft.ts';

interface DraftMemory {
  /** The step of the game it belongs to. */
  step: string;
  moment: Moment;
}

export function rememberDraft(room: string, step: string, moment: Moment): void {
  const memory: DraftMemory = { step, moment };
  writeStored(key(room), memory, 'session');
}

/** Null if there is no draft for this step. */
export function recallDraft(room: string, step: string): Moment | null {
  const memory = readStored<DraftMemory | null>(key(room), null, 'session');
  return memory?.step === step ? memory.moment : null;
}

function key(room: string): string {
  return `bastide.draft.${room}`;
}
