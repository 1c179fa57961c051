import { describe, expect, it } from 'vitest';
import type { Action } from '../../net/protocol.gen.ts';
import type { Choice } from '../draft.ts';
import { entriesOf, nextIn, shownIn } from './choice_entries.ts';
import type { ChoiceManners } from './game_parts.ts';

const deploy: Action = { type: 'deploy', piece: 'meeple', feature: 0 };
const build = (x: number): Action => ({ type: 'place_tower_piece', x, y: 0 });
const cap = (x: number): Action => ({ type: 'cap_tower', x, y: 0, piece: 'meeple' });
const capture = (x: number): Action => ({ type: 'capture', x, y: 0, feature: 0 });
const manners: ChoiceManners = {
  place_tower_piece: { anywhere: true },
  cap_tower: { anywhere: true },
  place_fairy: { anywhere: true },
};
const choices = (...actions: Action[]): Choice[] =>
  actions.map((action) => ({ action, events: null, after: [] }));

describe('the list of choices', () => {
  it('has one line for all towers that can be built, and one for all that can be closed', () => {
    const all = choices(deploy, build(1), cap(1), build(2), cap(2), { type: 'pass' });
    expect(entriesOf(all, manners)).toEqual([[0], [1, 3], [2, 4], [5]]);
  });

  it('has a line for each piece that can close towers', () => {
    const big = (x: number): Action => ({ type: 'cap_tower', x, y: 0, piece: 'big_meeple' });
    expect(entriesOf(choices(cap(1), big(1), cap(2), big(2)), manners)).toEqual([
      [0, 2],
      [1, 3],
    ]);
  });

  it('has one line for all tiles that a portal leads to, and one for the fairy', () => {
    const far = (x: number, piece: 'meeple' | 'abbot' = 'meeple'): Action =>
      ({ ...deploy, piece, x, y: 0 }) as Action;
    const fairy = (x: number): Action => ({ type: 'place_fairy', x, y: 0, feature: 0 });
    expect(entriesOf(choices(deploy, far(1), fairy(1), far(2), far(2, 'abbot'), fairy(2)), manners)).toEqual([
      [0],
      [1, 3],
      [2, 5],
      [4],
    ]);
  });

  it('is made of a thousand choices at once', () => {
    const many = Array.from({ length: 1000 }, (_, x): Action => ({ ...deploy, x, y: 0 }) as Action);
    expect(entriesOf(choices(...many), manners)).toHaveLength(1);
  });

  it('names everybody who can be taken prisoner', () => {
    expect(entriesOf(choices(capture(1), capture(2)), manners)).toEqual([[0], [1]]);
  });

  it('shows the choice made within a line, else its first', () => {
    expect(shownIn([1, 3, 4], 3)).toBe(3);
    expect(shownIn([1, 3, 4], 0)).toBe(1);
  });

  it('goes round when a line is pressed again', () => {
    expect([0, 1, 3, 4].map((chosen) => nextIn([1, 3, 4], chosen))).toEqual([1, 3, 4, 1]);
  });
});
