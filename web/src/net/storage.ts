// All that this browser keeps for the page: localStorage and sessionStorage as JSON, databases, and what
// stays with one tab. Each may be forbidden, missing, full or hold nonsense: what is read is then the
// fallback, and who writes is told. No other file touches them (storage_alone.test.ts).

/** `local`: for all tabs, also after closing. `session`: for this tab, while it is open. */
type Area = 'local' | 'session';

const areaOf = (area: Area): Storage => (area === 'local' ? localStorage : sessionStorage);

export function readStored<T>(key: string, fallback: T, area: Area = 'local'): T {
  try {
    const text = areaOf(area).getItem(key);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

/** Returns whether it is kept. If not, what was kept before still is. */
export function writeStored(key: string, value: unknown, area: Area = 'local'): boolean {
  try {
    areaOf(area).setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function dropStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is forbidden, so nothing was kept.
  }
}

/** Whether this browser keeps anything for later visits now. */
export function keepsAnything(): boolean {
  const probe = 'bastide.probe';
  const kept = writeStored(probe, true);
  if (kept) dropStored(probe);
  return kept;
}

/** Rejects if databases are forbidden or missing. `upgrade` makes the stores of a new version. */
export async function openDatabase(
  name: string,
  version: number,
  upgrade: (database: IDBDatabase) => void,
): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, version);
  return new Promise((resolve, reject) => {
    opening.onupgradeneeded = () => upgrade(opening.result);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
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

/** For every new entry in the tab's history, so that a reload there finds the same. */
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
