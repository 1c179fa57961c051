// Which turn of a replay is looked at: by keys, buttons and slider, by itself while
// it plays, and in the address.

import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { renameTo } from '../../ui/router.tsx';

/** Milliseconds a turn is shown, by speed. */
export const SPEEDS = { slow: 2400, normal: 1200, fast: 400 } as const;
export type Speed = keyof typeof SPEEDS;

/**
 * The address is written when the turn has been looked at for so long:
 * browsers allow no more than a few changes a second.
 */
const SETTLED_MS = 300;

/** The turn that an address names behind its #; null: none. */
export function turnIn(hash: string): number | null {
  return /^#\d{1,4}$/.test(hash) ? Number(hash.slice(1)) : null;
}

/** `turn` may lie beyond the last one: that is the end, however far it has been fetched. */
export class PlaceInReplay {
  readonly #turn: Signal<number>;
  readonly #playing = signal(false);
  readonly #last: ReadonlySignal<number | null>;
  readonly speed = signal<Speed>('normal');
  #timer: ReturnType<typeof setTimeout> | undefined;
  #settling: ReturnType<typeof setTimeout> | undefined;

  constructor(last: ReadonlySignal<number | null>) {
    this.#last = last;
    this.#turn = signal(turnIn(location.hash) ?? Number.POSITIVE_INFINITY);
  }

  /** How many turns there are; null: not known yet. */
  get last(): number | null {
    return this.#last.value;
  }

  get playing(): ReadonlySignal<boolean> {
    return this.#playing;
  }

  /** The turn that is shown once it is here; null while it is not known how many there are. */
  get shown(): number | null {
    const last = this.#last.value;
    return last === null ? null : Math.min(this.#turn.value, last);
  }

  /** By hand: it plays no longer. */
  goTo(turn: number): void {
    this.pause();
    this.#set(turn);
  }

  step(by: number): void {
    if (this.shown !== null) this.goTo(this.shown + by);
  }

  /** Plays from here, at the end from the beginning. */
  play(): void {
    if (this.shown === null || this.#playing.value) return;
    this.#playing.value = true;
    if (this.shown === this.#last.value) this.#set(0);
    this.#later();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.#playing.value = false;
  }

  /** Follows the address until the returned function is called; plays no longer then. */
  follow(): () => void {
    const arrive = () => this.goTo(turnIn(location.hash) ?? Number.POSITIVE_INFINITY);
    addEventListener('hashchange', arrive);
    return () => {
      removeEventListener('hashchange', arrive);
      clearTimeout(this.#settling);
      this.pause();
    };
  }

  #later(): void {
    this.#timer = setTimeout(() => {
      this.#set(this.shown! + 1);
      if (this.shown === this.#last.value) this.pause();
      else this.#later();
    }, SPEEDS[this.speed.value]);
  }

  #set(turn: number): void {
    this.#turn.value = Math.max(0, Math.min(turn, this.#last.value ?? turn));
    clearTimeout(this.#settling);
    const settle = () => renameTo(location.pathname + location.search + hashOf(this));
    this.#settling = setTimeout(settle, SETTLED_MS);
  }
}

export function hashOf({ shown }: PlaceInReplay): string {
  return shown === null ? '' : `#${shown}`;
}
