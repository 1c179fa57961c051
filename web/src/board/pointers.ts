// Drag and pinch, and the twist of two fingers. A press that moved is not a tap.

import type { Camera } from './camera.ts';

const SLOP_PX = 6;
/** Fingers twist no further than is comfortable. */
const TWIST_DEGREES = 40;

/** In CSS pixels within the board. */
export type Spot = readonly [x: number, y: number];

export function spotIn(element: HTMLElement, { clientX, clientY }: MouseEvent): Spot {
  const box = element.getBoundingClientRect();
  return [clientX - box.left, clientY - box.top];
}

export class Pointers {
  readonly #element: HTMLElement;
  readonly #camera: Camera;
  readonly #twist: (step: 1 | -1) => void;
  readonly #down = new Map<number, Spot>();
  #pressedAt: Spot = [0, 0];
  #dragging = false;
  /** How far two fingers have been twisted since they came down, or since the last quarter. */
  #twisted = 0;

  /** `twist`: two fingers were twisted by a quarter. */
  constructor(element: HTMLElement, camera: Camera, twist: (step: 1 | -1) => void) {
    this.#element = element;
    this.#camera = camera;
    this.#twist = twist;
  }

  down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button > 1) return;
    const spot = spotIn(this.#element, event);
    if (this.#down.size === 0) {
      this.#pressedAt = spot;
      this.#dragging = false;
    }
    this.#down.set(event.pointerId, spot);
    this.#twisted = 0;
    if (this.#down.size === 2) this.#startDragging();
  }

  move(event: PointerEvent): void {
    const before = this.#down.get(event.pointerId);
    if (!before || this.#down.size > 2) return;
    const now = spotIn(this.#element, event);
    if (!this.#dragging) {
      if (Math.hypot(now[0] - this.#pressedAt[0], now[1] - this.#pressedAt[1]) < SLOP_PX) return;
      this.#startDragging();
    }
    const old = [...this.#down.values()];
    this.#down.set(event.pointerId, now);
    if (old.length === 1) this.#camera.panBy(now[0] - before[0], now[1] - before[1]);
    else this.#pinch(old, [...this.#down.values()]);
  }

  up(event: PointerEvent): void {
    this.#down.delete(event.pointerId);
    if (this.#down.size > 0) return;
    delete this.#element.dataset.dragging;
    // The click of this release comes first; a following one is a new press.
    setTimeout(() => {
      this.#dragging &&= this.#down.size > 0;
    });
  }

  /** A drag that ends over a button would press it. */
  click(event: MouseEvent): void {
    if (!this.#dragging || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  }

  #startDragging(): void {
    this.#dragging = true;
    this.#element.dataset.dragging = '';
    for (const id of this.#down.keys()) this.#element.setPointerCapture(id);
  }

  #pinch(old: readonly Spot[], fresh: readonly Spot[]): void {
    const [from, to] = [midpoint(old), midpoint(fresh)];
    this.#camera.panBy(to[0] - from[0], to[1] - from[1]);
    this.#camera.zoomBy(spread(fresh) / spread(old), to);
    this.#twistBy(angle(fresh) - angle(old));
  }

  #twistBy(degrees: number): void {
    this.#twisted += ((degrees + 540) % 360) - 180;
    if (Math.abs(this.#twisted) < TWIST_DEGREES) return;
    this.#twist(this.#twisted > 0 ? 1 : -1);
    this.#twisted = -Math.sign(this.#twisted) * (90 - TWIST_DEGREES); // a whole quarter until the next
  }
}

const spread = ([a, b]: readonly Spot[]): number => Math.max(1, Math.hypot(a![0] - b![0], a![1] - b![1]));
const angle = ([a, b]: readonly Spot[]): number => (Math.atan2(b![1] - a![1], b![0] - a![0]) * 180) / Math.PI;
const midpoint = ([a, b]: readonly Spot[]): Spot => [(a![0] + b![0]) / 2, (a![1] + b![1]) / 2];
