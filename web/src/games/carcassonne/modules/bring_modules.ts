// Fetches what the modules bring to a table.

import { loadTexts } from '../../../i18n/index.ts';
import { chunk } from '../../../net/chunk.ts';
import type { Tally } from '../../../play/result/tally.ts';
import { bring, CARCASSONNE_TALLY } from './brought.ts';
import { MODULES } from './index.ts';

export const bringModules = chunk(async () => {
  const fetched = await Promise.all(MODULES.map(({ table }) => table?.()));
  bring(MODULES.map(({ name }, index) => ({ name, ...fetched[index]?.table })));
});

/** Gives what needs the modules once they are there. */
export async function withModules<T>(shown: T): Promise<T> {
  await bringModules();
  return shown;
}

/** With the texts of what it names. */
export async function carcassonneTally(): Promise<Tally> {
  await Promise.all([bringModules(), loadTexts(['modules'])]);
  return CARCASSONNE_TALLY;
}
