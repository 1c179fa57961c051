// @vitest-environment happy-dom

import { afterEach, expect, test, vi } from 'vitest';
import type { WorkerAnswer, WorkerOrder } from './serve_orders.ts';
import type { TileArt } from './tile_art.ts';

let isOnline = true;
let started = 0;

/** A painter that answers as soon as it is asked, and can't be fetched without a network. */
class QuickWorker {
  #listeners = new Map<string, (event: unknown) => void>();

  constructor() {
    started += 1;
    if (!isOnline) queueMicrotask(() => this.#listeners.get('error')?.({}));
  }

  addEventListener(kind: string, listener: (event: never) => void): void {
    this.#listeners.set(kind, listener as (event: unknown) => void);
  }

  postMessage({ key }: WorkerOrder): void {
    const answer: WorkerAnswer = { key, picture: new Blob([key]) };
    if (isOnline) queueMicrotask(() => this.#listeners.get('message')?.({ data: answer }));
  }

  terminate(): void {
    this.#listeners.clear();
  }
}

vi.stubGlobal('Worker', QuickWorker);
const artOf = (name: string, shapeOf = async () => null as unknown) =>
  ({ name, painter: { shapeOf, startWorker: () => new QuickWorker() } }) as unknown as TileArt;
const art = artOf('tiles');
vi.stubGlobal('OffscreenCanvas', class {});
vi.stubGlobal(
  'Image',
  class {
    decode = () => Promise.resolve();
  },
);
const { lastDelivery, paintingUrl, watchPainting } = await import('./bakery.ts');

test('a painting serves whoever wants the same picture in another size, until there is one of that size', async () => {
  const small = { art, tile: 'base-D', rotation: 1, instance: 4, pixels: 128 } as const;
  const large = { ...small, pixels: 512 };
  const painted = (wanted: typeof small | typeof large) =>
    new Promise<void>((resolve) => watchPainting(wanted, resolve));
  const start = performance.now();
  await painted(large);
  expect(lastDelivery()).toBeGreaterThanOrEqual(start);
  const borrowed = paintingUrl(small);
  expect(borrowed).toBe(paintingUrl(large));
  expect(borrowed).not.toBeNull();
  expect(paintingUrl({ ...small, rotation: 2 })).toBeNull();
  expect(paintingUrl({ ...small, instance: 5 })).toBeNull();
  await painted(small);
  expect(paintingUrl(small)).not.toBe(borrowed);
});

afterEach(() => {
  isOnline = true;
  vi.useRealTimers();
});

test('without a network paintings wait, and come once their painter can be fetched', async () => {
  vi.useFakeTimers();
  isOnline = false;
  const wanted = { art: artOf('far tiles'), tile: 'base-D', rotation: 0, instance: 0, pixels: 128 };
  const others = [1, 2, 3].map((rotation) => ({ ...wanted, rotation }));
  const isReady = vi.fn();
  for (const request of [wanted, ...others]) watchPainting(request, isReady);
  started = 0;
  await vi.advanceTimersByTimeAsync(11_000);
  expect(started).toBe(3); // tried anew every five seconds, not for each painting
  expect(isReady).not.toHaveBeenCalled();
  isOnline = true;
  await vi.advanceTimersByTimeAsync(5000);
  expect(isReady).toHaveBeenCalledTimes(4);
  expect(paintingUrl(wanted)).not.toBeNull();
});

test('a tile whose drawing can\u2019t be fetched is not painted as another, and is tried again while it is shown', async () => {
  vi.useFakeTimers();
  const shapeOf = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(null);
  const wanted = { art: artOf('drawn tiles', shapeOf), tile: 'inn', rotation: 0, instance: 0, pixels: 128 };
  const isReady = vi.fn();
  watchPainting(wanted, isReady);
  await vi.advanceTimersByTimeAsync(4900);
  expect(paintingUrl(wanted)).toBeNull();
  await vi.advanceTimersByTimeAsync(200);
  expect(isReady).toHaveBeenCalledOnce();

  shapeOf.mockClear().mockRejectedValue(new Error('offline'));
  watchPainting({ ...wanted, tile: 'cathedral' }, isReady)();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(shapeOf).toHaveBeenCalledOnce();
});
