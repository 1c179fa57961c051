import { expect, it } from 'vitest';
import type { GameView, SurveyedFeature, SurveyReply } from '../../../../net/protocol.gen.ts';
import { changesBy } from './change_words.ts';

const feature = (x: number, owners: number[], tiles: number, lines: [string, number][]): SurveyedFeature => ({
  kind: 'road',
  state: 'open',
  tiles,
  segments: [[x, 0, 1]],
  holders: owners.map((seat) => ({ seat, weight: 1 })),
  owners,
  finished: {
    points: lines.reduce((sum, [, points]) => sum + points, 0),
    lines: lines.map(([what, points]) => ({ what, points })),
  },
});
const survey = {
  features: [
    feature(0, [0], 3, [['tiles', 3]]),
    feature(1, [0, 1], 4, [['tiles', 7]]),
    feature(2, [], 5, [['tiles', 5]]),
    feature(3, [1], 2, [
      ['tiles', 2],
      ['mage', 2],
    ]),
    feature(4, [1], 5, [
      ['tiles', 5],
      ['witch', -2],
    ]),
  ],
} as unknown as SurveyReply;
const beside: Pick<GameView, 'mage' | 'witch'> = {};
const there = { mage: { x: 3, y: 0, feature: 1 }, witch: { x: 4, y: 0, feature: 1 } };
const at = (x: number) => ({ x, y: 0, feature: 1 });
const changes = (...given: Parameters<typeof changesBy>) => Object.fromEntries(changesBy(...given));

it('tells what the mage adds for each owner', () => {
  expect(changes('mage', at(0), beside, survey)).toEqual({ 0: 3 });
  expect(changes('mage', at(1), beside, survey)).toEqual({ 0: 4, 1: 4 });
});

it('tells what the witch takes, who leaves the odd point', () => {
  expect(changes('witch', at(0), beside, survey)).toEqual({ 0: -1 });
  expect(changes('witch', at(1), beside, survey)).toEqual({ 0: -3, 1: -3 });
});

it('tells what ends where the figure leaves', () => {
  expect(changes('mage', at(0), there, survey)).toEqual({ 0: 3, 1: -2 });
  expect(changes('witch', at(0), there, survey)).toEqual({ 0: -1, 1: 2 });
  expect(changes('mage', null, there, survey)).toEqual({ 1: -2 });
});

it('names nobody where nobody has a follower', () => {
  expect(changes('mage', at(2), beside, survey)).toEqual({});
});
