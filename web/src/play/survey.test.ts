import { describe, expect, it } from 'vitest';
import type { SurveyedFeature, SurveyReply } from '../net/protocol.gen.ts';
import { featureIn } from './feature_in.ts';
import { Survey, type SurveyQuestion, THE_BOARD } from './survey.ts';
import { laterWords } from './table/later_words.ts';

const city: SurveyedFeature = {
  kind: 'city',
  state: 'open',
  tiles: 3,
  segments: [
    [0, -1, 0],
    [0, 0, 0],
  ],
  holders: [],
  owners: [],
  now: { points: 3, lines: [] },
  finished: { points: 6, lines: [] },
};
const answer = (...features: SurveyedFeature[]): SurveyReply => ({ type: 'reply', re: '', features });

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('the answers of a table', () => {
  const asked: SurveyQuestion[] = [];
  const table = () => {
    asked.length = 0;
    return new Survey({
      survey: async (question) => {
        asked.push(question);
        return answer({ ...city, tiles: asked.length });
      },
    });
  };

  it('are asked for once in each step', async () => {
    const survey = table();
    expect(survey.of(THE_BOARD)).toBeNull();
    survey.ask(THE_BOARD, '1 0');
    survey.ask(THE_BOARD, '1 0');
    survey.ask({ at: { x: 1, y: 0 } }, '1 0');
    await settle();
    expect(asked).toHaveLength(2);
    expect(survey.of(THE_BOARD)!.features[0]!.tiles).toBe(1);
  });

  it('are forgotten with their step, those under way as well', async () => {
    const survey = table();
    survey.ask(THE_BOARD, '1 0');
    survey.ask({ at: { x: 1, y: 0 } }, '1 1');
    await settle();
    expect(survey.of(THE_BOARD)).toBeNull();
    expect(survey.of({ at: { x: 1, y: 0 } })).not.toBeNull();
  });

  it('know which feature a part of a tile belongs to', () => {
    expect(featureIn(answer(city), { x: 0, y: 0 }, 0)).toBe(city);
    expect(featureIn(answer(city), { x: 0, y: 0 }, 1)).toBeNull();
    expect(featureIn(null, { x: 0, y: 0 }, 0)).toBeNull();
  });
});

describe('what a claim brings later', () => {
  const tile = { tile: 'base-D', rotation: 0, x: 0, y: 0 };
  const told = (feature: SurveyedFeature) =>
    laterWords({ type: 'deploy', piece: 'meeple', feature: 0 }, tile, answer(feature));
  const { now, finished, ...uncounted } = city;

  it('is its tiles and what it is worth when finished', () => {
    expect(told(city)).toBe('3 tiles; at least 6 points when finished');
  });

  it('is exactly that where nothing can grow', () => {
    const action = { type: 'deploy', piece: 'meeple', feature: 0 } as const;
    expect(laterWords(action, tile, answer(city), ['city'])).toBe('3 tiles; 6 points when finished');
  });

  it('is no number where the room does not count', () => {
    expect(told(uncounted)).toBe('3 tiles, not finished yet');
    expect(told({ ...uncounted, state: 'lasting' })).toBe('scores at the end');
  });

  it('counts at the end where it lasts', () => {
    expect(told({ ...uncounted, state: 'lasting', now: now! })).toBe('at least 3 points at the end');
    expect(told({ ...uncounted, state: 'lasting', now: { ...now!, points: 0 } })).toBe('scores at the end');
    expect(finished!.points).toBe(6);
  });

  it('is nothing where nothing is told, or what is finished scores at once', () => {
    expect(laterWords({ type: 'deploy', piece: 'meeple', feature: 0 }, tile, null)).toBe('');
    expect(told({ ...city, state: 'complete' })).toBe('');
    expect(laterWords({ type: 'pass' }, tile, answer(city))).toBe('');
  });
});
