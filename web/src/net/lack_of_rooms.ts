// Why the rooms of this page were unavailable at the last attempt.

import { type ReadonlySignal, signal } from '@preact/signals';
import type { Lack } from './engine_missing.ts';

const lacking = signal<Lack | null>(null);

/** Null: they were available. */
export const lackOfRooms: ReadonlySignal<Lack | null> = lacking;

export function noteLackOfRooms(why: Lack | null): void {
  lacking.value = why;
}
