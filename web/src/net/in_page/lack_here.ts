// Whether this page can have rooms of its own. Apart from them, so that nobody waits to learn it.

import moduleUrl from 'virtual:page-module';
import type { Lack } from '../engine_missing.ts';

/** What this build or browser lacks for its own rooms; null: nothing that is known before they begin. */
export function lackHere(): Lack | null {
  if (moduleUrl === null) return 'unfetched';
  return 'WebAssembly' in globalThis ? null : 'no_wasm';
}

export const canPlayHere = (): boolean => lackHere() === null;
