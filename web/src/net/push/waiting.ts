// Tables that have called their player and were not opened since, for page and service worker: the badge of
// the installed site counts them. Both reach a cache, which keeps an empty answer for each table.

const open = () => caches.open('bastide.waiting');

/** `site`: the address of its home page, since others on this host have tables of their own. */
const keyOf = (site: string, room: string): string => `${site}waiting/${room}`;

export async function noteWaiting(site: string, room: string): Promise<void> {
  await (await open()).put(keyOf(site, room), new Response());
}

export async function forgetWaiting(site: string, room: string): Promise<void> {
  await (await open()).delete(keyOf(site, room));
}

interface Badged {
  setAppBadge?(count: number): Promise<void>;
}

/** Browsers take a badge of 0 away. */
export async function showBadge(site: string): Promise<void> {
  const waiting = (await (await open()).keys()).filter(({ url }) => url.startsWith(keyOf(site, '')));
  await (navigator as Badged).setAppBadge?.(waiting.length);
}

/** The player is at the table, or has played: nothing calls there any more. */
export async function settle(
  registration: Pick<ServiceWorkerRegistration, 'getNotifications'>,
  site: string,
  room: string,
): Promise<void> {
  for (const shown of await registration.getNotifications({ tag: room })) shown.close();
  await forgetWaiting(site, room);
  await showBadge(site);
}
