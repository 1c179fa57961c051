import { describe, expect, it } from 'vitest';
import type { Action, GameView, RoomView, SurveyedFeature, SurveyReply } from '../../net/protocol.gen.ts';
import { missingWords } from './missing_words.ts';

const MANNERS = {
  place_abbey: { beforeClaims: true, leadsToClaims: true },
  move_wagon: { beforeClaims: true },
} as const;

const view = { you: 0, seats: [{ name: 'Ada' }, { name: 'Ben' }] } as unknown as RoomView;
const tile = { tile: 'base-D', rotation: 0, x: 1, y: 0 };
const words = { feature: (kind: string) => kind };

const feature = (kind: string, part: number, ...seats: number[]) =>
  ({
    kind,
    segments: [
      [0, 0, 3],
      [1, 0, part],
    ],
    holders: seats.map((seat) => ({ seat, weight: 1 })),
  }) as unknown as SurveyedFeature;
const claim = (part: number, more = {}): Action => ({
  type: 'deploy',
  piece: 'meeple',
  feature: part,
  ...more,
});

function told(
  features: readonly SurveyedFeature[],
  actions: readonly Action[],
  supply = { meeple: 5 } as object,
) {
  const game = { seats: [{ supply }, {}] } as unknown as GameView;
  const survey = { features } as unknown as SurveyReply;
  return missingWords({ view, game, tile, survey }, actions, words, MANNERS);
}

describe('why a claim is missing', () => {
  it('is who holds the feature already', () => {
    expect(told([feature('city', 0, 1), feature('road', 1)], [claim(1)])).toBe('Held already: city (Ben)');
    expect(told([feature('city', 0, 1, 0), feature('road', 1, 0)], [])).toBe(
      'Held already: city (Ben and Ada) and road (Ada)',
    );
  });

  it('is nothing where it is offered, as through a portal it is not', () => {
    expect(told([feature('city', 0, 1)], [claim(0)])).toBe('');
    expect(told([feature('city', 0, 1)], [claim(0, { x: 5, y: 5 })])).toBe('Held already: city (Ben)');
  });

  it('is nothing on other tiles, and nothing where nobody tells', () => {
    const elsewhere = { ...feature('city', 0, 1), segments: [[7, 7, 0]] };
    expect(told([elsewhere], [])).toBe('');
    const game = { seats: [{ supply: { meeple: 1 } }] } as unknown as GameView;
    expect(missingWords({ view, game, tile, survey: null }, [], words)).toBe('');
  });

  it('is nothing where something else is asked', () => {
    expect(told([feature('city', 0, 1)], [{ type: 'place_abbey', x: 1, y: 0 }, { type: 'pass' }])).toBe('');
  });

  it('is the lack of meeples at once where what is laid next could be claimed, and not where it could not', () => {
    const none = { meeple: 0, wagon: 0 };
    const pass: Action = { type: 'pass' };
    expect(told([], [{ type: 'place_abbey', x: 1, y: 0 }, pass], none)).toBe('You have no meeple left.');
    expect(told([], [{ type: 'move_wagon', x: 1, y: 0, feature: 0 }, pass], none)).toBe('');
  });

  it('is the lack of meeples before all else', () => {
    expect(told([feature('city', 0, 1)], [], { meeple: 0, abbot: 0 })).toBe('You have no meeple left.');
    for (const piece of ['meeple', 'big_meeple', 'wagon', 'mayor', 'abbot', 'barn'])
      expect(told([], [], { meeple: 0, [piece]: 1 }), piece).toBe('');
  });
});
