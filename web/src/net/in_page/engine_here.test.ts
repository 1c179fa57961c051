// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EngineMissing } from '../engine_missing.ts';
import { beginEngine } from './engine_here.ts';
import type { EngineTold } from './engine_worker.ts';

vi.mock('virtual:page-module', () => ({ default: '/assets/rooms.wasm' }));

const QUESTION = { what: 'catalogue' } as const;

class FakeWorker {
  static latest: FakeWorker;
  readonly heard: unknown[] = [];
  ended = false;
  onmessage: (event: { data: EngineTold }) => void = () => {};
  onerror: (event: { message?: string }) => void = () => {};
  constructor() {
    FakeWorker.latest = this;
  }
  postMessage = (what: unknown) => void this.heard.push(what);
  terminate = () => {
    this.ended = true;
  };
  tell = (data: EngineTold) => this.onmessage({ data });
}

beforeEach(() => void vi.stubGlobal('Worker', FakeWorker));
afterEach(() => void vi.unstubAllGlobals());

it('is not ready before the worker has the module', async () => {
  const engine = beginEngine()!;
  const ready = vi.fn();
  void engine.ready.then(ready);
  await Promise.resolve();
  expect(ready).not.toHaveBeenCalled();
  FakeWorker.latest.tell({ ready: true });
  await engine.ready;
  expect(ready).toHaveBeenCalledTimes(1);
});

it('hands questions on, and tells the answers and refusals to who asked', async () => {
  const engine = beginEngine()!;
  const [one, other] = [engine.ask(QUESTION), engine.ask(QUESTION)];
  expect(FakeWorker.latest.heard.slice(1)).toEqual([
    { ask: 1, question: QUESTION },
    { ask: 2, question: QUESTION },
  ]);
  FakeWorker.latest.tell({ asked: 2, answer: { good: false, text: '{"code":"a/b","message":"no"}' } });
  FakeWorker.latest.tell({ asked: 1, answer: { good: true, text: '{"x":1}' } });
  expect(await one).toEqual({ x: 1 });
  await expect(other).rejects.toMatchObject({ code: 'a/b' });
});

it('sends a table once, before the first question about it', () => {
  const engine = beginEngine()!;
  const [table, next] = ['{"game":{"step":3}}', '{"game":{"step":4}}'];
  const foresee = { what: 'foresee', keys: '{"actions":[]}' } as const;
  const survey = { what: 'survey', keys: '{}' } as const;
  void engine.ask({ ...foresee, table });
  void engine.ask(QUESTION);
  void engine.ask({ ...survey, table });
  void engine.ask({ ...survey, table: next });
  expect(FakeWorker.latest.heard.slice(1)).toEqual([
    { table },
    { ask: 1, question: foresee },
    { ask: 2, question: QUESTION },
    { ask: 3, question: survey },
    { table: next },
    { ask: 4, question: survey },
  ]);
});

it('sends the table again to a worker that was begun anew', () => {
  const question = { what: 'survey', table: '{"game":{}}', keys: '{}' } as const;
  void beginEngine()!.ask(question);
  void beginEngine()!.ask(question);
  expect(FakeWorker.latest.heard.slice(1)).toEqual([
    { table: question.table },
    { ask: 1, question: { what: 'survey', keys: '{}' } },
  ]);
});

it.each<[string, (worker: FakeWorker) => void, boolean]>([
  ['a module that does not come', (worker) => worker.tell({ failed: 'missing', unfetched: true }), true],
  ['a module that is none', (worker) => worker.tell({ failed: 'CompileError', unfetched: false }), false],
  ['a worker that does not come', (worker) => worker.onerror({}), true],
  ['a worker with a fault', (worker) => worker.onerror({ message: 'TypeError' }), false],
])('tells whether it did not come: %s', async (_, fail, unfetched) => {
  const { ready } = beginEngine()!;
  fail(FakeWorker.latest);
  const reason = await ready.catch((reason) => reason);
  expect(reason instanceof EngineMissing && reason.why === 'unfetched').toBe(unfetched);
});

it.each<[string, (worker: FakeWorker) => void]>([
  ['a module that is none', (worker) => worker.tell({ failed: 'CompileError', unfetched: false })],
  ['a worker that does not load', (worker) => worker.onerror({})],
])('after %s nobody waits, and the worker has ended', async (_, fail) => {
  const engine = beginEngine()!;
  const asked = engine.ask(QUESTION);
  fail(FakeWorker.latest);
  await expect(engine.ready).rejects.toThrow();
  await expect(asked).rejects.toThrow();
  await expect(engine.ask(QUESTION)).rejects.toThrow();
  expect(FakeWorker.latest.ended).toBe(true);
});
