// @vitest-environment happy-dom

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Board } from './board.tsx';
import { type Camera, createCamera } from './camera.ts';
import type { BoardLabels, BoardProps } from './types.ts';

const labels: BoardLabels = {
  board: 'Board',
  legalCells: 'Places',
  claims: 'Claims',
  cell: ({ x, y }) => `place ${x} ${y}`,
  ghost: ({ rotation }) => `turn ${rotation}`,
};
const tiles = [{ tile: 'base-D', x: 0, y: 0, rotation: 0, instance: 0 }];
const cells = [
  { x: 1, y: 0, rotations: [0, 2] },
  { x: 0, y: -1, rotations: [1] },
  { x: 0, y: 1, rotations: [0] },
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

function show(props: Partial<BoardProps>): void {
  act(() => {
    render(
      <Board
        camera={camera}
        tiles={tiles}
        pieces={[]}
        seats={[{ colour: 'red' }]}
        labels={labels}
        look="map"
        {...props}
      />,
      host,
    );
  });
}

const buttons = (): HTMLButtonElement[] => [...host.querySelectorAll('button')];
const named = (label: string): HTMLButtonElement =>
  buttons().find((button) => button.getAttribute('aria-label') === label)!;
const board = (): HTMLElement => host.querySelector<HTMLElement>('.board')!;

function pointer(type: string, target: Element, x: number, y: number): void {
  target.dispatchEvent(
    new PointerEvent(type, { bubbles: true, pointerId: 1, pointerType: 'mouse', clientX: x, clientY: y }),
  );
}

test('legal cells are buttons in reading order with one tab stop', () => {
  show({ cells });
  expect(buttons().map((button) => button.getAttribute('aria-label'))).toEqual([
    'place 0 -1',
    'place 1 0',
    'place 0 1',
  ]);
  expect(buttons().map((button) => button.tabIndex)).toEqual([0, -1, -1]);
});

test('arrows move the focus, and the tab stop with it', () => {
  show({ cells });
  act(() => named('place 0 -1').focus());
  act(() => {
    named('place 0 -1').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  });
  const focused = document.activeElement as HTMLButtonElement;
  expect(focused.getAttribute('aria-label')).toBe('place 0 1');
  expect(focused.tabIndex).toBe(0);
});

test('pressing a cell chooses it; pressing the ghost turns it and keeps the focus', () => {
  const onCell = vi.fn();
  const onRotate = vi.fn();
  show({ cells, onCell, onRotate });
  const cell = named('place 1 0');
  act(() => cell.focus());
  cell.click();
  expect(onCell).toHaveBeenCalledWith(cells[0]);
  show({ cells, onCell, onRotate, ghost: { tile: 'base-V', x: 1, y: 0, rotation: 2, instance: 1 } });
  expect(document.activeElement).toBe(named('turn 2'));
  named('turn 2').click();
  expect(onRotate).toHaveBeenCalledWith(1, cells[0]);
  expect(onCell).toHaveBeenCalledTimes(1);
});

test('a drag moves the board and presses nothing', () => {
  const onCell = vi.fn();
  show({ cells, onCell });
  const cell = named('place 1 0');
  pointer('pointerdown', cell, 100, 100);
  pointer('pointermove', board(), 130, 90);
  pointer('pointerup', board(), 130, 90);
  cell.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  expect(onCell).not.toHaveBeenCalled();
  expect(camera.view.value).toMatchObject({ left: 30, top: -10 });
});

test('a press that trembles less than the slop is still a press', () => {
  const onCell = vi.fn();
  show({ cells, onCell });
  const cell = named('place 1 0');
  pointer('pointerdown', cell, 100, 100);
  pointer('pointermove', board(), 103, 102);
  pointer('pointerup', board(), 103, 102);
  cell.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  expect(onCell).toHaveBeenCalledTimes(1);
  expect(camera.view.value).toMatchObject({ left: 0, top: 0 });
});

test('the wheel turns a tile over a legal cell and zooms elsewhere', () => {
  const onRotate = vi.fn();
  show({ cells, onRotate });
  const wheel = (x: number, y: number, deltaY: number): void => {
    const event = new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true });
    // happy-dom's wheel events know no place.
    board().dispatchEvent(Object.assign(event, { clientX: x, clientY: y }));
  };
  wheel(150, 50, 100);
  expect(onRotate).toHaveBeenCalledWith(1, { x: 1, y: 0 });
  expect(camera.view.value.zoom).toBe(1);
  wheel(50, 50, -100);
  expect(onRotate).toHaveBeenCalledTimes(1);
  expect(camera.view.value.zoom).toBeGreaterThan(1);
});

test('claims are buttons that say whether they are chosen', () => {
  const onSlot = vi.fn();
  const options = [
    { feature: 0, piece: 'meeple', label: 'Knight' },
    { feature: 1, piece: 'meeple', label: 'Highwayman' },
  ];
  show({ claim: { x: 0, y: 0, seat: 0, options }, selectedClaim: 1, onSlot });
  expect(named('Knight').getAttribute('aria-pressed')).toBe('false');
  expect(named('Highwayman').getAttribute('aria-pressed')).toBe('true');
  named('Knight').click();
  expect(onSlot).toHaveBeenCalledWith(0);
});

test('two pieces for one feature are offered side by side', () => {
  const options = [
    { feature: 0, piece: 'meeple', label: 'Monk' },
    { feature: 0, piece: 'abbot', label: 'Abbot' },
  ];
  show({
    tiles: [{ tile: 'base-B', x: 0, y: 0, rotation: 0, instance: 0 }],
    claim: { x: 0, y: 0, seat: 0, options },
  });
  const left = (label: string): number => Number.parseFloat(named(label).style.left);
  expect(left('Abbot') - left('Monk')).toBeGreaterThanOrEqual(18);
});

test('pressing a placed tile tells which feature was meant', () => {
  const onTile = vi.fn();
  show({ onTile });
  const picture = host.querySelector('.board-picture')!;
  picture.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 50, clientY: 12 }));
  expect(onTile).toHaveBeenLastCalledWith(tiles[0], 0);
  picture.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 250, clientY: 12 }));
  expect(onTile).toHaveBeenCalledTimes(1);
});
