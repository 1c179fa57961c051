// Whether the server now has another page than the running one.

import { address } from './base.ts';

const BEGINNING = 'script[type=module]';

/** What tells the server's page from this one. Bypasses the cache. Null: it is this one, or none came. */
export async function newerPage(): Promise<string | null> {
  if (!import.meta.env.PROD) return null;
  const answer = await fetch(address('/'), { cache: 'no-cache' }).catch(() => null);
  if (!answer?.ok) return null;
  const there = beginningOf(new DOMParser().parseFromString(await answer.text(), 'text/html'));
  return there === beginningOf(document) ? null : there;
}

/** The page's first part: its name has a hash of everything that follows. */
function beginningOf(page: Document): string | null {
  return page.querySelector(BEGINNING)?.getAttribute('src') ?? null;
}
