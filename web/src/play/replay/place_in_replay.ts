// Which turn of a replay is shown: by keys, buttons and slider, automatically while it plays, and
// from the address.

import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { pathOf } from '../../net/base.ts';
import { readable } from '../../net/passed_on.ts';
import { renameTo } from '../../ui/router.tsx';

/** Milliseconds per turn, by speed. */
export const SPEEDS = { slow: 2400, normal: 1200, fast: 400 } as const;
export type Speed = keyof typeof SPEEDS;

/**
 * The address is updated when the turn has been shown this long: browsers allow only a few changes a second.
 */
const SETTLED_MS = 300;

/** The turn in an address after its #; null: none. */
export function turnIn(hash: string): number | null {
  const [, turn] = /^#(\d{1,4})(?![\p{L}\p{N}])/u.exec(readable(hash)) ?? [];
  return turn === undefined ? null : Number(turn);
}

/** `turn` may be beyond the last one: that means the end, however far the game has been fetched. */
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

  /** The number of turns; null: not known yet. */
  get last(): number | null {
    return this.#last.value;
  }

  get playing(): ReadonlySignal<boolean> {
    return this.#playing;
  }

  /** The shown turn once it is loaded; null while the number of turns is unknown. */
  get shown(): number | null {
    const last = this.#last.value;
    return last === null ? null : Math.min(this.#turn.value, last);
  }

  /** By hand, which stops playing. */
  goTo(turn: number): void {
    this.pause();
    this.#set(turn);
  }

  step(by: number): void {
    if (this.shown !== null) this.goTo(this.shown + by);
  }

  /** Plays from here; from the beginning if it is at the end. */
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

  /** Follows the address until the returned function is called, which also stops playing. */
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
    const settle = () => renameTo(pathOf(location.pathname) + location.search + hashOf(this));
    this.#settling = setTimeout(settle, SETTLED_MS);
  }
}

export function hashOf({ shown }: PlaceInReplay): string {
  return shown === null ? '' : `#${shown}`;
}
