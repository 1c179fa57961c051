// @vitest-environment happy-dom

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Camera, createCamera } from '../../../board/index.ts';
import type { CastleBoardProps, CastleLabels } from './board_types.ts';
import { CastleBoard } from './castle_board.tsx';

const labels: CastleLabels = {
  board: 'Board',
  legalCells: 'Places',
  claims: 'Claims',
  pending: 'Waiting',
  cell: ({ x, y }) => `place ${x} ${y}`,
  ghost: ({ rotation }) => `turn ${rotation}`,
};
const tiles = [
  { tile: 'K02', x: 7, y: 1, rotation: 0, instance: 0 },
  { tile: 'K13', x: 6, y: 1, rotation: 0, instance: 1 },
];

let host: HTMLElement;
let camera: Camera;

beforeEach(() => {
  host = document.createElement('div');
  document.body.append(host);
  camera = createCamera();
});

afterEach(() => {
  render(null, host);
  host.remove();
});

function show(props: Partial<CastleBoardProps>): void {
  act(() => {
    render(
      <CastleBoard
        camera={camera}
        tiles={tiles}
        pieces={[]}
        seats={[{ colour: 'red' }, { colour: 'blue' }]}
        labels={labels}
        look="map"
        corners={[12, 16]}
        scores={[0, 0]}
        {...props}
      />,
      host,
    );
  });
}

const buttons = (): HTMLButtonElement[] => [...host.querySelectorAll('button')];
const named = (label: string): HTMLButtonElement =>
  buttons().find((button) => button.getAttribute('aria-label') === label)!;
const press = (x: number, y: number): void => {
  const picture = host.querySelector('.board-picture')!;
  picture.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: x, clientY: y }));
};

test('corners show the wall tiles that they still hold', () => {
  show({ corners: [12, 38, 90] });
  const held = [...host.querySelectorAll('[data-corner]')].map((g) => g.getAttribute('data-corner'));
  expect(held).toEqual(['12', '38', '90']);
});

test('markers on one space stand side by side, and one on its second lap says so', () => {
  show({ scores: [16, 116] });
  const markers = [...host.querySelectorAll('.castle-scores > g')];
  const places = markers.map((g) => g.querySelector('.board-figure > g')!.getAttribute('transform'));
  expect(places[0]).not.toBe(places[1]);
  expect(markers.map((g) => g.querySelector('text')?.textContent ?? '')).toEqual(['', '+100']);
});

test('a keep grows with its house and tells its size', () => {
  const scaleOf = (size: number): number => {
    show({ keeps: [{ x: 7, y: 1, feature: 1, seat: 0, size }] });
    const keep = host.querySelector('.castle-keep')!;
    expect(keep.querySelector('text')!.textContent).toBe(`${size}`);
    return Number(
      keep
        .querySelector('g')!
        .getAttribute('transform')!
        .match(/scale\((.*)\)/)![1],
    );
  };
  expect(scaleOf(12)).toBeGreaterThan(scaleOf(3));
});

test('legal cells and claims are the same buttons as on every board', () => {
  const onCell = vi.fn();
  const onSlot = vi.fn();
  const cells = [{ x: 8, y: 1, rotations: [0, 1] }];
  const claim = {
    x: 7,
    y: 1,
    seat: 0,
    options: [
      { feature: 0, piece: 'meeple', label: 'Knight' },
      { feature: 1, piece: 'meeple', label: 'Squire' },
    ],
  };
  show({ cells, claim, onCell, onSlot });
  named('place 8 1').click();
  expect(onCell).toHaveBeenCalledWith(cells[0]);
  named('Squire').click();
  expect(onSlot).toHaveBeenCalledWith(1);
});

test('features that wait to be scored are numbered buttons', () => {
  const onPending = vi.fn();
  const pending = [
    { parts: [{ x: 7, y: 1, feature: 0 }], label: 'Tower' },
    { parts: [{ x: 7, y: 1, feature: 1 }], label: 'House' },
  ];
  show({ pending, selectedPending: 0, onPending });
  expect([...host.querySelectorAll('.castle-pending text')].map((text) => text.textContent)).toEqual([
    '1',
    '2',
  ]);
  expect(named('Tower').getAttribute('aria-pressed')).toBe('true');
  named('House').click();
  expect(onPending).toHaveBeenCalledWith(1);
  expect(host.querySelectorAll('.board-highlight.is-claim')).toHaveLength(1);
});

test('pressing tells the tile and feature, on start spaces too', () => {
  const onTile = vi.fn();
  show({ onTile });
  press(750, 120);
  expect(onTile).toHaveBeenLastCalledWith(tiles[0], 0);
  press(730, 80);
  expect(onTile.mock.lastCall![0]).toMatchObject({ tile: 'start-4', x: 7, y: 0 });
  expect(onTile.mock.lastCall![1]).toBe(1);
});

test('the court about the fountain of a start space is one or two, as the room chose', () => {
  const onTile = vi.fn();
  const courtAt = (y: number): number => {
    press(380, y);
    return onTile.mock.lastCall![1];
  };
  show({ onTile });
  expect(courtAt(620)).toBe(courtAt(680));
  show({ onTile, s2Court: 'split' });
  expect([courtAt(620), courtAt(680)]).toEqual([1, 2]);
});
