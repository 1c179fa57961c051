// Fetches what the modules bring to a table.

import { chunk } from '../../../net/chunk.ts';
import type { Tally } from '../../../play/result/tally.ts';
import { MODULES } from './index.ts';

const store = chunk(() => import('./brought.ts'));

export const bringModules = chunk(async () => {
  const [{ bring }, ...tables] = await Promise.all([store(), ...MODULES.map(({ table }) => table?.())]);
  bring(MODULES.map(({ name }, index) => ({ name, ...tables[index] })));
});

export async function carcassonneTally(): Promise<Tally> {
  const [{ CARCASSONNE_TALLY }] = await Promise.all([store(), bringModules()]);
  return CARCASSONNE_TALLY;
}
