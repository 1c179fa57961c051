// Parts of the page that are fetched when they are first asked for. Every dynamic import is that of a
// `chunk`, or of a component's, `lazy` (ui/lazy.tsx), which is made of one; chunk.test.ts checks it.

import { loadPatiently } from './held_up.ts';

const listeners = new Set<() => void>();

/** Calls back after each attempt that failed. Returns how to stop. */
export function whenChunkFails(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Gives what `load` imports: asked for again while it is on its way, or once it is there, the same promise.
 * After a failure the next one who asks fetches anew. `load` is `() => import('./x.ts')`, or picks from that.
 */
export function chunk<T>(load: () => Promise<T>): () => Promise<T> {
  let coming: Promise<T> | null = null;
  const fetchAnew = () => {
    const attempt = loadPatiently(load);
    attempt.catch(() => {
      if (coming === attempt) coming = null;
      for (const listener of listeners) listener();
    });
    return attempt;
  };
  return () => {
    coming ??= fetchAnew();
    return coming;
  };
}
