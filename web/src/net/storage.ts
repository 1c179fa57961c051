// All that this browser keeps for the page: localStorage and sessionStorage as JSON, databases, and what
// stays with one tab. Each may be forbidden, missing, full or hold nonsense: what is read is then the
// fallback, and who writes is told. In a frame of others all are forbidden. No other file touches them
// (storage_alone.test.ts).

import { IS_EMBEDDED } from './embedded.ts';

/** `local`: for all tabs, also after closing. `session`: for this tab, while it is open. */
type Area = 'local' | 'session';

function areaOf(area: Area): Storage {
  if (IS_EMBEDDED) throw new Error('a frame of others keeps nothing');
  return area === 'local' ? localStorage : sessionStorage;
}

export function readStored<T>(key: string, fallback: T, area: Area = 'local'): T {
  try {
    const text = areaOf(area).getItem(key);
    const value: unknown = text === null ? fallback : JSON.parse(text);
    return isLike(value, fallback) ? (value as T) : fallback;
  } catch {
    return fallback;
  }
}

/** Whether it can be a value in the place of this one. Null has room for any. */
function isLike(value: unknown, fallback: unknown): boolean {
  if (fallback === null || fallback === undefined) return true;
  return typeof value === typeof fallback && Array.isArray(value) === Array.isArray(fallback);
}

/**
 * Returns whether it is kept, which some browsers pretend. If it can't be written, what was kept before still
 * is.
 */
export function writeStored(key: string, value: unknown, area: Area = 'local'): boolean {
  try {
    const text = JSON.stringify(value);
    areaOf(area).setItem(key, text);
    return areaOf(area).getItem(key) === text;
  } catch {
    return false;
  }
}

export function dropStored(key: string): void {
  try {
    areaOf('local').removeItem(key);
  } catch {
    // Storage is forbidden, so nothing was kept.
  }
}

/** The keys with this beginning of what is kept for later visits. */
export function storedKeys(beginning: string): string[] {
  try {
    return Object.keys(areaOf('local')).filter((key) => key.startsWith(beginning));
  } catch {
    return [];
  }
}

/** Calls back when another tab changes what is kept at keys with this beginning. Returns how to stop. */
export function whenStoredElsewhere(beginning: string, changed: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(beginning)) changed();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

/** Whether this browser keeps anything for later visits now. */
export function keepsAnything(): boolean {
  const probe = 'bastide.probe';
  const kept = writeStored(probe, true);
  if (kept) dropStored(probe);
  return kept;
}

/**
 * Rejects if databases are forbidden or missing, or if it is not open in time. `upgrade` makes the stores of
 * a new version.
 */
export async function openDatabase(
  name: string,
  version: number,
  upgrade: (database: IDBDatabase) => void,
): Promise<IDBDatabase> {
  if (IS_EMBEDDED) throw new Error('a frame of others keeps nothing');
  const opening = indexedDB.open(name, version);
  return inTime(
    new Promise((resolve, reject) => {
      opening.onupgradeneeded = () => upgrade(opening.result);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    }),
  );
}

/** Browsers that will answer do so within a second; some never do (WebKit bug 226547). */
const ANSWER_MS = 5_000;

/** The same, or a rejection where the browser does not answer what is asked of its storage. */
export function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the browser does not answer')), ANSWER_MS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** Where the state of an entry in the tab's history has what stays with the tab. */
const IN_STATE = 'bastide';

/** What stays with this tab, by key: the state of its present entry in history, which outlives a reload. */
const tab = new Map<string, unknown>(Object.entries(stateOfTab()[IN_STATE] ?? {}));

function stateOfTab(): { [IN_STATE]?: object } {
  const state: unknown = globalThis.history?.state;
  return typeof state === 'object' && state !== null ? state : {};
}

export function readTab<T>(key: string, fallback: T): T {
  return tab.has(key) ? (tab.get(key) as T) : fallback;
}

/**
 * Stays until the tab is closed, and is no part of an address; undefined: nothing any more. Returns whether
 * it outlives a reload, too.
 */
export function writeTab(key: string, value: unknown): boolean {
  if (value === undefined && !tab.delete(key)) return true;
  if (value !== undefined) tab.set(key, value);
  return carryTab();
}

/** What an entry in the tab's history carries, so that a reload there finds the same. */
export function carriedByTab(): object | null {
  return tab.size === 0 ? null : { [IN_STATE]: Object.fromEntries(tab) };
}

/** Brings the present entry up to date, such as an older one that was gone back to. Returns whether it is. */
export function carryTab(): boolean {
  try {
    history.replaceState(carriedByTab(), '');
    return true;
  } catch {
    return false;
  }
}

/**
 * A new entry in the tab's history, or another address for the present one. Returns whether the address is
 * that now: browsers may refuse what the tab carries, and Safari a hundred changes in half a minute.
 */
export function writeEntry(how: 'push' | 'replace', address: string): boolean {
  for (const state of [carriedByTab(), null]) {
    try {
      history[`${how}State`](state, '', address);
      return true;
    } catch {}
  }
  return false;
}
