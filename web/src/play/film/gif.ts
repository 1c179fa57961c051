// Animated pictures, which every browser shows.

import { applyPalette, GIFEncoder, quantize } from 'gifenc';
import type { FilmWriter } from './film_writer.ts';

const COLOURS = 255;
/** The index behind those of the colours: a pixel that stays as it was. */
const AS_BEFORE = COLOURS;

export function writeGif(canvas: HTMLCanvasElement): FilmWriter {
  const { width, height } = canvas;
  const brush = canvas.getContext('2d')!;
  const gif = GIFEncoder();
  let before: Uint32Array | null = null;
  return {
    async add(seconds) {
      const { data } = brush.getImageData(0, 0, width, height);
      const palette = quantize(data, COLOURS);
      const drawn = applyPalette(data, palette);
      const pixels = new Uint32Array(data.buffer);
      if (before) for (const [i, pixel] of pixels.entries()) if (pixel === before[i]) drawn[i] = AS_BEFORE;
      while (palette.length <= COLOURS) palette.push([0, 0, 0]);
      gif.writeFrame(drawn, width, height, {
        palette,
        delay: 1000 * seconds,
        transparent: before !== null,
        transparentIndex: AS_BEFORE,
        dispose: 1,
      });
      before = pixels;
    },
    async finish() {
      gif.finish();
      return new Blob([gif.bytes()], { type: 'image/gif' });
    },
    async drop() {},
  };
}
