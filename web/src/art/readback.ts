// Whether a canvas gives back what was painted on it. Browsers that guard against fingerprinting hand out
// noise instead (Firefox with privacy.resistFingerprinting, and what is built on it), and nothing else tells.

type Canvas = OffscreenCanvas | HTMLCanvasElement;

/** Pixels in a row, and rows. */
const SIDE = 8;
/**
 * A channel may differ by this much of 255: noise of a few levels (Brave) is invisible, and pictures are made
 * of it all the same.
 */
const UNSEEN = 8;

let answer: Promise<boolean> | undefined;

/** Asked once for the page, and once in each worker. */
export function canvasReadsBack(): Promise<boolean> {
  answer ??= givesBack().catch(() => true); // what cannot be asked is no lie
  return answer;
}

async function givesBack(): Promise<boolean> {
  const painted = newCanvas();
  const brush = brushOf(painted);
  for (let index = 0; index < SIDE * SIDE; index++) {
    brush.fillStyle = `rgb(${knownColour(index).join()})`;
    brush.fillRect(index % SIDE, Math.floor(index / SIDE), 1, 1);
  }
  if (!isKnown(brush)) return false;
  const encoded = brushOf(newCanvas());
  encoded.drawImage(await createImageBitmap(await encode(painted)), 0, 0);
  return isKnown(encoded);
}

/** Neighbours differ in every channel. */
const knownColour = (index: number): readonly number[] =>
  [37, 83, 151].map((step) => (index * step + step) % 256);

function isKnown(brush: ReturnType<typeof brushOf>): boolean {
  const { data } = brush.getImageData(0, 0, SIDE, SIDE);
  return Array.from({ length: SIDE * SIDE }, (_, index) => knownColour(index)).every((colour, index) =>
    colour.every((level, channel) => Math.abs(data[4 * index + channel]! - level) <= UNSEEN),
  );
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
