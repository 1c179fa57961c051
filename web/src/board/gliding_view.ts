// A view of the board that moves to the next one, at once or in a glide.

import { signal } from '@preact/signals';
import { between, type View } from './view_maths.ts';

const GLIDE_MS = 240;

export class GlidingView {
  readonly shown = signal<View>({ left: 0, top: 0, zoom: 1 });
  #frame = 0;
  /** The end of the glide in progress. */
  #goal: View | null = null;

  /** The view, or the one to which it glides. Does not subscribe the caller. */
  get bound(): View {
    return this.#goal ?? this.shown.peek();
  }

  moveTo(next: View, gliding: boolean): void {
    cancelAnimationFrame(this.#frame);
    if (gliding && !prefersStill()) {
      this.#glideTo(next);
      return;
    }
    this.#goal = null;
    this.shown.value = next;
  }

  #glideTo(next: View): void {
    this.#goal = next;
    const from = this.shown.peek();
    const start = performance.now();
    const step = (now: number): void => {
      const t = Math.max(0, Math.min(1, (now - start) / GLIDE_MS));
      this.shown.value = t < 1 ? between(from, next, 1 - (1 - t) ** 3) : next;
      if (t < 1) this.#frame = requestAnimationFrame(step);
      else this.#goal = null;
    };
    this.#frame = requestAnimationFrame(step);
  }
}

/**
 * Moving is not essential: people who ask for less motion, as in styles/tokens.css, see the new view at once.
 */
function prefersStill(): boolean {
  return getComputedStyle(document.documentElement).getPropertyValue('--motion').trim() === '0';
}
