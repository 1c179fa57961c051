// Whether the server now has another page than the running one.

const BEGINNING = 'script[type=module]';

/** Bypasses the cache. False if the answer is not the site's page, or there is none. */
export async function isPageOld(): Promise<boolean> {
  if (!import.meta.env.PROD) return false;
  const answer = await fetch('/', { cache: 'no-cache' }).catch(() => null);
  if (!answer?.ok) return false;
  const there = beginningOf(new DOMParser().parseFromString(await answer.text(), 'text/html'));
  return there !== null && there !== beginningOf(document);
}

/** The page's first part: its name has a hash of everything that follows. */
function beginningOf(page: Document): string | null {
  return page.querySelector(BEGINNING)?.getAttribute('src') ?? null;
}
