// Paints in a worker, so that a table of new tiles never holds up a finger on the board.

import { type PaintingOrder, paintTile } from './paint_tile.ts';

export interface WorkerOrder extends PaintingOrder {
  readonly key: string;
}

export interface WorkerAnswer {
  readonly key: string;
  readonly picture: Blob;
}

addEventListener('message', async ({ data }: MessageEvent<WorkerOrder>) => {
  const canvas = new OffscreenCanvas(data.pixels, data.pixels);
  paintTile(canvas.getContext('2d')!, data);
  const answer: WorkerAnswer = { key: data.key, picture: await canvas.convertToBlob() };
  postMessage(answer);
});
