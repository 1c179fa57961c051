// @vitest-environment happy-dom

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import type { GameView, RoomView, WallTile, WallTileUse } from '../../../net/protocol.gen.ts';
import { Belongings } from './belongings.tsx';

const view = {
  you: 0,
  seats: [
    { name: 'Ada', colour: 'red' },
    { name: 'Ben', colour: 'blue' },
  ],
  rules: { options: {} },
} as unknown as RoomView;
const held = (wall_tile: number, seat = 0, used = false): WallTile => ({ seat, wall_tile, turn: 5, used });

function shown(fields: Partial<GameView>): HTMLElement {
  const host = document.createElement('div');
  const game = {
    seats: [{}, {}],
    seat: 0,
    legal: null,
    result: null,
    keep_sizes: [0, 0],
    ...fields,
  } as GameView;
  act(() => render(<Belongings parts={null!} view={view} game={game} onDone={() => {}} />, host));
  return host;
}

test('each wall tile is shown with what the server says that it is good for', () => {
  const uses: WallTileUse[] = ['used', 'ready', 'fresh', 'at_end'];
  const panel = shown({
    wall_tiles: [held(2, 0, true), held(3), held(1, 1), held(4, 1)],
    wall_tile_uses: uses,
  });
  const lines = [...panel.querySelectorAll('.wall-tiles li')];
  expect(lines.map(({ className }) => className)).toEqual(uses.map((use) => `is-${use}`));
  expect(new Set(lines.map((line) => line.querySelector('em')!.textContent)).size).toBe(4);
});

test('a wall tile is offered when the server says so, to its owner alone', () => {
  const panel = shown({
    legal: { placements: [], actions: [{ type: 'use_wall_tile', wall_tile: 3 }] },
    wall_tiles: [held(3), held(2), held(3, 1), held(3, 0, true)],
    wall_tile_uses: ['ready', 'ready', 'ready', 'used'],
  });
  const offered = [...panel.querySelectorAll('.wall-tiles li')].map((line) => line.matches('.is-offered'));
  expect(offered).toEqual([true, false, false, false]);
});

test('keeps are shown with their size at the end, and who leads (CASTLE-WALL-T8)', () => {
  const keeps = [
    { seat: 0, x: 4, y: 4, feature: 0, size: 5 },
    { seat: 1, x: 6, y: 4, feature: 0, size: 6 },
  ];
  const panel = shown({
    keeps,
    keep_sizes: [7, 6],
    larger_keep: 0,
    empty_area: [
      [3, 3],
      [4, 3],
    ],
  });
  const lines = [...panel.querySelectorAll('.keeps li')].map((line) => line.textContent);
  expect(lines[0]).toContain('7');
  expect(lines[1]).not.toContain('7');
  expect(panel.querySelector('.keep-area')!.textContent).toMatch(/2.*Ada/);
  expect(shown({ keeps, keep_sizes: [6, 6] }).querySelector('.keep-area')!.textContent).not.toMatch(
    /Ada|Ben/,
  );
});
