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
  async function serve(order: WorkerOrder<Shape>): Promise<void> {
    await ready(order.shape);
    const canvas = new OffscreenCanvas(order.pixels, order.pixels);
    paint(canvas.getContext('2d')!, order);
    const answer: WorkerAnswer = { key: order.key, picture: await canvas.convertToBlob() };
    postMessage(answer);
  }
  // Whoever started the worker hears of reported errors alone.
  addEventListener('message', ({ data }: MessageEvent<WorkerOrder<Shape>>) => {
    serve(data).catch(reportError);
  });
}
