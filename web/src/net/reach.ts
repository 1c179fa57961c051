// Whether a link to this page leads others anywhere. One to localhost leads to nobody else's server; the
// server tells its own machine where others in the local network find it.

import { signal } from '@preact/signals';
import { address, pathOf, site } from './base.ts';

/** Whether this host name means, to whoever uses it, their own device. */
export function leadsHereAlone(host: string): boolean {
  return /^(localhost|.*\.localhost|127(\.\d{1,3}){3}|0\.0\.0\.0|\[::1?\]|\[::ffff:7f.*\])$/i.test(host);
}

/** The link to this page, for whoever renders, as others get it; `hash` begins with "#" or is empty. */
export function pageForOthers(hash = ''): string {
  return originForOthers().origin + pathOf(location.pathname) + hash;
}

/** `urls`: where others in the network find the server; `option`: with what it would have to be started. */
interface Reach {
  urls: readonly string[];
  option?: string;
}

/** Null: not asked for yet. */
const reach = signal<Reach | null>(null);
let asked = false;

async function ask(): Promise<Reach> {
  const response = await fetch(address('/api/v1/reach'));
  const { urls, option } = (await response.json()) as { urls?: unknown; option?: unknown };
  return {
    urls: Array.isArray(urls) ? urls.filter((url) => typeof url === 'string' && URL.canParse(url)) : [],
    ...(typeof option === 'string' ? { option } : {}),
  };
}

/**
 * How links of ours begin that others get, for whoever renders: where this page was opened, or else where the
 * server is found in the local network. `alone`: nobody else can use it; `option`: what would change that.
 */
export function originForOthers(): { origin: string; alone: boolean; inNetwork: boolean; option?: string } {
  if (!leadsHereAlone(location.hostname)) return { origin: site(), alone: false, inNetwork: false };
  if (!asked) {
    asked = true;
    ask().then(
      (told) => {
        reach.value = told;
      },
      () => {
        reach.value = { urls: [] }; // a server that does not know the question
      },
    );
  }
  const { urls = [], option } = reach.value ?? {};
  const like = urls.find((url) => url.startsWith(`${location.protocol}//`)) ?? urls[0];
  if (like !== undefined)
    return { origin: new URL(like).origin + address('/').slice(0, -1), alone: false, inNetwork: true };
  const alone = { origin: site(), alone: reach.value !== null, inNetwork: false };
  return option === undefined ? alone : { ...alone, option };
}
