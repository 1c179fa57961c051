// Why the rooms of this page were unavailable at the last attempt, and whether the browser keeps them.

import { type ReadonlySignal, signal } from '@preact/signals';
import type { Lack } from './engine_missing.ts';

const lacking = signal<Lack | null>(null);

/** Null: they were available. */
export const lackOfRooms: ReadonlySignal<Lack | null> = lacking;

const unkept = signal(false);

/** A room of this page lives in memory alone: it ends when the page is closed or reloaded. */
export const roomsAreUnkept: ReadonlySignal<boolean> = unkept;

export function noteUnkeptRooms(): void {
  unkept.value = true;
}

export function noteLackOfRooms(why: Lack | null): void {
  lacking.value = why;
}
