import { beforeAll, describe, expect, it } from 'vitest';
import type { GameView, SurveyedFeature } from '../../../../net/protocol.gen.ts';
import type { Choice, Draft } from '../../../../play/draft.ts';
import { whenDrawn } from '../../tiles/index.ts';
import { flocksIn, isClosed, sheepAtStake } from './flocks_in_draft.ts';

const WAITING: Draft = { step: 'wait' };

it('flocks lie with their shepherds (HILLS-FLOCK-07)', () => {
  const game = {
    pieces: [
      { seat: 0, piece: 'shepherd', x: 1, y: 0, feature: 1 },
      { seat: 0, piece: 'meeple', x: 0, y: 0, feature: 0 },
      { seat: 1, piece: 'shepherd', x: 0, y: 2, feature: 2 },
    ],
    seats: [{ flock: [2, 3] }, { flock: [4] }],
  } as unknown as GameView;
  expect(flocksIn(WAITING, game)).toEqual([
    { seat: 0, x: 1, y: 0, feature: 1, sheep: 5 },
    { seat: 1, x: 0, y: 2, feature: 2, sheep: 4 },
  ]);
});

it('a shepherd who goes home in the draft takes the flock from the board', () => {
  const game = {
    pieces: [{ seat: 0, piece: 'shepherd', x: 1, y: 0, feature: 1 }],
    seats: [{ flock: [2] }],
  } as unknown as GameView;
  const home = { type: 'piece_returned', seat: 0, piece: 'shepherd', x: 1, y: 0, feature: 1 };
  expect(flocksIn({ step: 'choose', events: [home] } as unknown as Draft, game)).toEqual([]);
});

it('a wolf would scatter what scoring would bring (HILLS-FLOCK-05)', () => {
  const choice = (of: string, events: unknown) =>
    ({ action: { type: 'flock', choice: of }, events, after: [] }) as unknown as Choice;
  const scored = { type: 'scored', reason: 'flock', seat: 1, points: 6 };
  expect(sheepAtStake([choice('grow', []), choice('score', [scored])])).toBe(6);
  expect(sheepAtStake([choice('grow', []), choice('score', null)])).toBe(null);
});

describe('a field is closed', () => {
  beforeAll(async () => {
    await Promise.all(['base-V', 'base-D'].map(whenDrawn));
  });
  const tile = (x: number, y: number, rotation: number) => ({ tile: 'base-V', x, y, rotation, seat: 0 });
  // The inner field of four bends in a ring (HILLS-X04).
  const ring = [tile(0, 1, 3), tile(1, 1, 0), tile(0, 2, 2), tile(1, 2, 1)];
  const inner = {
    segments: [
      [0, 1, 2],
      [1, 1, 2],
      [0, 2, 2],
      [1, 2, 2],
    ],
  } as unknown as SurveyedFeature;

  it('where no side of it faces an empty cell (HILLS-FLOCK-06)', () => {
    expect(isClosed(inner, { board: ring }, ring[3]!)).toBe(true);
    expect(isClosed(inner, { board: ring.slice(0, 3) }, ring[3]!)).toBe(true);
    const open = { segments: inner.segments.slice(0, 3) } as SurveyedFeature;
    expect(isClosed(open, { board: ring.slice(0, 3) }, ring[2]!)).toBe(false);
  });
});
