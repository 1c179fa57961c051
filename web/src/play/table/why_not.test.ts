import { signal } from '@preact/signals';
import { beforeEach, expect, it, vi } from 'vitest';
import type { GameView } from '../../net/protocol.gen.ts';
import { Refused } from '../../net/refused.ts';
import { hideNotice, notice } from '../../ui/notices.ts';
import type { Draft } from '../draft.ts';
import type { Room } from '../room.ts';
import type { GameParts } from './game_parts.ts';
import { tellWhyNot } from './why_not.ts';

const placements = [{ x: 0, y: -1, rotations: [0] }];
const placing = { step: 'place', at: null, done: [], other: false, placements } as unknown as Draft;
const draft = signal<Draft>(placing);
const turn = { draft, handRotation: signal(1) };
const game = {
  tile: 'base-D',
  board: [],
  seat: 0,
  seats: [{ hand: ['base-E'] }],
} as unknown as GameView;
const misfit = vi.fn((..._: unknown[]) => 'To the north, road would meet city.');
const parts = { misfit: async () => misfit } as unknown as GameParts;
const preview = vi.fn();

const press = (x: number, y: number) =>
  tellWhyNot({ room: {} as Room, turn, game, parts }, { x, y }, { preview });
const refuse = (code: string, at = 'actions[0]') =>
  preview.mockRejectedValue(new Refused({ code, message: '', at }));

beforeEach(() => {
  hideNotice();
  draft.value = placing;
  vi.clearAllMocks();
});

it('asks of the tile as it is held, and names where it does not fit', async () => {
  refuse('action/tile_does_not_fit', 'actions[0].north');
  await press(4, 2);
  expect(preview).toHaveBeenCalledWith([{ type: 'place_tile', x: 4, y: 2, rotation: 1 }]);
  expect(misfit).toHaveBeenCalledWith(
    { tile: 'base-D', x: 4, y: 2, rotation: 1 },
    game.board,
    'actions[0].north',
  );
  expect(notice.value).toBe('The tile does not fit there. To the north, road would meet city.');
});

it('asks of the other open tile while that one is in hand', async () => {
  draft.value = { ...placing, other: true } as Draft;
  refuse('action/tile_does_not_fit', 'actions[0].north');
  await press(4, 2);
  expect(preview).toHaveBeenCalledWith([{ type: 'place_other', x: 4, y: 2, rotation: 1 }]);
  expect(misfit.mock.lastCall).toMatchObject([{ tile: 'base-E' }, [], 'actions[0].north']);
});

it('says whatever else is against it in the words of that refusal alone', async () => {
  refuse('action/river_turns_back');
  await press(4, 2);
  expect(notice.value).toBe('The river would bend back on itself.');
  expect(misfit).not.toHaveBeenCalled();
});

it('asks and says nothing of a cell where the tile may lie, nor while no tile is placed', async () => {
  await press(0, -1);
  draft.value = { step: 'wait' };
  await press(4, 2);
  expect(preview).not.toHaveBeenCalled();
  expect(notice.value).toBeNull();
});
