// What is kept of the site for use without a network, and how requests are answered with it. The page's parts
// have a hash in their names and never change; everything else is requested anew while somebody answers.

import { pathBelow } from '../base.ts';

/**
 * `page`: the one page for all addresses; `part`: its parts; `answer`: finished games, and what else may
 * change.
 */
export type Kind = 'page' | 'part' | 'answer' | 'other';

/** How many of a kind are kept; the oldest are removed first. */
export const KEPT_MAX = { page: 1, part: 300, answer: 120 };

/** How long to wait for a newer page if one is kept. */
const PATIENCE_MS = 4_000;

export interface Asked {
  method: string;
  mode: string;
  url: string;
}

/** `site`: the address of the home page, with its host. */
export function kindOf({ method, mode, url }: Asked, site: string): Kind {
  if (method !== 'GET' || !url.startsWith(site)) return 'other';
  const pathname = pathBelow(new URL(site).pathname, new URL(url).pathname);
  if (pathname.startsWith('/assets/')) return 'part';
  if (/^\/(api\/v1\/(catalogue$|games\/)|icons\/|favicon|manifest)/.test(pathname)) return 'answer';
  return mode === 'navigate' && PAGES.test(pathname) ? 'page' : 'other';
}

/** The page's own addresses (ui/router.tsx). What else is opened is the server's, and never kept. */
const PAGES = /^\/($|index\.html$|new\/?$|help\/?$|settings\/?$|r\/|g\/)/;

/** The mark of the page in its head: nothing else that may be answered at its addresses has it. */
export const MARK = '<meta name="application-name" content="Bastide"';

/** Whether it is the page, and not, say, a proxy's notice or the way to a login. */
async function isPage(response: Response): Promise<boolean> {
  const type = response.headers.get('Content-Type') ?? '';
  if (!response.ok || response.redirected || !/^text\/html\b/i.test(type)) return false;
  return (await response.clone().text()).includes(MARK);
}

/** Answers from the cache, and keeps what had to be fetched. */
export async function keptOrFetched(kept: Cache, request: Request): Promise<Response> {
  return (await kept.match(request)) ?? fetchAndKeep(kept, request, request.url, isWhole);
}

/** Answers with the newest page, or else with the one that is kept, whatever address it is asked for at. */
export function newestPage(kept: Cache, request: Request, patienceMs = PATIENCE_MS): Promise<Response> {
  return fetchedOrKept(kept, request, PAGE, isPage, patienceMs);
}

/** The same for an answer of the server. */
export function newestAnswer(kept: Cache, request: Request, patienceMs = PATIENCE_MS): Promise<Response> {
  return fetchedOrKept(kept, request, request.url, isWhole, patienceMs);
}

/** The key of the page, and its address from where the service worker lies. */
export const PAGE = './';

const isWhole = async (response: Response): Promise<boolean> => response.ok;

/**
 * Answers with the server's response; if there is none in time, or not the server's own, with what is kept as
 * `key`. Keeps what `isIt` finds to be what belongs there.
 */
async function fetchedOrKept(
  kept: Cache,
  request: Request,
  key: string,
  isIt: (response: Response) => Promise<boolean>,
  patienceMs: number,
): Promise<Response> {
  const fetched = fetchAndKeep(kept, request, key, isIt);
  const known = await kept.match(key);
  if (known === undefined || !(await isIt(known))) return fetched;
  const whatCame = fetched.then((response) => (response.status >= 500 ? known : response));
  return Promise.race([whatCame, after(patienceMs).then(() => known)]).catch(() => known);
}

async function fetchAndKeep(
  kept: Cache,
  request: Request,
  key: string,
  isIt: (response: Response) => Promise<boolean>,
): Promise<Response> {
  const response = await fetch(request);
  if (await isIt(response)) await kept.put(key, response.clone());
  return response;
}

/** Leaves this many, the latest. */
export async function leaveLatest(kept: Cache, most: number): Promise<void> {
  const keys = await kept.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => kept.delete(key)));
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
