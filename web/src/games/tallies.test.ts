// @vitest-environment happy-dom

import { expect, it } from 'vitest';
import { allCatalogues } from '../i18n/all_catalogues.ts';
import { GAMES } from './index.ts';

it('each kind of what a game scores has a name in all languages', async () => {
  const tallies = await Promise.all(Object.values(GAMES).map(({ tally }) => tally()));
  const kinds = tallies.flatMap((tally) => tally.kinds);
  expect(kinds.length).toBeGreaterThan(10);
  for (const catalogue of Object.values(await allCatalogues()))
    for (const kind of kinds) expect(catalogue).toHaveProperty([`features.${kind}`]);
});
