// @vitest-environment happy-dom

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BoardLabels, Cell } from '../../../board/index.ts';
import { type Camera, createCamera } from '../../../board/index.ts';
import { layer } from '../modules/tower/tower_layer.tsx';
import type { PlacedTower } from '../modules/tower/towers_in_draft.ts';
import { whenDrawn } from '../tiles/catalogue.ts';
import type { CarcassonneBoardProps, Target } from './board_types.ts';
import { CarcassonneBoard } from './carcassonne_board.tsx';

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

await whenDrawn('tower-FFFF');

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

function show(props: Partial<CarcassonneBoardProps>): void {
  act(() => {
    render(
      <CarcassonneBoard
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

const towerTiles = [
  { tile: 'tower-FFFF', x: 0, y: 0, rotation: 0, instance: 0 },
  { tile: 'tower-FFFF', x: 1, y: 0, rotation: 0, instance: 1 },
];

const standing = (towers: readonly PlacedTower[], range: readonly Cell[] = []) => [
  { layer, lists: { towers, range } },
];

test('targets are buttons with one tab stop, reached by arrows and chosen by pressing', () => {
  const onTarget = vi.fn();
  const targets: Target[] = [
    { x: 1, y: 0, feature: 1, act: 'build', label: 'Build east' },
    { x: 0, y: 0, feature: 1, act: 'build', label: 'Build west' },
  ];
  show({ tiles: towerTiles, targets, selectedTarget: 0, onTarget });
  expect(buttons().map((button) => button.tabIndex)).toEqual([0, -1]);
  expect(named('Build east').getAttribute('aria-pressed')).toBe('true');
  act(() => named('Build west').focus());
  act(() => {
    named('Build west').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  });
  expect(document.activeElement).toBe(named('Build east'));
  named('Build west').click();
  expect(onTarget).toHaveBeenCalledWith(1);
});

test('target buttons share the room between them, and what shares a place moves apart', () => {
  const value = (label: string, name: string): number =>
    Number.parseFloat(named(label).style.getPropertyValue(name));
  const build: Target = { x: 0, y: 0, feature: 1, act: 'build', bare: true, label: 'Build' };
  show({ tiles: towerTiles, targets: [build] });
  expect(value('Build', '--room')).toBeGreaterThan(100);
  expect(value('Build', '--aside')).toBe(0);
  const top: Target = { x: 0, y: 0, feature: 1, act: 'top', label: 'Top' };
  show({ tiles: towerTiles, targets: [build, top, { ...build, x: 1, label: 'Next' }] });
  expect(value('Build', '--room')).toBe(100);
  expect(value('Top', '--aside') - value('Build', '--aside')).toBeGreaterThanOrEqual(22);
  expect(named('Top').style.top).toBe(named('Build').style.top);
});

test('a figure on a tower stands the higher the taller the tower is', () => {
  const heightOf = (height: number): number => {
    show({
      tiles: towerTiles,
      layers: standing([{ x: 0, y: 0, feature: 1, height }]),
      pieces: [{ x: 0, y: 0, feature: 1, piece: 'meeple', seat: 0 }],
    });
    const figures = [...host.querySelectorAll('.board-pieces > g')];
    const figure = figures.find((g) => !g.querySelector('.tower-figure') && !g.querySelector('text'))!;
    return Number.parseFloat(
      figure.querySelector('.board-figure > g')!.getAttribute('transform')!.split(' ')[1]!,
    );
  };
  expect(heightOf(1)).toBeLessThan(0);
  expect(heightOf(4)).toBeLessThan(heightOf(1));
});

test('a tower of three storeys or more says how many it has', () => {
  const numbers = (height: number): (string | null)[] => {
    show({
      tiles: towerTiles,
      layers: standing([{ x: 0, y: 0, feature: 1, height }]),
    });
    return [...host.querySelectorAll('.board-number text')].map((text) => text.textContent);
  };
  expect(numbers(2)).toEqual([]);
  expect(numbers(3)).toEqual(['3']);
  expect(numbers(11)).toEqual(['11']);
});

test('the cells that a tower reaches are shown, empty ones too', () => {
  show({
    tiles: towerTiles,
    layers: standing(
      [],
      [
        { x: 0, y: 0 },
        { x: 0, y: 1 },
      ],
    ),
  });
  expect(host.querySelectorAll('.board-range rect')).toHaveLength(2);
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

test('pressing where no tile lies tells which cell was meant', () => {
  const [onTile, onEmpty] = [vi.fn(), vi.fn()];
  show({ onTile, onEmpty });
  const picture = host.querySelector('.board-picture')!;
  picture.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 50, clientY: 12 }));
  expect(onEmpty).not.toHaveBeenCalled();
  picture.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 250, clientY: -12 }));
  expect(onEmpty.mock.calls).toEqual([[{ x: 2, y: -1 }]]);
  expect(onTile).toHaveBeenCalledTimes(1);
});
