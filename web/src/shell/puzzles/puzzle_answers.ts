// Which puzzles somebody here has answered, and which of them at the first attempt.

import { signal } from '@preact/signals';
import { readStored, writeStored } from '../../net/storage.ts';

const KEY = 'bastide.puzzles';
/** The oldest go first. */
const KEPT_MAX = 1000;

type Answers = Readonly<Record<string, boolean>>;

const kept = signal<Answers>(readStored<Answers>(KEY, {}));

/** By the puzzle's id, whether the first answer was the best placement. */
export const answers = (): Answers => kept.value;

/** Later answers count for nothing. */
export function noteAnswer(id: string, best: boolean): void {
  if (id in kept.value) return;
  const entries = [...Object.entries(kept.value), [id, best] as const];
  kept.value = Object.fromEntries(entries.slice(-KEPT_MAX));
  writeStored(KEY, kept.value);
}
