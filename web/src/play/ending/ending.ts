// The progress through the final scoring: automatic, or by hand.

import { type ReadonlySignal, type Signal, signal } from '@preact/signals';

/**
 * How long a step is shown: enough to find a feature on the board and to read what it brings; less if there
 * are many.
 */
const STEP_MS = { least: 900, most: 2_200 };
const ALL_MS = 30_000;

export class Ending {
  readonly #at: Signal<number>;
  readonly #playing = signal(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `steps`: their number. Begins right after the last tile, or with all of them `told`. */
  constructor(
    readonly steps: number,
    told: boolean,
  ) {
    this.#at = signal(told ? steps : 0);
  }

  /** The number of steps scored so far. */
  get at(): number {
    return this.#at.value;
  }

  get playing(): ReadonlySignal<boolean> {
    return this.#playing;
  }

  /** By hand, which stops playing. */
  step(by: number): void {
    this.pause();
    this.#set(this.at + by);
  }

  /** From here; from the beginning if it is at the end. */
  play(): void {
    if (this.at === this.steps) this.#set(0);
    this.#playing.value = true;
    this.#later();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.#playing.value = false;
  }

  get #stepMs(): number {
    return Math.max(STEP_MS.least, Math.min(STEP_MS.most, ALL_MS / this.steps));
  }

  #later(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#set(this.at + 1);
      if (this.at === this.steps) this.pause();
      else this.#later();
    }, this.#stepMs);
  }

  #set(at: number): void {
    this.#at.value = Math.max(0, Math.min(at, this.steps));
  }
}
