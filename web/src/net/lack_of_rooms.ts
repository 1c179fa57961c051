// What kept the rooms of this page from being had when last tried.

import { type ReadonlySignal, signal } from '@preact/signals';
import type { Lack } from './engine_missing.ts';

const lacking = signal<Lack | null>(null);

/** Null: nothing did. */
export const lackOfRooms: ReadonlySignal<Lack | null> = lacking;

export function noteLackOfRooms(why: Lack | null): void {
  lacking.value = why;
}
