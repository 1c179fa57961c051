// Whether a canvas gives back what was painted on it. Browsers that guard against fingerprinting hand out
// noise instead (Firefox with privacy.resistFingerprinting, and what is built on it) or nothing, and no other
// sign tells.

import { PAINTING_PIXELS } from './tile_art.ts';

type Canvas = OffscreenCanvas | HTMLCanvasElement;

/** As wide as the smallest painting, since noise may leave small canvases alone, or be sparse. */
const SIDE = PAINTING_PIXELS[0];
/** Known colours in a row, and rows. */
const COLOURS = 8;
const SQUARE = SIDE / COLOURS;
/**
 * A channel may differ by this much of 255: noise of a few levels (Brave) is invisible, and pictures are made
 * of it all the same.
 */
const UNSEEN = 8;
const OPAQUE = 255;

let answer: Promise<boolean> | undefined;

/** Asked once for the page, and once in each worker. */
export function canvasReadsBack(): Promise<boolean> {
  answer ??= givesBack().catch(() => false); // paintings take the same ways
  return answer;
}

async function givesBack(): Promise<boolean> {
  const painted = newCanvas();
  const brush = brushOf(painted);
  for (let row = 0; row < COLOURS; row++)
    for (let column = 0; column < COLOURS; column++) {
      brush.fillStyle = `rgb(${knownColour(row, column).join()})`;
      brush.fillRect(column * SQUARE, row * SQUARE, SQUARE, SQUARE);
    }
  if (!isKnown(brush)) return false;
  const encoded = brushOf(newCanvas());
  encoded.drawImage(await createImageBitmap(await encode(painted)), 0, 0);
  return isKnown(encoded);
}

/** Neighbours differ in every channel. */
const knownColour = (row: number, column: number): readonly number[] =>
  [37, 83, 151].map((step) => ((row * COLOURS + column + 1) * step) % 256);

function isKnown(brush: ReturnType<typeof brushOf>): boolean {
  const { data } = brush.getImageData(0, 0, SIDE, SIDE);
  for (let row = 0; row < COLOURS; row++)
    for (let column = 0; column < COLOURS; column++) {
      const wanted = [...knownColour(row, column), OPAQUE];
      for (let pixel = 0; pixel < SQUARE * SQUARE; pixel++) {
        const [x, y] = [column * SQUARE + (pixel % SQUARE), row * SQUARE + Math.floor(pixel / SQUARE)];
        const at = 4 * (y * SIDE + x);
        if (wanted.some((level, channel) => Math.abs(data[at + channel]! - level) > UNSEEN)) return false;
      }
    }
  return true;
}

function newCanvas(): Canvas {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(SIDE, SIDE);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  return canvas;
}

function brushOf(canvas: Canvas) {
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  if (brush === null) throw new Error('no canvas');
  return brush as CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
}

function encode(canvas: Canvas): Promise<Blob> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob();
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture')))),
  );
}
