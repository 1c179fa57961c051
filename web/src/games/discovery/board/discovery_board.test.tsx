// @vitest-environment happy-dom

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type BoardLabels, type Camera, createCamera } from '../../../board/index.ts';
import type { DiscoveryBoardProps } from './board_types.ts';
import { DiscoveryBoard } from './discovery_board.tsx';

const labels: BoardLabels = {
  board: 'Board',
  legalCells: 'Places',
  claims: 'Claims',
  targets: 'Followers',
  cell: ({ x, y }) => `place ${x} ${y}`,
  ghost: ({ rotation }) => `turn ${rotation}`,
};
const tiles = [
  { tile: 'D01', x: 0, y: 0, rotation: 0, instance: 0 },
  { tile: 'D62', x: 0, y: -1, rotation: 0, instance: 1 },
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

function show(props: Partial<DiscoveryBoardProps>): void {
  act(() => {
    render(
      <DiscoveryBoard
        camera={camera}
        tiles={tiles}
        pieces={[]}
        seats={[{ colour: 'red' }, { colour: 'blue' }]}
        labels={labels}
        look="map"
        {...props}
      />,
      host,
    );
  });
}

const named = (label: string): HTMLButtonElement =>
  [...host.querySelectorAll('button')].find((button) => button.getAttribute('aria-label') === label)!;

test('followers that may be taken back are buttons, with what they score beside them', () => {
  const onFollower = vi.fn();
  const followers = [
    { x: 0, y: 0, feature: 0, tag: '+4', label: 'Brigand, 4 points' },
    { x: 0, y: -1, feature: 0, tag: '', label: 'Explorer' },
  ];
  show({ followers, selectedFollower: 1, onFollower });
  const tags = [...host.querySelectorAll('.discovery-followers text')].map(({ textContent }) => textContent);
  expect(tags).toEqual(['+4']);
  expect(host.querySelectorAll('.discovery-followers .is-chosen')).toHaveLength(1);
  expect(named('Explorer').getAttribute('aria-pressed')).toBe('true');
  named('Brigand, 4 points').click();
  expect(onFollower).toHaveBeenCalledWith(0);
});

test('pressing tells the tile and its region', () => {
  const onTile = vi.fn();
  show({ onTile });
  const press = (x: number, y: number) =>
    host
      .querySelector('.board-picture')!
      .dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: x, clientY: y }));
  press(50, 5);
  expect(onTile).toHaveBeenLastCalledWith(tiles[0], 1);
  press(50, 95);
  expect(onTile).toHaveBeenLastCalledWith(tiles[0], 2);
});

test('figures stand on every kind of region', () => {
  const pieces = [0, 1, 2].map((feature) => ({ x: 0, y: 0, feature, piece: 'meeple', seat: 0 }));
  show({ pieces });
  expect(host.querySelectorAll('.board-pieces .board-figure')).toHaveLength(3);
  expect(host.querySelectorAll('.board-pieces [transform="rotate(-90)"]')).toHaveLength(0);
});
