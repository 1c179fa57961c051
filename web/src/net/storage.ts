// localStorage and sessionStorage as JSON. Storage may be full, forbidden or hold nonsense: then the
// fallback is used.

export function readStored<T>(key: string, fallback: T, storage: () => Storage = () => localStorage): T {
  try {
    const text = storage().getItem(key);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

export function writeStored(key: string, value: unknown, storage: () => Storage = () => localStorage): void {
  try {
    storage().setItem(key, JSON.stringify(value));
  } catch {
    // The page works without it, but forgets on closing.
  }
}

export function dropStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is forbidden, so nothing was kept.
  }
}
