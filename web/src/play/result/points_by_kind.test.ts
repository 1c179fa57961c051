import { describe, expect, it } from 'vitest';
import type { Event, FeatureKind, Scored } from '../../net/protocol.gen.ts';
import { pointsByKind } from './points_by_kind.ts';
import type { Tally } from './tally.ts';

const tally: Tally = {
  kinds: ['road', 'city', 'field', 'fairy'],
  kindsByReason: { fairy: 'fairy', fairy_turn: 'fairy' },
};

const started = (number: number): Event => ({ type: 'game_started', number, first_player: 0 });
const scored = (seat: number, points: number, feature?: FeatureKind): Scored => ({
  type: 'scored',
  seat,
  points,
  ...(feature && { feature }),
  tiles: [],
  reason: 'completed',
  total: points,
  lines: [],
});
const log = (...events: Event[]) => [{ step: 1, events }];

describe('points by kind', () => {
  it('are added up by seat since this game began', () => {
    const kinds = pointsByKind(
      log(
        started(1),
        scored(0, 9, 'city'),
        started(2),
        scored(1, 3, 'road'),
        scored(1, 4, 'road'),
        scored(0, 2),
      ),
      2,
      [2, 7],
      tally,
    );
    expect([...kinds!]).toEqual([
      ['road', [0, 7]],
      ['other', [2, 0]],
    ]);
  });

  it('stand in the same order in every game', () => {
    const events = [scored(0, 1), scored(0, 4, 'field'), scored(0, 2, 'city'), scored(0, 1, 'road')];
    const kinds = pointsByKind(log(started(1), ...events), 1, [8], tally);
    expect([...kinds!.keys()]).toEqual(['road', 'city', 'field', 'other']);
  });

  it('count what has a kind of its own as such, wherever it is scored', () => {
    const ofFairy = (reason: 'fairy' | 'fairy_turn', feature?: FeatureKind) => ({
      ...scored(0, 3, feature),
      reason,
    });
    const events = [scored(0, 4, 'city'), ofFairy('fairy', 'city'), ofFairy('fairy_turn')];
    expect([...pointsByKind(log(started(1), ...events), 1, [10], tally)!]).toEqual([
      ['city', [4]],
      ['fairy', [6]],
    ]);
  });

  it('are not known when something of the game was missed', () => {
    expect(pointsByKind(log(scored(0, 4, 'city')), 1, [6, 0], tally)).toBeNull();
  });
});
