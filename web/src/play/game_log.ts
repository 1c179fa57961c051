// The events of the present game, step by step: those seen by this browser, and the rest from the server.

import { type ReadonlySignal, signal } from '@preact/signals';
import type { Event, HistoryReply, HistoryStep, RoomView } from '../net/protocol.gen.ts';

/** Step n is the one after which the view's step was n; 0 is the beginning. */
export type LogEntry = Readonly<HistoryStep>;

/** Asks the server for the last steps before one, or for the last ones. */
export type AskHistory = (before?: number) => Promise<HistoryReply>;

/** Its entries have no gaps. They end with the present step, except until the server has answered. */
export class GameLog {
  readonly #entries = signal<readonly LogEntry[]>([]);
  readonly #ask: AskHistory;
  #number = 0;
  #asking = false;
  /** What happened while a question to the server was pending. */
  #behind = false;

  constructor(ask: AskHistory) {
    this.#ask = ask;
  }

  get entries(): ReadonlySignal<readonly LogEntry[]> {
    return this.#entries;
  }

  /** Whether there are older steps unknown to this browser. */
  get hasOlder(): boolean {
    const [first] = this.#entries.value;
    return first !== undefined && first.step > 0;
  }

  /** Continues with what was remembered of the same game. */
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
      this.#entries.value = [...standing(this.#entries.value, events), { step, events: [...events] }];
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

  /** A rematch begins with an empty log. */
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
      // The log stays as it is: a game can be played without its beginning.
    }
    this.#asking = false;
    if (!this.#behind) return;
    this.#behind = false;
    await this.#request();
  }

  /**
   * Inserts a page in its place. A page that does not connect is older, and comes again when it is asked for.
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

/** What was taken back has no events any more, as the server tells it. */
function standing(entries: readonly LogEntry[], events: readonly Event[]): readonly LogEntry[] {
  const undone = events.find((event) => event.type === 'turn_undone');
  if (undone === undefined) return entries;
  return entries.map((entry) => (entry.step > undone.step ? { ...entry, events: [] } : entry));
}
