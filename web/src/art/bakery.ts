// Paintings by (tile, rotation, instance, pixels): made once, kept while shown, and some while after.

import { tileShape, whenDrawn } from '../games/carcassonne/tiles/catalogue.ts';
import type { WorkerAnswer, WorkerOrder } from './bake_worker.ts';
import type { AnyOrder } from './paint_order.ts';

export interface PaintingRequest {
  /** Whose tiles these are. */
  readonly art: AnyOrder['art'];
  readonly tile: string;
  /** Quarter turns clockwise. */
  readonly rotation: number;
  readonly instance: number;
  /** Width of the bitmap. */
  readonly pixels: number;
}

interface Painting {
  url: string | null;
  readonly watchers: Set<() => void>;
  /** Wanted although nobody shows it yet. */
  ahead: boolean;
}

/** Paintings that nobody shows stay until there are more than this. */
const KEPT_MOST = 120;

const paintings = new Map<string, Painting>();
/** The latest wish is granted first: it is what the player is looking at. */
const waiting: WorkerOrder[] = [];
let busy = false;
let worker: Worker | null | undefined;

export const keyOf = ({ art, tile, rotation, instance, pixels }: PaintingRequest): string =>
  `${art} ${tile} ${rotation} ${instance} ${pixels}`;

/** The widths in which tiles are painted. */
export const PAINTING_PIXELS = [128, 256, 512] as const;

/** A painting that is ready: in the size asked for, else in another. */
export function paintingUrl(request: PaintingRequest): string | null {
  const sizes = [request.pixels, ...PAINTING_PIXELS];
  const keys = sizes.map((pixels) => keyOf({ ...request, pixels }));
  return keys.map((key) => paintings.get(key)?.url ?? null).find((url) => url !== null) ?? null;
}

/** Asks for a painting and keeps it until the returned function is called. */
export function watchPainting(request: PaintingRequest, onReady: () => void): () => void {
  const key = keyOf(request);
  const painting = paintings.get(key) ?? begin(key, request);
  painting.watchers.add(onReady);
  return () => {
    painting.watchers.delete(onReady);
    if (!painting.url) return;
    // Last in the map is what was let go last.
    paintings.delete(key);
    paintings.set(key, painting);
    forgetOldest();
  };
}

/** Paints all four rotations ahead, so that turning a tile shows each at once. */
export function prepareRotations(wanted: Omit<PaintingRequest, 'rotation'>): void {
  for (let rotation = 0; rotation < 4; rotation++) {
    const request = { ...wanted, rotation };
    const painting = paintings.get(keyOf(request)) ?? begin(keyOf(request), request);
    painting.ahead = true;
  }
}

function begin(key: string, request: PaintingRequest): Painting {
  const painting: Painting = { url: null, watchers: new Set(), ahead: false };
  paintings.set(key, painting);
  // After this turn of events everybody who wants it is known.
  void orderFor(request).then((order) => {
    waiting.push({ ...order, key });
    bakeNext();
  });
  return painting;
}

/** The shape travels with the order: the painter knows no tiles. */
async function orderFor({ art, tile, ...rest }: PaintingRequest): Promise<AnyOrder> {
  if (art === 'castle') {
    const { castleShape } = await import('../games/castle/tiles/catalogue.ts');
    return { art, shape: castleShape(tile, 0), ...rest };
  }
  await whenDrawn(tile);
  return { art, shape: tileShape(tile, 0), ...rest };
}

function bakeNext(): void {
  if (busy) return;
  for (let order = waiting.pop(); order; order = waiting.pop()) {
    const { watchers, ahead } = paintings.get(order.key)!;
    if (watchers.size > 0 || ahead) {
      busy = true;
      void bake(order);
      return;
    }
    // Zoomed past, or scrolled away, before its turn came.
    paintings.delete(order.key);
  }
}

async function bake(order: WorkerOrder): Promise<void> {
  if (worker === undefined) worker = startWorker();
  if (worker) {
    worker.postMessage(order);
    return;
  }
  const { paintOrder } = await import('./paint_order.ts');
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = order.pixels;
  const brush = canvas.getContext('2d');
  // A browser without a canvas keeps the flat style.
  if (!brush) return;
  await paintOrder(brush, order);
  canvas.toBlob((picture) => {
    if (picture) void deliver({ key: order.key, picture });
  });
}

/** Null where there are no workers or no canvas in them. */
function startWorker(): Worker | null {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return null;
  const started = new Worker(new URL('./bake_worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => void deliver(data));
  return started;
}

async function deliver({ key, picture }: WorkerAnswer): Promise<void> {
  busy = false;
  bakeNext();
  const painting = paintings.get(key);
  if (!painting) return;
  const url = URL.createObjectURL(picture);
  const image = new Image();
  image.src = url;
  // Shown only once decoded: an image that is still loading would leave a hole in the board.
  await image.decode().catch(() => undefined);
  painting.url = url;
  for (const watcher of painting.watchers) watcher();
}

function forgetOldest(): void {
  const idle = [...paintings].filter(([, { url, watchers }]) => url && watchers.size === 0);
  for (const [key, { url }] of idle.slice(0, Math.max(0, idle.length - KEPT_MOST))) {
    URL.revokeObjectURL(url!);
    paintings.delete(key);
  }
}
