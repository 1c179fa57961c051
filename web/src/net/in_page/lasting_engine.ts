// The page's engine during the page's lifetime: nothing waits while it loads, and it restarts after a fault.

import { Refused } from '../refused.ts';
import { savesData, whenIdle } from '../when_idle.ts';
import { beginEngine, type Engine } from './engine_here.ts';
import type { Question } from './module.ts';

export interface EngineLimits {
  /** Time limit for loading the module; exceeding it is a fault. */
  readonly loadMs: number;
  /** Time limit for an answer; exceeding it is a fault. */
  readonly answerMs: number;
  /** After this many faults in one page it is not restarted. */
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

  /** Begins one if there is none and one is possible. */
  prepare(): void {
    if (this.#faults < this.#limits.faultsMax) this.#have();
  }

  /** The same when the page is idle; not if data are to be saved. */
  prepareWhenIdle(): void {
    if (!savesData()) whenIdle(() => this.prepare());
  }

  /**
   * Null if none is ready: then one is being prepared. Rejects with Refused, or with the reason why it does
   * not answer.
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

  /** The present engine, or a new one; null: this page can have none. */
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

/** The engine of this page. */
export const pageEngine = new LastingEngine();
