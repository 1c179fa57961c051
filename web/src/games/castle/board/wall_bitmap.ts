// The wall as a bitmap, since its strokes are too many to draw in every frame of a zoom.

import { canvasReadsBack } from '../../../art/readback.ts';
import { CELL } from '../../../board/index.ts';
import { WALL_BOX, wallStrokes } from './wall_strokes.ts';

/** Pixels per cell in the bitmap; from closer, the visible strokes are few enough. */
export const BITMAP_CELL = 128;

let bitmap: Promise<string | null> | undefined;

/** Its address, or null without a canvas that gives back what was painted. */
export function wallBitmap(): Promise<string | null> {
  bitmap ??= draw();
  return bitmap;
}

async function draw(): Promise<string | null> {
  if (!(await canvasReadsBack())) return null;
  const canvas = document.createElement('canvas');
  const scale = BITMAP_CELL / CELL;
  canvas.width = WALL_BOX.width * scale;
  canvas.height = WALL_BOX.height * scale;
  const brush = canvas.getContext('2d');
  if (!brush) return null;
  brush.scale(scale, scale);
  brush.translate(-WALL_BOX.left, -WALL_BOX.top);
  brush.lineCap = 'square';
  for (const { d, fill, stroke, width = 1, opacity = 1 } of wallStrokes()) {
    const path = new Path2D(d);
    brush.globalAlpha = opacity;
    brush.lineWidth = width;
    brush.fillStyle = fill ?? 'transparent';
    brush.strokeStyle = stroke ?? 'transparent';
    if (fill) brush.fill(path);
    if (stroke) brush.stroke(path);
  }
  const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done));
  if (!picture) return null;
  const image = new Image();
  image.src = URL.createObjectURL(picture);
  // Shown only once decoded: an image that still loads would leave a hole in the board.
  await image.decode().catch(() => undefined);
  return image.src;
}
