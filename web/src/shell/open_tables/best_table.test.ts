import { expect, it } from 'vitest';
import type { OpenTable } from '../../net/protocol.gen.ts';
import { bestTable, type Wanted } from './best_table.ts';

const table = (room: string, more: Partial<OpenTable> = {}): OpenTable => ({
  ...{ room, host: 'Ada', people: 1, computers: 0, free: 1, since: 1000 },
  rules: { game: 'carcassonne', preset: 'standard', edition: 'new', modules: ['farmers'] },
  ...more,
});
const wanted: Wanted = {
  rules: { game: 'carcassonne', modules: ['farmers'] },
  clock: null,
  language: 'de',
};
const best = (tables: OpenTable[], more: Partial<Wanted> = {}, mine: string[] = []) =>
  bestTable(tables, { ...wanted, ...more }, mine)?.room;

it('takes nothing where there is nothing, or only the player’s own tables', () => {
  expect(best([])).toBeUndefined();
  expect(best([table('A')], {}, ['A'])).toBeUndefined();
});

it('takes the game before the language, that before modules, and these before the clock', () => {
  const castle = { game: 'castle', modules: [] };
  const turns = { kind: 'turn', seconds: 60 } as const;
  expect(best([table('A', { rules: castle, language: 'de' }), table('B')])).toBe('B');
  expect(
    best([table('A'), table('B', { language: 'de', rules: { game: 'carcassonne', modules: [] } })]),
  ).toBe('B');
  expect(
    best([table('A', { rules: { game: 'carcassonne', modules: [] } }), table('B', { clock: turns })]),
  ).toBe('B');
  expect(best([table('A', { clock: turns }), table('B')])).toBe('B');
  expect(best([table('A'), table('B', { clock: turns })], { clock: turns })).toBe('B');
});

it('reads languages without their regions', () => {
  expect(best([table('A', { language: 'fr' }), table('B', { language: 'de-CH' })])).toBe('B');
});

it('takes any game from who has not played any yet', () => {
  const tables = [table('A', { since: 2 }), table('B', { since: 1, rules: { game: 'castle' } })];
  expect(best(tables, { rules: {} })).toBe('B');
});

it('takes of equal tables the one that has waited longest', () => {
  expect(best([table('A', { since: 9 }), table('B', { since: 3 }), table('C', { since: 5 })])).toBe('B');
});

it('never mixes games of days with those that everybody stays for', () => {
  const days = { kind: 'days', days: 3 } as const;
  expect(best([table('A', { clock: days, language: 'de' })])).toBeUndefined();
  expect(best([table('A')], { clock: days })).toBeUndefined();
  expect(best([table('A'), table('B', { clock: days })], { clock: days })).toBe('B');
});
