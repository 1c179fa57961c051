// @vitest-environment happy-dom

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PaintingRequest } from './bakery.ts';
import { PaintedTile } from './painted_tile.tsx';
import type { TileArt } from './tile_art.ts';

const ready = new Set<string>();
const waiting = new Map<string, () => void>();
let delivered = 0;

vi.mock('./bakery.ts', () => {
  const keyOf = ({ tile, rotation }: PaintingRequest) => `${tile} ${rotation}`;
  return {
    keyOf,
    canBePainted: { value: true },
    lastDelivery: () => delivered,
    paintingUrl: (request: PaintingRequest) => (ready.has(keyOf(request)) ? `blob:${keyOf(request)}` : null),
    watchPainting: (request: PaintingRequest, onReady: () => void) => {
      waiting.set(keyOf(request), onReady);
      return () => waiting.delete(keyOf(request));
    },
  };
});

const art = { name: 'tiles', ground: '#abc', flat: () => <path class="flat" /> } as unknown as TileArt;
let host: SVGSVGElement;

function show(rotation = 0, look: 'painted' | 'map' = 'painted'): void {
  act(() =>
    render(
      <PaintedTile art={art} tile="base-D" rotation={rotation} instance={1} pixels={128} look={look} />,
      host,
    ),
  );
}

/** What is drawn, the lowest first. */
const drawn = () => [...host.children].map((shape) => shape.getAttribute('class') ?? shape.tagName);

function finish(key: string): void {
  ready.add(key);
  act(() => {
    waiting.get(key)!();
  });
}

function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  ready.clear();
  delivered = 0;
  host = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  document.body.append(host);
});

afterEach(() => {
  render(null, host);
  host.remove();
  vi.useRealTimers();
});

test('a painting fades in over a quiet ground, which then goes, whether the browser tells of the fading or not', () => {
  show();
  expect(drawn()).toEqual(['tile-ground']);
  finish('base-D 0');
  expect(drawn()).toEqual(['tile-ground', 'tile-arrives']);
  pass(400);
  expect(drawn()).toEqual(['image']);
});

test('a painting that becomes ready after the tile was drawn and before it is waited for is shown', () => {
  act(() => {
    render(
      <PaintedTile art={art} tile="base-D" rotation={0} instance={1} pixels={128} look="painted" />,
      host,
    );
    ready.add('base-D 0');
  });
  expect(drawn()).toEqual(['tile-ground', 'tile-arrives']);
});

test('a painting that is ready is shown at once, and a turned tile does not wait in vain', () => {
  ready.add('base-D 0');
  show();
  expect(drawn()).toEqual(['image']);
  ready.add('base-D 1');
  show(1);
  expect(drawn()).toEqual(['image']);
  expect(host.querySelector('image')!.getAttribute('href')).toBe('blob:base-D 1');
  show(2);
  expect(drawn()).toEqual(['tile-ground']);
});

test('who has waited long is told by the flat style what is on the tile', () => {
  show();
  pass(2000);
  expect(drawn()).toEqual(['tile-ground']);
  pass(2000);
  expect(drawn()).toEqual(['tile-ground', 'flat']);
  finish('base-D 0');
  expect(drawn()).toEqual(['tile-ground', 'flat', 'tile-arrives']);
});

test('as long as other tiles are painted no tile gives up', () => {
  show();
  for (let second = 0; second < 10; second++) {
    pass(1000);
    delivered = performance.now();
  }
  expect(drawn()).toEqual(['tile-ground']);
  pass(2900);
  expect(drawn()).toEqual(['tile-ground']);
  pass(200);
  expect(drawn()).toEqual(['tile-ground', 'flat']);
});

test('the ground of a tile that covers a part of its square is no larger', () => {
  for (const look of ['map', 'painted'] as const) {
    const half = { ...art, extent: () => [50, 0, 50, 100] } as unknown as TileArt;
    act(() => {
      render(null, host);
      render(
        <PaintedTile art={half} tile="start" rotation={0} instance={1} pixels={128} look={look} />,
        host,
      );
    });
    const ground = host.querySelector('.tile-ground')!;
    expect(['x', 'y', 'width', 'height'].map((name) => ground.getAttribute(name))).toEqual([
      '50',
      '0',
      '50',
      '100',
    ]);
  }
});

test('the map style is the flat one', () => {
  show(0, 'map');
  expect(drawn()).toEqual(['tile-ground', 'flat']);
});
