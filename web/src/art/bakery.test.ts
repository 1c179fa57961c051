// @vitest-environment happy-dom

import { expect, test, vi } from 'vitest';
import type { WorkerAnswer, WorkerOrder } from './serve_orders.ts';
import type { TileArt } from './tile_art.ts';

/** A painter that answers as soon as it is asked. */
class QuickWorker {
  #answer: (event: { data: WorkerAnswer }) => void = () => {};

  addEventListener(_: 'message', answer: (event: { data: WorkerAnswer }) => void): void {
    this.#answer = answer;
  }

  postMessage({ key }: WorkerOrder): void {
    queueMicrotask(() => this.#answer({ data: { key, picture: new Blob([key]) } }));
  }
}

vi.stubGlobal('Worker', QuickWorker);
const art = {
  name: 'land',
  painter: { shapeOf: async () => null, startWorker: () => new QuickWorker() },
} as unknown as TileArt;
vi.stubGlobal('OffscreenCanvas', class {});
vi.stubGlobal(
  'Image',
  class {
    decode = () => Promise.resolve();
  },
);
const { paintingUrl, watchPainting } = await import('./bakery.ts');

test('a painting serves whoever wants the same picture in another size, until there is one of that size', async () => {
  const small = { art, tile: 'base-D', rotation: 1, instance: 4, pixels: 128 } as const;
  const large = { ...small, pixels: 512 };
  const painted = (wanted: typeof small | typeof large) =>
    new Promise<void>((resolve) => watchPainting(wanted, resolve));
  await painted(large);
  const borrowed = paintingUrl(small);
  expect(borrowed).toBe(paintingUrl(large));
  expect(borrowed).not.toBeNull();
  expect(paintingUrl({ ...small, rotation: 2 })).toBeNull();
  expect(paintingUrl({ ...small, instance: 5 })).toBeNull();
  await painted(small);
  expect(paintingUrl(small)).not.toBe(borrowed);
});
