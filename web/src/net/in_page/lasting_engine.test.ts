import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Refused } from '../refused.ts';
import type { Engine } from './engine_here.ts';
import { ENGINE_LIMITS, LastingEngine } from './lasting_engine.ts';

const QUESTION = { what: 'catalogue' } as const;

/** An engine under the test's control: it is ready, and answers, when the test says so. */
function fakeEngine() {
  const fake = { closed: false } as Record<
    'load' | 'fail' | 'answer' | 'refuse',
    (what?: unknown) => void
  > & {
    engine: Engine;
    closed: boolean;
  };
  const ready = new Promise<void>((resolve, reject) => {
    fake.load = () => resolve();
    fake.fail = reject;
  });
  fake.engine = {
    ready,
    ask: () =>
      new Promise((resolve, reject) => {
        fake.answer = resolve;
        fake.refuse = reject;
      }),
    close: () => {
      fake.closed = true;
    },
  };
  return fake;
}

let begun: ReturnType<typeof fakeEngine>[];
let lasting: LastingEngine;

/** The engine begun last. */
const latest = () => begun.at(-1)!;
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'info').mockImplementation(() => {});
  begun = [];
  lasting = new LastingEngine(() => {
    begun.push(fakeEngine());
    return latest().engine;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('answers nothing before the module is there, and then what it is asked', async () => {
  expect(lasting.ask(QUESTION)).toBeNull();
  expect(lasting.ask(QUESTION)).toBeNull();
  latest().load();
  await settled();
  const answer = lasting.ask(QUESTION);
  latest().answer('told');
  expect(await answer).toBe('told');
  expect(begun.length).toBe(1);
});

it('begins anew after a module that did not load', async () => {
  lasting.prepare();
  latest().fail(new Error('404'));
  await settled();
  expect(latest().closed).toBe(true);
  expect(lasting.ask(QUESTION)).toBeNull();
  expect(begun.length).toBe(2);
  latest().load();
  await settled();
  expect(lasting.ask(QUESTION)).not.toBeNull();
});

it('begins anew after a module that never came', async () => {
  lasting.prepare();
  await vi.advanceTimersByTimeAsync(ENGINE_LIMITS.loadMs);
  expect(latest().closed).toBe(true);
  expect(lasting.ask(QUESTION)).toBeNull();
  expect(begun.length).toBe(2);
});

it('begins anew after a fault, and tells whoever asked', async () => {
  lasting.prepare();
  latest().load();
  await settled();
  const asked = lasting.ask(QUESTION);
  latest().refuse(new Error('out of memory'));
  await expect(asked).rejects.toThrow('out of memory');
  expect(latest().closed).toBe(true);
  expect(lasting.ask(QUESTION)).toBeNull();
  expect(begun.length).toBe(2);
});

it('begins anew after a question that is never answered', async () => {
  lasting.prepare();
  latest().load();
  await settled();
  const asked = expect(lasting.ask(QUESTION)).rejects.toThrow('no answer');
  await vi.advanceTimersByTimeAsync(ENGINE_LIMITS.answerMs);
  await asked;
  expect(latest().closed).toBe(true);
  lasting.prepare();
  expect(begun.length).toBe(2);
});

it('goes on after a refusal', async () => {
  lasting.prepare();
  latest().load();
  await settled();
  const asked = lasting.ask(QUESTION);
  latest().refuse(new Refused({ code: 'action/cannot_pass', message: '' }));
  await expect(asked).rejects.toThrow(Refused);
  expect(latest().closed).toBe(false);
  expect(lasting.ask(QUESTION)).not.toBeNull();
});

it('gives up after as many faults as the limit says', async () => {
  for (let fault = 0; fault < ENGINE_LIMITS.faultsMax; fault++) {
    lasting.prepare();
    latest().fail(new Error('404'));
    await settled();
  }
  expect(lasting.ask(QUESTION)).toBeNull();
  expect(begun.length).toBe(ENGINE_LIMITS.faultsMax);
});

it('answers nothing where this page can have none', () => {
  const none = new LastingEngine(() => null);
  expect(none.ask(QUESTION)).toBeNull();
});
