// A painter in a worker, so that many new tiles never delay the board's response to a finger.

import type { Brush } from './brush.ts';
import { canvasReadsBack } from './readback.ts';
import type { PaintingOrder } from './tile_art.ts';

export type WorkerOrder<Shape = unknown> = PaintingOrder<Shape> & { readonly key: string };

export interface WorkerAnswer {
  readonly key: string;
  /** Null: this browser does not give back what was painted. */
  readonly picture: Blob | null;
}

/** `ready` resolves when everything needed to paint a shape is there. */
export function serveOrders<Shape>(
  paint: (brush: Brush, order: PaintingOrder<Shape>) => void,
  ready: (shape: Shape) => Promise<void> = async () => {},
): void {
  async function serve(order: WorkerOrder<Shape>): Promise<void> {
    await ready(order.shape);
    const picture = (await canvasReadsBack()) ? await painted(order) : null;
    postMessage({ key: order.key, picture } satisfies WorkerAnswer);
  }
  function painted(order: WorkerOrder<Shape>): Promise<Blob> {
    const canvas = new OffscreenCanvas(order.pixels, order.pixels);
    paint(canvas.getContext('2d')!, order);
    return canvas.convertToBlob();
  }
  // Whoever started the worker hears of reported errors alone.
  addEventListener('message', ({ data }: MessageEvent<WorkerOrder<Shape>>) => {
    serve(data).catch(reportError);
  });
}
