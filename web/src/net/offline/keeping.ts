// What is kept of the site for when there is no network, and how requests are answered with it.
// The page's parts carry a hash in their names and never change; everything else is asked
// for anew as long as somebody answers.

/**
 * `page`: the one page that all addresses share; `part`: what it is made of; `answer`:
 * finished games, and what else may change.
 */
export type Kind = 'page' | 'part' | 'answer' | 'other';

/** How many of a kind are kept; the oldest go first. */
export const KEPT_MAX = { page: 1, part: 300, answer: 120 };

/** Whoever has the page already waits no longer for a newer one. */
const PATIENCE_MS = 4_000;

export interface Asked {
  method: string;
  mode: string;
  url: string;
}

export function kindOf({ method, mode, url }: Asked, origin: string): Kind {
  const { origin: host, pathname } = new URL(url);
  if (method !== 'GET' || host !== origin) return 'other';
  if (pathname.startsWith('/assets/')) return 'part';
  if (/^\/(api\/v1\/(catalogue$|games\/)|icons\/|favicon|manifest)/.test(pathname)) return 'answer';
  return mode === 'navigate' && !/^\/(api\/|notices)/.test(pathname) ? 'page' : 'other';
}

/** Answers with what is kept, and keeps what had to be fetched. */
export async function keptOrFetched(kept: Cache, request: Request): Promise<Response> {
  return (await kept.match(request)) ?? fetchAndKeep(kept, request, request.url);
}

/**
 * Answers with what the server says now; where it says nothing in time, or is not itself,
 * with what is kept as `key`.
 */
export async function fetchedOrKept(
  kept: Cache,
  request: Request,
  key: string,
  patienceMs = PATIENCE_MS,
): Promise<Response> {
  const fetched = fetchAndKeep(kept, request, key);
  const known = await kept.match(key);
  if (known === undefined) return fetched;
  const whatCame = fetched.then((response) => (response.status >= 500 ? known : response));
  return Promise.race([whatCame, after(patienceMs).then(() => known)]).catch(() => known);
}

async function fetchAndKeep(kept: Cache, request: Request, key: string): Promise<Response> {
  const response = await fetch(request);
  if (response.ok) await kept.put(key, response.clone());
  return response;
}

/** Leaves so many, the latest. */
export async function leaveLatest(kept: Cache, most: number): Promise<void> {
  const keys = await kept.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => kept.delete(key)));
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
