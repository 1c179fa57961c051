// The engine in this page, for what can be known without a server. Loaded when it is first needed; missing if
// this build or this browser has no module.

import moduleUrl from 'virtual:page-module';
import { EngineMissing } from '../engine_missing.ts';
import { Refused } from '../refused.ts';
import type { AskedOnce, EngineAsked, EngineTold } from './engine_worker.ts';
import { errorOf } from './fetch_module.ts';
import type { Question } from './module.ts';

export interface Engine {
  /** Resolves when the module is there and answers; rejects with the reason why it never will. */
  readonly ready: Promise<void>;
  /**
   * JSON. Waits until it is ready. A table is sent once, before the first question about it. Rejects with
   * Refused, or with the reason why the engine does not answer (EngineMissing: it did not load): it then
   * answers nothing more.
   */
  ask(question: Question): Promise<unknown>;
  /** Ends it at once; pending questions get no answer. */
  close(): void;
}

/** Null if there is none. */
export function beginEngine(): Engine | null {
  if (moduleUrl === null || !('WebAssembly' in globalThis && 'Worker' in globalThis)) return null;
  const worker = new Worker(new URL('./engine_worker.ts', import.meta.url), { type: 'module' });
  const tell = (what: EngineAsked) => worker.postMessage(what);
  const asked = new Map<number, { resolve(told: unknown): void; reject(reason: Error): void }>();
  let loaded!: () => void;
  let notLoaded!: (reason: Error) => void;
  const ready = new Promise<void>((resolve, reject) => {
    loaded = resolve;
    notLoaded = reject;
  });
  ready.catch(() => {}); // callers are told, too
  let failed: Error | null = null;
  let numbers = 0;
  let tableTold: string | null = null;
  /** What is left to ask once the table has been told. */
  const withoutTable = (question: Question): AskedOnce => {
    if (!('table' in question)) return question;
    const { table, ...asked } = question;
    if (table !== tableTold) tell({ table });
    tableTold = table;
    return asked;
  };
  const end = (why: Error) => {
    worker.terminate();
    failed = why;
    notLoaded(failed);
    for (const { reject } of asked.values()) reject(failed);
    asked.clear();
  };
  worker.onmessage = ({ data }: MessageEvent<EngineTold>) => {
    if ('failed' in data) return end(errorOf(data));
    if ('ready' in data) return loaded();
    const { resolve, reject } = asked.get(data.asked)!;
    asked.delete(data.asked);
    const told = JSON.parse(data.answer.text);
    if (data.answer.good) resolve(told);
    else reject(new Refused(told));
  };
  // A fault has a message; a worker whose code did not load has none.
  worker.onerror = ({ message }) => end(message ? new Error(message) : new EngineMissing('unfetched'));
  tell({ module: new URL(moduleUrl, location.href).href });
  return {
    ready,
    ask(question) {
      if (failed !== null) return Promise.reject(failed);
      const number = ++numbers;
      return new Promise((resolve, reject) => {
        asked.set(number, { resolve, reject });
        tell({ ask: number, question: withoutTable(question) });
      });
    },
    close: () => end(new Error('closed')),
  };
}
