// Paints in a worker, so that a table of new tiles never holds up a finger on the board.

import { type AnyOrder, paintOrder } from './paint_order.ts';

export type WorkerOrder = AnyOrder & { readonly key: string };

export interface WorkerAnswer {
  readonly key: string;
  readonly picture: Blob;
}

addEventListener('message', async ({ data }: MessageEvent<WorkerOrder>) => {
  const canvas = new OffscreenCanvas(data.pixels, data.pixels);
  await paintOrder(canvas.getContext('2d')!, data);
  const answer: WorkerAnswer = { key: data.key, picture: await canvas.convertToBlob() };
  postMessage(answer);
});
