// @vitest-environment happy-dom

import { expect, it } from 'vitest';
import { bringModules } from './bring_modules.ts';
import { broughtBy } from './brought.ts';

await bringModules();

const names = (...modules: string[]) => broughtBy({ modules, options: {} }).map(({ piece }) => piece);

it('seats have the pieces of the modules in play, in one order whatever the order of the modules', () => {
  expect(names('farmers', 'river')).toEqual([]);
  expect(names('abbot', 'inns_and_cathedrals')).toEqual(['big_meeple', 'abbot']);
});

it('nobody has a shepherd where an option leaves them out', () => {
  expect(names('hills_and_sheep')).toEqual(['shepherd']);
  expect(broughtBy({ modules: ['hills_and_sheep'], options: { hills_shepherds: false } })).toEqual([]);
});

it('nobody has a pig where there are no farmers', () => {
  expect(names('farmers', 'traders_and_builders')).toEqual(['builder', 'pig']);
  expect(names('traders_and_builders')).toEqual(['builder']);
});
