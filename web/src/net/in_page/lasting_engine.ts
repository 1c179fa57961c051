// The engine of this page for as long as the page lasts: never waited for while it loads, and begun anew
// after a fault.

import { Refused } from '../refused.ts';
import { savesData, whenIdle } from '../when_idle.ts';
import { beginEngine, type Engine } from './engine_here.ts';
import type { Question } from './module.ts';

export interface EngineLimits {
  /** Within which the module has to be there; what takes longer counts as a fault. */
  readonly loadMs: number;
  /** Within which a question has to be answered; what takes longer counts as a fault. */
  readonly answerMs: number;
  /** After so many faults in one page none is begun any more. */
  readonly faultsMax: number;
}

export const ENGINE_LIMITS: EngineLimits = { loadMs: 60_000, answerMs: 10_000, faultsMax: 5 };

export class LastingEngine {
  readonly #begin: () => Engine | null;
  readonly #limits: EngineLimits;
  #engine: Engine | null = null;
  #isReady = false;
  #faults = 0;

  constructor(begin: () => Engine | null = beginEngine, limits = ENGINE_LIMITS) {
    this.#begin = begin;
    this.#limits = limits;
  }

  /** Begins one where there is none and one may still be had. */
  prepare(): void {
    if (this.#faults < this.#limits.faultsMax) this.#have();
  }

  /** The same as soon as the page has nothing better to do; not where data are to be spared. */
  prepareWhenIdle(): void {
    if (!savesData()) whenIdle(() => this.prepare());
  }

  /**
   * Null where none is ready to answer: then one is being prepared. Rejects with Refused, or with what kept
   * it from answering.
   */
  ask(question: Question): Promise<unknown> | null {
    this.prepare();
    const engine = this.#isReady ? this.#engine : null;
    if (engine === null) return null;
    return within(this.#limits.answerMs, engine.ask(question)).catch((reason) => {
      if (!(reason instanceof Refused)) this.#giveUp(engine, reason);
      throw reason;
    });
  }

  /** The one there is, or a new one; null: this page can have none. */
  #have(): Engine | null {
    if (this.#engine !== null) return this.#engine;
    const engine = this.#begin();
    if (engine === null) return null;
    this.#engine = engine;
    within(this.#limits.loadMs, engine.ready).then(
      () => {
        this.#isReady = this.#engine === engine;
      },
      (reason) => this.#giveUp(engine, reason),
    );
    return engine;
  }

  #giveUp(engine: Engine, reason: unknown): void {
    if (this.#engine !== engine) return;
    console.info('the engine of this page has failed:', reason);
    this.#faults++;
    this.#engine = null;
    this.#isReady = false;
    engine.close();
  }
}

function within<T>(ms: number, what: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
    what.then(resolve, reject).finally(() => clearTimeout(late));
  });
}

/** The one of this page. */
export const pageEngine = new LastingEngine();
