// Whether the server has another page by now than the one that runs here.

const BEGINNING = 'script[type=module]';

/** Asks past what is kept. False where the answer is no page of ours, or there is none. */
export async function isPageOld(): Promise<boolean> {
  if (!import.meta.env.PROD) return false;
  const answer = await fetch('/', { cache: 'no-cache' }).catch(() => null);
  if (!answer?.ok) return false;
  const there = beginningOf(new DOMParser().parseFromString(await answer.text(), 'text/html'));
  return there !== null && there !== beginningOf(document);
}

/** The part that a page begins with: its name has a hash of all that follows. */
function beginningOf(page: Document): string | null {
  return page.querySelector(BEGINNING)?.getAttribute('src') ?? null;
}
