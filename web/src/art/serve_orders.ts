// A painter in a worker, so that many new tiles never delay the board's response to a finger.

import type { Brush } from './brush.ts';
import type { PaintingOrder } from './tile_art.ts';

export type WorkerOrder<Shape = unknown> = PaintingOrder<Shape> & { readonly key: string };

export interface WorkerAnswer {
  readonly key: string;
  readonly picture: Blob;
}

/** `ready` resolves when everything needed to paint a shape is there. */
export function serveOrders<Shape>(
  paint: (brush: Brush, order: PaintingOrder<Shape>) => void,
  ready: (shape: Shape) => Promise<void> = async () => {},
): void {
  addEventListener('message', async ({ data }: MessageEvent<WorkerOrder<Shape>>) => {
    await ready(data.shape);
    const canvas = new OffscreenCanvas(data.pixels, data.pixels);
    paint(canvas.getContext('2d')!, data);
    const answer: WorkerAnswer = { key: data.key, picture: await canvas.convertToBlob() };
    postMessage(answer);
  });
}
