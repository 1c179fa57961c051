// What rooms have given this browser so that it can come back, however many wrong codes its network tries.

import { readStored, writeStored } from './storage.ts';

const KEY = 'bastide.admissions';
export const ADMISSIONS_MAX = 100;

type Kept = readonly [room: string, admission: string];

export function admissionTo(room: string): string | null {
  return kept().find(([code]) => code === room)?.[1] ?? null;
}

/** Those of the rooms joined longest ago are dropped first. */
export function keepAdmission(room: string, admission: string): void {
  const others = kept().filter(([code]) => code !== room);
  writeStored(KEY, [[room, admission], ...others].slice(0, ADMISSIONS_MAX));
}

function kept(): readonly Kept[] {
  const stored = readStored<unknown>(KEY, []);
  return Array.isArray(stored) ? stored.filter(isKept) : [];
}

function isKept(entry: unknown): entry is Kept {
  return Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string');
}
