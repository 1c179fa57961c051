// A finished game turn by turn, as far as it has been fetched.

import { type ReadonlySignal, signal } from '@preact/signals';
import { applyPatch, type Json } from '../../net/patch.ts';
import type { Event, GameView, TurnsPage } from '../../net/protocol.gen.ts';

/** The game after a turn, and the turn's events; none before the first turn. */
export interface PlayedTurn {
  readonly game: GameView;
  readonly events: readonly Event[];
}

/** Asks the server for the turns after this one. */
export type AskTurns = (from: number) => Promise<TurnsPage>;

export class Replay {
  readonly #ask: AskTurns;
  readonly #turns = signal<readonly PlayedTurn[]>([]);
  readonly #last = signal<number | null>(null);
  readonly #failed = signal(false);
  #asking = false;

  constructor(ask: AskTurns) {
    this.#ask = ask;
  }

  /** From the beginning (0), without gaps. */
  get turns(): ReadonlySignal<readonly PlayedTurn[]> {
    return this.#turns;
  }

  /** The number of turns; null: not known yet. */
  get last(): ReadonlySignal<number | null> {
    return this.#last;
  }

  /** Whether the rest could not be fetched; `fetch` tries again. */
  get failed(): ReadonlySignal<boolean> {
    return this.#failed;
  }

  /** Goes on to the end of the game. */
  async fetch(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    this.#failed.value = false;
    try {
      while (this.#last.value === null || this.#turns.value.length <= this.#last.value) {
        this.#take(await this.#ask(Math.max(0, this.#turns.value.length - 1)));
      }
    } catch (reason) {
      console.error(reason);
      this.#failed.value = true;
    }
    this.#asking = false;
  }

  #take({ turns, game, next }: TurnsPage): void {
    const known = this.#turns.value;
    const added: PlayedTurn[] = known.length === 0 ? [{ game, events: [] }] : [];
    let now = game;
    for (const { events, patch } of next) {
      now = applyPatch(now as unknown as Json, patch) as unknown as GameView;
      added.push({ game: now, events });
    }
    if (added.length === 0) throw new Error('the server told no further turn');
    this.#turns.value = [...known, ...added];
    this.#last.value = turns;
  }
}
