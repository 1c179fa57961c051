// What has happened in the present game, step by step: what this browser saw itself,
// and what the server tells of the rest.

import { type ReadonlySignal, signal } from '@preact/signals';
import type { Event, HistoryReply, HistoryStep, RoomView } from '../net/protocol.gen.ts';

/** Step n is the one after which the view's step was n; 0 is the beginning. */
export type LogEntry = Readonly<HistoryStep>;

/** Asks the server for the last steps before one, or for the last ones at all. */
export type AskHistory = (before?: number) => Promise<HistoryReply>;

/**
 * Its entries are always gapless. They end with the present step, but for the moment
 * until the server has answered.
 */
export class GameLog {
  readonly #entries = signal<readonly LogEntry[]>([]);
  readonly #ask: AskHistory;
  #number = 0;
  #asking = false;
  /** What came up while the server was being asked already. */
  #behind = false;

  constructor(ask: AskHistory) {
    this.#ask = ask;
  }

  get entries(): ReadonlySignal<readonly LogEntry[]> {
    return this.#entries;
  }

  /** Whether there are older steps that this browser does not know. */
  get hasOlder(): boolean {
    const [first] = this.#entries.value;
    return first !== undefined && first.step > 0;
  }

  /** Goes on with what was remembered of the same game. */
  restore(entries: readonly LogEntry[], view: RoomView): void {
    this.#number = view.number;
    this.#entries.value = view.game === null ? [] : entries;
  }

  /** A change has led to this view. */
  follow(events: readonly Event[], view: RoomView): void {
    this.#enter(view);
    if (view.game === null) return;
    const { step } = view.game;
    const began = events.some(({ type }) => type === 'game_started');
    if (began) this.#entries.value = [{ step, events: [...events] }];
    else if (step === this.#last + 1 && step > 0)
      this.#entries.value = [...this.#entries.value, { step, events: [...events] }];
  }

  /**
   * Asks for what is missing up to the present. Resolves when it is there, or the server does not tell it.
   */
  async catchUp(view: RoomView): Promise<void> {
    this.#enter(view);
    if (view.game === null || view.game.step === this.#last) return;
    if (this.#asking) this.#behind = true;
    else await this.#request();
  }

  /** Asks for some of what came before the first entry. */
  async older(): Promise<void> {
    const [first] = this.#entries.value;
    if (first !== undefined && first.step > 0) await this.#request(first.step);
  }

  get #last(): number {
    return this.#entries.value.at(-1)?.step ?? -1;
  }

  /** A rematch begins with nothing. */
  #enter({ number, game }: RoomView): void {
    if (number === this.#number && game !== null) return;
    this.#number = number;
    if (this.#entries.value.length > 0) this.#entries.value = [];
  }

  async #request(before?: number): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    try {
      const { number, steps } = await this.#ask(before);
      if (number === this.#number) this.#take(steps);
    } catch {
      // The log stays what it is: a game without its beginning can be played, too.
    }
    this.#asking = false;
    if (!this.#behind) return;
    this.#behind = false;
    await this.#request();
  }

  /**
   * Puts a page where it belongs. What it does not meet is older than it,
   * and comes again when it is asked for.
   */
  #take(page: readonly LogEntry[]): void {
    const [first] = page;
    const last = page.at(-1);
    if (first === undefined || last === undefined) return;
    const known = this.#entries.value;
    const meets = (known[0]?.step ?? 0) <= last.step + 1 && this.#last + 1 >= first.step;
    const before = meets ? known.filter(({ step }) => step < first.step) : [];
    const after = meets ? known.filter(({ step }) => step > last.step) : [];
    this.#entries.value = [...before, ...page, ...after];
  }
}
