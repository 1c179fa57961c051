// The analysis of one finished game, as far as it has come. It lasts as long as the page.

import { type ReadonlySignal, signal } from '@preact/signals';
import { EngineMissing } from '../../../net/engine_missing.ts';
import { analyse } from '../../../net/in_page/analysis.ts';
import type { Decision } from '../../../net/in_page/decision.ts';
import { beginEngine, type Engine } from '../../../net/in_page/engine_here.ts';
import type { GameRecord } from '../../../net/protocol.gen.ts';
import { Refused } from '../../../net/refused.ts';

/**
 * `impossible`: this browser can't. `unfetched`: the engine's file did not load. `refused`: the record can't
 * be played to its end.
 */
export type AnalysisState =
  | 'running'
  | 'done'
  | 'stopped'
  | 'impossible'
  | 'unfetched'
  | 'refused'
  | 'failed';

export class Analysis {
  readonly record: GameRecord;
  readonly #state = signal<AnalysisState>('running');
  readonly #decisions = signal<readonly Decision[]>([]);
  readonly #begin: () => Engine | null;
  #running: Engine | null = null;

  constructor(record: GameRecord, begin: () => Engine | null = beginEngine) {
    this.record = record;
    this.#begin = begin;
  }

  get state(): ReadonlySignal<AnalysisState> {
    return this.#state;
  }

  /** In the order of the record. */
  get decisions(): ReadonlySignal<readonly Decision[]> {
    return this.#decisions;
  }

  /** How many actions of the record have been analysed. */
  get reached(): number {
    const last = this.#decisions.value.at(-1);
    return last === undefined ? 0 : last.index + 1;
  }

  /** From the beginning, unless it is done or in progress. */
  async start(): Promise<void> {
    if (this.#running !== null || this.#state.value === 'done') return;
    const engine = this.#begin();
    if (engine === null) {
      this.#state.value = 'impossible';
      return;
    }
    this.#running = engine;
    this.#state.value = 'running';
    this.#decisions.value = [];
    const take = (decision: Decision) => {
      this.#decisions.value = [...this.#decisions.value, decision];
    };
    try {
      await analyse(engine, this.record, take);
      this.#end('done');
    } catch (reason) {
      if (this.#running !== engine) return; // it was stopped
      if (reason instanceof EngineMissing) return this.#end('unfetched');
      console.error(reason);
      this.#end(reason instanceof Refused ? 'refused' : 'failed');
    }
  }

  stop(): void {
    if (this.#running !== null) this.#end('stopped');
  }

  #end(state: AnalysisState): void {
    const engine = this.#running!;
    this.#running = null;
    engine.close();
    this.#state.value = state;
  }
}

const kept = new Map<string, Analysis>();

/** The existing analysis of this game, or a new one. */
export function analysisOf(gameId: string, record: GameRecord): Analysis {
  const known = kept.get(gameId) ?? new Analysis(record);
  kept.set(gameId, known);
  return known;
}
