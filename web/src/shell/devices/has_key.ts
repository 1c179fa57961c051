// Whether this device shares its games with others, and may, without fetching what does it.

import { readStored } from '../../net/storage.ts';

export const KEY = 'bastide.key';

export const hasKey = (): boolean => 'key' in readStored<object>(KEY, {});

/** Whether this server keeps what devices share, as it writes into the page. */
export function mayShare(): boolean {
  return document.querySelector<HTMLMetaElement>('meta[name="parcels"]')?.content !== 'none';
}
