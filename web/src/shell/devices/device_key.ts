// The key by which this device shares its games with others, and what goes with it. Only this file knows
// where they are kept.

import { dropStored, readStored, writeStored } from '../../net/storage.ts';
import { KEY } from './has_key.ts';

/** How this device shares its games. `version`: that of the parcel that it saw last; 0: none yet. */
export interface DeviceKey {
  readonly key: string;
  readonly version: number;
  /** What this device and the parcel had in common then. */
  readonly base: Base;
  /** Renewed keys whose parcels are still to be removed. */
  readonly former: readonly string[];
}

/** What was on this device, by which is told what has been done here since. */
export interface Base {
  readonly games: readonly string[];
  readonly archived: readonly string[];
  /** Secrets of seats. */
  readonly seats: readonly string[];
  /** Ids and secrets that were removed here: they don't come back by themselves. */
  readonly removed: readonly string[];
}

export const NO_BASE: Base = { games: [], archived: [], seats: [], removed: [] };

/** Null: this device shares nothing. */
export function deviceKey(): DeviceKey | null {
  const { key, version, base, former } = readStored<Partial<DeviceKey>>(KEY, {});
  if (typeof key !== 'string') return null;
  return { key, version: version ?? 0, base: { ...NO_BASE, ...base }, former: former ?? [] };
}

/** Returns whether it is kept. */
export function keepKey(kept: DeviceKey): boolean {
  return writeStored(KEY, kept);
}

/** `cut`: the parcel is gone, since another device has renewed the key, or nobody used it for long. */
export function forgetKey(cut = false): void {
  if (cut) writeStored(KEY, { cut });
  else dropStored(KEY);
}

export function wasCut(): boolean {
  return readStored<{ cut?: boolean }>(KEY, {}).cut === true;
}
