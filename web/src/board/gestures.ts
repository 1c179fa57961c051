// Drag, pinch and wheel on the board. Everything acts on release.

import type { Camera } from './camera.ts';
import { Pointers, type Spot, spotIn } from './pointers.ts';
import { type Cell, cellAt } from './view_maths.ts';
import { WheelTurning } from './wheel_turning.ts';

const LINE_PX = 18;

export interface GestureTarget {
  /** Whether the wheel turns a tile here, instead of zooming. */
  canTurn(cell: Cell): boolean;
  turn(cell: Cell, step: 1 | -1): void;
  /** Two fingers were twisted by a quarter. */
  twist(step: 1 | -1): void;
}

/** Starts listening; returns a function that stops it. */
export function listen(element: HTMLElement, camera: Camera, target: GestureTarget): () => void {
  const pointers = new Pointers(element, camera, (step) => target.twist(step));
  const turning = new WheelTurning();

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    const toPx = event.deltaMode === 0 ? 1 : LINE_PX;
    const [dx, dy] = [event.deltaX * toPx, event.deltaY * toPx];
    const at = spotIn(element, event);
    if (event.ctrlKey) camera.zoomBy(Math.exp(-dy * 0.01), at);
    else if (Math.abs(dx) > Math.abs(dy)) camera.panBy(-dx, 0);
    else if (!turnByWheel(dy, at)) camera.zoomBy(Math.exp(-dy * 0.0016), at);
  }

  function turnByWheel(dy: number, at: Spot): boolean {
    const cell = cellAt(camera.view.value, at);
    if (!target.canTurn(cell)) return false;
    const step = turning.scroll(dy);
    if (step !== 0) target.turn(cell, step);
    return true;
  }

  const stop = new AbortController();
  const { signal } = stop;
  const up = (event: PointerEvent): void => pointers.up(event);
  element.addEventListener('pointerdown', (event) => pointers.down(event), { signal });
  element.addEventListener('pointermove', (event) => pointers.move(event), { signal });
  window.addEventListener('pointerup', up, { signal });
  window.addEventListener('pointercancel', up, { signal });
  element.addEventListener('click', (event) => pointers.click(event), { capture: true, signal });
  element.addEventListener('wheel', wheel, { passive: false, signal });
  return () => stop.abort();
}
