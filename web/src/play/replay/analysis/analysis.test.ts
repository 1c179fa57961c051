// @vitest-environment happy-dom

import { expect, it, vi } from 'vitest';
import type { Decision } from '../../../net/in_page/decision.ts';
import type { Engine } from '../../../net/in_page/engine_here.ts';
import type { Question } from '../../../net/in_page/module.ts';
import type { GameRecord } from '../../../net/protocol.gen.ts';
import { Refused } from '../../../net/refused.ts';
import { Analysis } from './analysis.ts';

const RECORD = { format: 'bastide-game/1', actions: [] } as unknown as GameRecord;
const decision = (index: number) =>
  ({ index, turn: index + 1, seat: 0, expected: [1, 2] }) as unknown as Decision;

/** An engine whose answers and their time are the test's. */
class SlowEngine implements Engine {
  readonly ready = Promise.resolve();
  asked: Question[] = [];
  closed = false;
  #waiting: { resolve(told: unknown): void; reject(reason: Error): void } | null = null;

  ask(question: Question): Promise<unknown> {
    this.asked.push(question);
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
    });
  }

  close(): void {
    this.closed = true;
    this.#waiting?.reject(new Error('closed'));
  }

  async answer(told: unknown): Promise<void> {
    this.#waiting!.resolve(told);
    await vi.waitFor(() => {}); // so that code waiting for the answer goes on
  }

  fail(reason: Error): void {
    this.#waiting!.reject(reason);
  }
}

function begin() {
  const engines: SlowEngine[] = [];
  const analysis = new Analysis(RECORD, () => {
    engines.push(new SlowEngine());
    return engines.at(-1)!;
  });
  return { analysis, engines };
}

it('hands the record over and takes decisions as they come, to the end', async () => {
  const { analysis, engines } = begin();
  const done = analysis.start();
  expect(analysis.state.value).toBe('running');
  const engine = engines[0]!;
  await engine.answer({});
  expect(engine.asked[0]).toEqual({ what: 'begin_analysis', record: JSON.stringify(RECORD) });
  expect(analysis.reached).toBe(0);
  await engine.answer(decision(0));
  await engine.answer(decision(1));
  expect(analysis.decisions.value).toEqual([decision(0), decision(1)]);
  expect(analysis.reached).toBe(2);
  await engine.answer(null);
  await done;
  expect(analysis.state.value).toBe('done');
  expect(engine.closed).toBe(true);
  await analysis.start(); // there is nothing more to find out
  expect(engines).toHaveLength(1);
});

it('stops at once, keeps what is known, and begins anew when asked again', async () => {
  const { analysis, engines } = begin();
  const done = analysis.start();
  await engines[0]!.answer({});
  await engines[0]!.answer(decision(0));
  analysis.stop();
  await done;
  expect(engines[0]!.closed).toBe(true);
  expect([analysis.state.value, analysis.decisions.value.length]).toEqual(['stopped', 1]);
  void analysis.start();
  expect([analysis.state.value, analysis.decisions.value.length]).toEqual(['running', 0]);
  expect(engines).toHaveLength(2);
});

it('says that a record breaks the rules, that the engine failed, and that there is none', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { analysis, engines } = begin();
  const refused = analysis.start();
  engines[0]!.fail(new Refused({ code: 'action/not_legal', message: 'no' }));
  await refused;
  expect(analysis.state.value).toBe('refused');
  const failed = analysis.start();
  engines[1]!.fail(new Error('unreachable'));
  await failed;
  expect(analysis.state.value).toBe('failed');
  expect(engines.map(({ closed }) => closed)).toEqual([true, true]);
  const none = new Analysis(RECORD, () => null);
  await none.start();
  expect(none.state.value).toBe('impossible');
});
