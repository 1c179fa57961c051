import { expect, test } from 'vitest';
import type { GameView, SurveyedFeature, SurveyReply } from '../../../../net/protocol.gen.ts';
import type { Draft } from '../../../../play/draft.ts';
import { goldWorth } from './belongings.tsx';
import { ownedAt } from './held_there.ts';
import { pilesIn } from './piles_in_draft.ts';

const game = {
  gold_on_map: [
    { x: 0, y: -1, bars: 1 },
    { x: 0, y: 0, bars: 2 },
  ],
} as unknown as GameView;

const after = (events: object[]) => ({ step: 'choose', events }) as unknown as Draft;

test('bars that I lay come to the piles (GOLD-PLACE-01)', () => {
  const draft = after([
    { type: 'gold_placed', seat: 0, x: 1, y: -1 },
    { type: 'gold_placed', seat: 0, x: 0, y: 0 },
  ]);
  expect(pilesIn(draft, game)).toEqual([
    { x: 0, y: -1, bars: 1 },
    { x: 1, y: -1, bars: 1 },
    { x: 0, y: 0, bars: 3 },
  ]);
});

test('bars that somebody takes leave them (GOLD-TAKE-01)', () => {
  const taken = [
    [0, -1],
    [0, 0],
  ];
  expect(pilesIn(after([{ type: 'gold_taken', seat: 0, count: 2, tiles: taken }]), game)).toEqual([
    { x: 0, y: 0, bars: 1 },
  ]);
});

test('bars are worth more the more there are (GOLD-FINAL-01)', () => {
  expect([1, 3, 4, 6, 7, 9, 10, 16].map(goldWorth)).toEqual([1, 3, 8, 12, 21, 27, 40, 64]);
});

const feature = (kind: string, segments: number[][], more: Partial<SurveyedFeature> = {}) =>
  ({ kind, state: 'open', owners: [0], segments, ...more }) as SurveyedFeature;

test('a bar is for whoever owns an unfinished feature that reaches its tile (GOLD-TAKE-01, GOLD-TAKE-03)', () => {
  const kinds = (features: SurveyedFeature[]) =>
    ownedAt({ x: 0, y: 0 }, { features } as unknown as SurveyReply).map(({ kind }) => kind);
  expect(kinds([feature('road', [[0, 0, 1]]), feature('city', [[0, 0, 0]])])).toEqual(['road', 'city']);
  expect(kinds([feature('monastery', [[1, -1, 0]]), feature('monastery', [[2, 0, 0]])])).toEqual([
    'monastery',
  ]);
  expect(kinds([feature('road', [[1, 0, 1]]), feature('field', [[0, 0, 2]])])).toEqual([]);
  expect(kinds([feature('road', [[0, 0, 1]], { owners: [] })])).toEqual([]);
  expect(kinds([feature('road', [[0, 0, 1]], { state: 'complete' })])).toEqual([]);
});
