// The server's list of open tables, where strangers may sit down.

import { address } from './base.ts';
import type { OpenTable, OpenTables } from './protocol.gen.ts';
import { refusedBy } from './refused.ts';

/** Whether this server has such a list, as it writes into the page. */
export function hasOpenTables(): boolean {
  return document.querySelector<HTMLMetaElement>('meta[name="open-tables"]')?.content === 'listed';
}

/** The browser asks with the tag of the list that it has, and the server says if it is the same. */
export async function fetchOpenTables(): Promise<readonly OpenTable[]> {
  const response = await fetch(address('/api/v1/tables'), { cache: 'no-cache' });
  if (!response.ok) throw await refusedBy(response);
  return ((await response.json()) as OpenTables).tables;
}
