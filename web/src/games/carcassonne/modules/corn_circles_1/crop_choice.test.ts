// @vitest-environment happy-dom

import { beforeAll, expect, it } from 'vitest';
import type { GameView, RoomView } from '../../../../net/protocol.gen.ts';
import type { Draft } from '../../../../play/draft.ts';
import { whenDrawn } from '../../tiles/index.ts';
import { bringModules } from '../bring_modules.ts';
import { calledBy, calledSeats } from './crop_choice.ts';
import { outcomeWords } from './words.ts';

const WAITING: Draft = { step: 'wait' };
const circle = { tile: 'corn1-FFRR-through-road', rotation: 0, x: 1, y: 1, seat: 0 };
const road = { tile: 'base-U', rotation: 0, x: 1, y: 0, seat: 0 };
const thief = (seat: number, piece = 'meeple') => ({ seat, piece, x: 1, y: 0, feature: 0 });

const game = {
  seat: 0,
  board: [road, circle],
  pieces: [thief(0), thief(0, 'builder'), thief(2), { ...thief(1), feature: 1 }],
  seats: [{ supply: { meeple: 5 } }, { supply: { meeple: 6 } }, { supply: { builder: 1 } }],
} as unknown as GameView;
const view = {
  seats: [{ name: 'Ada' }, { name: 'Ben' }, { name: 'Cleo' }],
  you: 0,
  game,
} as unknown as RoomView;

beforeAll(async () => {
  await Promise.all([bringModules(), ...['base-U', circle.tile].map(whenDrawn)]);
});

it('a crop circle calls those of one role, who answer behind the active player (CORN-STEP-01)', () => {
  expect(calledBy(circle)).toBe('road');
  expect(calledSeats(circle, WAITING, game)).toEqual([
    { seat: 1, followers: 0, canAdd: true },
    { seat: 2, followers: 1, canAdd: false },
    { seat: 0, followers: 1, canAdd: true },
  ]);
});

it('who has just been deployed is called, and is no longer in the supply (CORN-STEP-02)', () => {
  const put = { type: 'piece_deployed', ...thief(0), kind: 'road' };
  const last = { ...game, seats: [{ supply: { meeple: 1 } }, ...game.seats.slice(1)] } as GameView;
  const draft = { step: 'choose', events: [put] } as unknown as Draft;
  expect(calledSeats(circle, draft, last).at(-1)).toEqual({ seat: 0, followers: 2, canAdd: false });
});

it('who goes home with what is scored is not called any more (CORN-STEP-04)', () => {
  const events = [
    { type: 'scored', reason: 'completed' },
    { type: 'piece_returned', ...thief(0) },
  ];
  const draft = { step: 'choose', events } as unknown as Draft;
  expect(calledSeats(circle, draft, game).at(-1)).toMatchObject({ seat: 0, followers: 0 });
});

it('each seat is told what the choice would mean for it', () => {
  const at = { view, game, tile: circle, choices: [], survey: null };
  const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '');
  expect(plain(outcomeWords('add', at))).toBe(
    'Ben has none, Cleo has nobody left to add, and you may add one',
  );
  expect(plain(outcomeWords('remove', at))).toBe('Ben has none, Cleo takes one home, and you take one home');
});
