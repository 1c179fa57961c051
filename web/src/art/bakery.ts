// Paintings by (tile, rotation, instance, pixels): made once, kept while they are shown and for a
// while afterwards.

import { type ReadonlySignal, signal } from '@preact/signals';
import { canvasReadsBack } from './readback.ts';
import type { WorkerAnswer, WorkerOrder } from './serve_orders.ts';
import { PAINTING_PIXELS, type TileArt } from './tile_art.ts';

export interface PaintingRequest {
  /** The game's tiles. */
  readonly art: TileArt;
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
  /** Wanted before anything shows it. */
  ahead: boolean;
}

/** What a painter must paint. */
interface Order {
  readonly art: TileArt;
  readonly work: WorkerOrder;
}

/** Paintings that are not shown are kept up to this number. */
const KEPT_MOST = 120;
/** After this time it is tried again to fetch what a painting needs: a connection may have been lost. */
const AGAIN_MS = 5000;

const paintings = new Map<string, Painting>();
/** The latest request is served first: it is what the player looks at. */
const waiting: Order[] = [];
/** What is being painted. */
let current: Order | null = null;
let delivered = 0;
/** By the names of the arts. */
const workers = new Map<string, Worker>();

const paintable = signal(true);
/** False once a canvas has not given back what was painted: tiles are then shown flat. */
export const canBePainted: ReadonlySignal<boolean> = paintable;

export const keyOf = ({ art, tile, rotation, instance, pixels }: PaintingRequest): string =>
  `${art.name} ${tile} ${rotation} ${instance} ${pixels}`;

/** When the last painting was finished, on the clock of `performance`. */
export const lastDelivery = (): number => delivered;

/** A finished painting in the requested size, or else in another. */
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
    // The painting released last is last in the map.
    paintings.delete(key);
    paintings.set(key, painting);
    forgetOldest();
  };
}

/** Paints all four rotations ahead, so that each is shown at once when the tile is turned. */
export function prepareRotations(wanted: Omit<PaintingRequest, 'rotation'>): void {
  for (let rotation = 0; rotation < 4; rotation++) {
    const request = { ...wanted, rotation };
    const painting = paintings.get(keyOf(request)) ?? begin(keyOf(request), request);
    painting.ahead = true;
  }
}

function begin(key: string, request: PaintingRequest): Painting {
  const painting: Painting = { url: null, watchers: new Set(), ahead: false };
  if (!paintable.value) return painting;
  paintings.set(key, painting);
  // After this turn of events every requester is known.
  void enqueue(key, request);
  return painting;
}

async function enqueue(key: string, request: PaintingRequest): Promise<void> {
  try {
    waiting.push(await orderFor(key, request));
    bakeNext();
  } catch {
    setTimeout(() => (isWanted(key) ? enqueue(key, request) : paintings.delete(key)), AGAIN_MS);
  }
}

function isWanted(key: string): boolean {
  const painting = paintings.get(key);
  return painting !== undefined && (painting.watchers.size > 0 || painting.ahead);
}

async function orderFor(key: string, { art, tile, ...rest }: PaintingRequest): Promise<Order> {
  return { art, work: { key, shape: await art.painter.shapeOf(tile), ...rest } };
}

function bakeNext(): void {
  if (current) return;
  for (let order = waiting.pop(); order; order = waiting.pop()) {
    if (isWanted(order.work.key)) {
      current = order;
      bake(order).catch(bakeLater);
      return;
    }
    // It has been zoomed past or scrolled away before its turn.
    paintings.delete(order.work.key);
  }
}

async function bake({ art, work }: Order): Promise<void> {
  const worker = workerOf(art);
  if (worker) {
    worker.postMessage(work);
    return;
  }
  if (!(await canvasReadsBack())) {
    giveUp();
    return;
  }
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = work.pixels;
  const brush = canvas.getContext('2d');
  // Without a canvas the flat style remains.
  if (!brush) return;
  await art.painter.paint(brush, work);
  canvas.toBlob((picture) => {
    if (picture) void deliver({ key: work.key, picture });
  });
}

/** Nothing else is painted meanwhile: it would need the same. */
function bakeLater(): void {
  setTimeout(() => {
    waiting.push(current!);
    current = null;
    bakeNext();
  }, AGAIN_MS);
}

/** Null without workers, or without a canvas in them. */
function workerOf({ name, painter }: TileArt): Worker | null {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return null;
  const known = workers.get(name);
  if (known) return known;
  const started = painter.startWorker();
  started.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => void deliver(data));
  started.addEventListener('error', () => {
    started.terminate();
    workers.delete(name);
    if (current?.art.name === name) bakeLater();
  });
  workers.set(name, started);
  return started;
}

/** Nothing is painted any more. */
function giveUp(): void {
  current = null;
  waiting.length = 0;
  paintings.clear();
  paintable.value = false;
}

async function deliver({ key, picture }: WorkerAnswer): Promise<void> {
  if (picture === null) {
    giveUp();
    return;
  }
  current = null;
  delivered = performance.now();
  bakeNext();
  const painting = paintings.get(key);
  if (!painting) return;
  const url = URL.createObjectURL(picture);
  const image = new Image();
  image.src = url;
  // Shown only once decoded: an image that still loads would leave a hole in the board.
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
