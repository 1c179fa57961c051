import { describe, expect, it } from 'vitest';
import type { Decision } from '../../../net/in_page/decision.ts';
import type { Action, PlacedTile, TilePlaced } from '../../../net/protocol.gen.ts';
import { marksOf, ratedChoices } from './choice_marks.ts';

const laid: TilePlaced = { type: 'tile_placed', seat: 0, tile: 'base-D', x: 1, y: 0, rotation: 2 };
const board = [laid as unknown as PlacedTile];
const place = (x: number, y: number, rotation: number): Action => ({ type: 'place_tile', x, y, rotation });
const claim = (feature: number): Action => ({ type: 'deploy', piece: 'meeple', feature });

const decision = (played: Action, ...best: Action[]): Decision => ({
  index: 0,
  turn: 1,
  seat: 0,
  played: { action: played, worth: -1 },
  cost: 1,
  expected: [],
  best: best.map((action, i) => ({ action, worth: 3 - i })),
});

const ranked = (...args: Parameters<typeof marksOf>) =>
  marksOf(...args).map(({ x, y, feature, choices }) => [x, y, feature, choices.map(({ rank }) => rank)]);

describe('the choices of a decision', () => {
  it('are ranked, and the one played is known among them whatever the order of its members', () => {
    const played: Action = { y: 0, type: 'place_tile', rotation: 2, x: 1 };
    const rated = ratedChoices(decision(played, place(4, 4, 0), place(1, 0, 2)));
    expect(rated.map((one) => [one.rank, one.worth, one.played])).toEqual([
      [1, 3, false],
      [2, 2, true],
    ]);
  });

  it('have one rank down to the one played, if that cost nothing', () => {
    const made = { ...decision(place(1, 0, 2), place(4, 4, 0), place(1, 0, 2), place(3, 3, 0)), cost: 0 };
    expect(ratedChoices(made).map((one) => one.rank)).toEqual([1, 1, 3]);
  });

  it('end with the one played, without a rank, where better ones fill the list', () => {
    const rated = ratedChoices(decision(place(1, 0, 2), place(4, 4, 0)));
    expect(rated.at(-1)).toEqual({ action: place(1, 0, 2), worth: -1, rank: null, played: true });
  });
});

describe('the choices of a decision that was not compared', () => {
  it('are none, nor have they marks', () => {
    const alone = { ...decision(place(1, 0, 2)), played: { action: place(1, 0, 2) }, best: [] };
    expect(ratedChoices(alone)).toEqual([]);
    expect(marksOf(ratedChoices(alone), laid, board)).toEqual([]);
  });
});

describe('the marks of a decision', () => {
  it('show the tile where it would have been better, once for a cell, and turned where it lies', () => {
    const best = [place(4, 4, 1), place(4, 4, 3), place(1, 0, 0)];
    const marks = marksOf(ratedChoices(decision(place(1, 0, 2), ...best)), laid, board);
    expect(marks.map(({ x, y, ghost, taken }) => ({ x, y, ghost, taken }))).toEqual([
      { x: 4, y: 4, ghost: { tile: 'base-D', rotation: 1 }, taken: false },
      { x: 1, y: 0, ghost: { tile: 'base-D', rotation: 0 }, taken: true },
    ]);
    expect(marks.map(({ choices }) => choices.map(({ rank }) => rank))).toEqual([
      [1, 2],
      [3, null],
    ]);
  });

  it('show no second tile where the one that was played lies', () => {
    const marks = marksOf(ratedChoices(decision(place(1, 0, 2), place(1, 0, 2))), laid, board);
    expect(marks.map(({ ghost, taken }) => [ghost, taken])).toEqual([[null, true]]);
  });

  it('of a figure stand on the feature of the tile just laid, or where the figure would go', () => {
    const far: Action = { type: 'deploy', piece: 'meeple', feature: 2, x: 7, y: 8 };
    expect(ranked(ratedChoices(decision(claim(0), claim(1), far, claim(0))), laid, board)).toEqual([
      [1, 0, 1, [1]],
      [7, 8, 2, [2]],
      [1, 0, 0, [3]],
    ]);
  });

  it('know no figure on the tile from any other choice', () => {
    const marks = marksOf(ratedChoices(decision(claim(1), { type: 'pass' }, claim(1))), laid, board);
    expect(marks.map(({ kind, x, y, feature }) => [kind, x, y, feature])).toEqual([
      ['nothing', 1, 0, null],
      ['thing', 1, 0, 1],
    ]);
  });

  it('leave out what has no place', () => {
    const dragon: Action = { type: 'move_dragon', direction: 'N' };
    expect(ranked(ratedChoices(decision(dragon, claim(1), dragon)), laid, board)).toEqual([[1, 0, 1, [1]]]);
    expect(ranked(ratedChoices(decision(claim(1), claim(1))), undefined, board)).toEqual([]);
  });
});
