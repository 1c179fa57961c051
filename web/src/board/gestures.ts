// Drag, pinch and wheel on the board. Everything acts on release; a press that moved is not a tap.

import type { Camera } from './camera.ts';
import { type Cell, cellAt } from './view_maths.ts';

const SLOP_PX = 6;
/** Scrolling that a wheel must do for one quarter turn; trackpads send many small steps. */
const TURN_WHEEL_PX = 40;
const TURN_PAUSE_MS = 110;
const FORGET_MS = 400;
const LINE_PX = 18;
/** Fingers twist no further than is comfortable. */
const TWIST_DEGREES = 40;

type Spot = readonly [x: number, y: number];

export interface GestureTarget {
  /** Whether the wheel turns a tile here, instead of zooming. */
  canTurn(cell: Cell): boolean;
  turn(cell: Cell, step: 1 | -1): void;
  /** Two fingers were twisted by a quarter. */
  twist(step: 1 | -1): void;
}

/** Starts listening; returns a function that stops it. */
export function listen(element: HTMLElement, camera: Camera, target: GestureTarget): () => void {
  const pointers = new Map<number, Spot>();
  let pressedAt: Spot = [0, 0];
  let dragging = false;
  let turned = 0;
  let turnedAt = Number.NEGATIVE_INFINITY;
  /** How far two fingers have been twisted since they came down, or since the last quarter. */
  let twisted = 0;

  const spot = (event: MouseEvent): Spot => {
    const box = element.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  const spread = ([a, b]: readonly Spot[]): number => Math.max(1, Math.hypot(a![0] - b![0], a![1] - b![1]));
  const angle = ([a, b]: readonly Spot[]): number =>
    (Math.atan2(b![1] - a![1], b![0] - a![0]) * 180) / Math.PI;
  const midpoint = ([a, b]: readonly Spot[]): Spot => [(a![0] + b![0]) / 2, (a![1] + b![1]) / 2];

  function startDragging(): void {
    dragging = true;
    element.dataset.dragging = '';
    for (const id of pointers.keys()) element.setPointerCapture(id);
  }

  function down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button > 1) return;
    if (pointers.size === 0) {
      pressedAt = spot(event);
      dragging = false;
    }
    pointers.set(event.pointerId, spot(event));
    twisted = 0;
    if (pointers.size === 2) startDragging();
  }

  function move(event: PointerEvent): void {
    const before = pointers.get(event.pointerId);
    if (!before || pointers.size > 2) return;
    const now = spot(event);
    if (!dragging) {
      if (Math.hypot(now[0] - pressedAt[0], now[1] - pressedAt[1]) < SLOP_PX) return;
      startDragging();
    }
    const old = [...pointers.values()];
    pointers.set(event.pointerId, now);
    if (pointers.size === 1) {
      camera.panBy(now[0] - before[0], now[1] - before[1]);
      return;
    }
    const fresh = [...pointers.values()];
    const [from, to] = [midpoint(old), midpoint(fresh)];
    camera.panBy(to[0] - from[0], to[1] - from[1]);
    camera.zoomBy(spread(fresh) / spread(old), to);
    twistBy(angle(fresh) - angle(old));
  }

  function twistBy(degrees: number): void {
    twisted += ((degrees + 540) % 360) - 180;
    if (Math.abs(twisted) < TWIST_DEGREES) return;
    target.twist(twisted > 0 ? 1 : -1);
    twisted = -Math.sign(twisted) * (90 - TWIST_DEGREES); // a whole quarter until the next
  }

  function up(event: PointerEvent): void {
    pointers.delete(event.pointerId);
    if (pointers.size > 0) return;
    delete element.dataset.dragging;
    // The click of this release comes first; a following one is a new press.
    setTimeout(() => {
      dragging = dragging && pointers.size > 0;
    });
  }

  /** A drag that ends over a button would press it. */
  function click(event: MouseEvent): void {
    if (!dragging || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    const toPx = event.deltaMode === 0 ? 1 : LINE_PX;
    const [dx, dy] = [event.deltaX * toPx, event.deltaY * toPx];
    const at = spot(event);
    if (event.ctrlKey) camera.zoomBy(Math.exp(-dy * 0.01), at);
    else if (Math.abs(dx) > Math.abs(dy)) camera.panBy(-dx, 0);
    else if (!turnByWheel(dy, at)) camera.zoomBy(Math.exp(-dy * 0.0016), at);
  }

  function turnByWheel(dy: number, at: Spot): boolean {
    const cell = cellAt(camera.view.value, at);
    if (!target.canTurn(cell)) return false;
    const now = performance.now();
    if (now - turnedAt > FORGET_MS || Math.sign(turned) !== Math.sign(dy)) turned = 0;
    turned += dy;
    if (Math.abs(turned) >= TURN_WHEEL_PX && now - turnedAt >= TURN_PAUSE_MS) {
      target.turn(cell, dy > 0 ? 1 : -1);
      turned = 0;
      turnedAt = now;
    }
    return true;
  }

  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', move);
  window.addEventListener('pointerup', up);
  window.addEventListener('pointercancel', up);
  element.addEventListener('click', click, true);
  element.addEventListener('wheel', wheel, { passive: false });
  return () => {
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', up);
    window.removeEventListener('pointercancel', up);
    element.removeEventListener('click', click, true);
    element.removeEventListener('wheel', wheel);
  };
}
