import { expect, test } from 'vitest';
import type { GameView, WallTile } from '../../net/protocol.gen.ts';
import { keepSizes, largerKeep } from './keep_sizes.ts';
import { isOffered, wallTileState } from './wall_tile_state.ts';

const held = (wall_tile: number, seat = 0, used = false): WallTile => ({ seat, wall_tile, turn: 5, used });
const keep = (seat: number, size: number) => ({ seat, x: 4, y: 4, feature: 0, size });
const gameWith = (fields: Partial<GameView>): GameView =>
  ({ turn: 6, seat: 0, seats: [{}, {}], legal: null, result: null, ...fields }) as GameView;

test('a wall tile waits for the next turn of its owner (CASTLE-WALL-04)', () => {
  expect(wallTileState(held(2), gameWith({ turn: 5 }))).toBe('fresh');
  expect(wallTileState(held(2), gameWith({ turn: 6 }))).toBe('ready');
});

test('wall tiles 4 to 9 wait for the end (CASTLE-WALL-08)', () => {
  expect(wallTileState(held(4), gameWith({}))).toBe('atEnd');
  expect(wallTileState(held(4, 0, true), gameWith({}))).toBe('used');
});

test('after the end a wall tile was used or was not', () => {
  const result = { scores: [0, 0], winners: [], ended: 'finished' } as const;
  expect(wallTileState(held(2), gameWith({ result: { ...result, winners: [] } as never }))).toBe('unused');
});

test('a wall tile is offered when the server says so, to its owner alone', () => {
  const legal = { placements: [], actions: [{ type: 'use_wall_tile' as const, wall_tile: 3 }] };
  expect(isOffered(held(3), gameWith({ legal }))).toBe(true);
  expect(isOffered(held(2), gameWith({ legal }))).toBe(false);
  expect(isOffered(held(3, 1), gameWith({ legal }))).toBe(false);
  expect(isOffered(held(3, 0, true), gameWith({ legal }))).toBe(false);
  expect(isOffered(held(3), gameWith({}))).toBe(false);
});

test('the larger keep leads, equal keeps do not (CASTLE-FINAL-02)', () => {
  expect(largerKeep(gameWith({ keeps: [keep(0, 5), keep(1, 6)] }))).toBe(1);
  expect(largerKeep(gameWith({ keeps: [keep(0, 6), keep(1, 6)] }))).toBeNull();
  expect(largerKeep(gameWith({ keeps: [keep(0, 1)] }))).toBe(0);
  expect(largerKeep(gameWith({}))).toBeNull();
});

test('a wall tile 8 makes a keep two tiles larger, but does not build one (CASTLE-WALL-T8)', () => {
  expect(keepSizes(gameWith({ keeps: [keep(0, 5)], wall_tiles: [held(8), held(8, 1)] }))).toEqual([7, 0]);
  expect(keepSizes(gameWith({ keeps: [keep(0, 5)], wall_tiles: [held(8, 0, true)] }))).toEqual([5, 0]);
});
