// @vitest-environment happy-dom

import { expect, it } from 'vitest';
import { allCatalogues } from '../i18n/all_catalogues.ts';
import { GAMES } from './index.ts';

it('each kind of what a game scores has a name in all languages', async () => {
  const kinds = Object.values(GAMES).flatMap(({ tally }) => tally.kinds);
  for (const catalogue of Object.values(await allCatalogues()))
    for (const kind of kinds) expect(catalogue).toHaveProperty([`features.${kind}`]);
});
