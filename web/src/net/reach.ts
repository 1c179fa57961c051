// Whether a link to this page leads others anywhere. One to localhost leads to nobody else's server; the
// server tells its own machine where others in the local network find it.

import { signal } from '@preact/signals';
import { address, site } from './base.ts';

/** Whether this host name means, to whoever uses it, their own device. */
export function leadsHereAlone(host: string): boolean {
  return /^(localhost|.*\.localhost|127(\.\d{1,3}){3}|0\.0\.0\.0|\[::1?\]|\[::ffff:7f.*\])$/i.test(host);
}

/** Null: not asked for yet. */
const network = signal<readonly string[] | null>(null);
let asked = false;

async function ask(): Promise<readonly string[]> {
  const response = await fetch(address('/api/v1/reach'));
  const { urls } = (await response.json()) as { urls?: unknown };
  return Array.isArray(urls) ? urls.filter((url) => typeof url === 'string' && URL.canParse(url)) : [];
}

/**
 * How links of ours begin that others get, for whoever renders: where this page was opened, or else where the
 * server is found in the local network. `alone`: nobody else can use it.
 */
export function originForOthers(): { origin: string; alone: boolean; inNetwork: boolean } {
  if (!leadsHereAlone(location.hostname)) return { origin: site(), alone: false, inNetwork: false };
  if (!asked) {
    asked = true;
    ask().then(
      (urls) => {
        network.value = urls;
      },
      () => {
        network.value = []; // a server that does not know the question
      },
    );
  }
  const known = network.value;
  const like = known?.find((url) => url.startsWith(`${location.protocol}//`)) ?? known?.[0];
  if (like !== undefined)
    return { origin: new URL(like).origin + address('/').slice(0, -1), alone: false, inNetwork: true };
  return { origin: site(), alone: known !== null, inNetwork: false };
}
