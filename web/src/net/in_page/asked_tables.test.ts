// What the page answers by its own engine from what a view shows is what the server answers from its game: at
// the tables of random games that the program asked_tables has written into the file BASTIDE_ASKED_TABLES, a
// table a line. tests/run names one; else the test is skipped.

import { createReadStream, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { signal } from '@preact/signals';
import { expect, test, vi } from 'vitest';
import { nearestForesight } from '../../play/foresight.ts';
import { nearestEngine } from '../../play/nearest_engine.ts';
import type { Room } from '../../play/room.ts';
import { nearestSurveyor, type SurveyQuestion } from '../../play/survey.ts';
import type { ErrorMessage, Preview, PreviewReply, RoomView, Survey, SurveyReply } from '../protocol.gen.ts';
import type { LastingEngine } from './lasting_engine.ts';
import { type Listener, type Question, type RoomStore, RoomsModule } from './module.ts';

interface AskedTable {
  view: RoomView;
  asked: { intention: Preview | Survey; reply: PreviewReply | SurveyReply | ErrorMessage }[];
}

const FILE = process.env.BASTIDE_ASKED_TABLES;
const MODULE =
  process.env.BASTIDE_PAGE_MODULE ??
  fileURLToPath(new URL('../../../../build/wasm/bastide_page.wasm', import.meta.url));

const unasked = () => {
  throw new Error('this is asked of the engine alone');
};
const STORE: RoomStore = { append: unasked, compact: unasked, load: unasked, findGame: unasked };
const LISTENER: Listener = {
  onMessage: unasked,
  onClose: unasked,
  onFailure(reason) {
    throw reason;
  },
};

/** The module as in the page, except that a refusal is an ordinary answer. */
async function engine(): Promise<LastingEngine> {
  const code = new WebAssembly.Module(readFileSync(MODULE));
  const module = await RoomsModule.begin(code, STORE, LISTENER);
  const ask = async (question: Question) => JSON.parse((await module.ask(question)).text);
  return { ask, prepare: () => {}, prepareWhenIdle: () => {} } as unknown as LastingEngine;
}

test('the page answers as the server does', async ({ skip }) => {
  if (FILE === undefined) return skip('BASTIDE_ASKED_TABLES names no tables');
  const table = signal<RoomView | null>(null);
  const room = { code: 'ABCDEFGH', view: table, send: unasked } as unknown as Room;
  const begun = await engine();
  vi.stubGlobal('navigator', {}); // which this Node may not have
  const nearest = nearestEngine(room, async () => begun);
  nearest.prepare();
  const answer = (intention: Preview | Survey) =>
    intention.type === 'preview'
      ? nearestForesight(room, nearest).preview(intention.actions)
      : nearestSurveyor(room, nearest).survey(questionOf(intention));

  let tables = 0;
  for await (const line of createInterface(createReadStream(FILE))) {
    const { view, asked } = JSON.parse(line) as AskedTable;
    table.value = view;
    for (const { intention, reply } of asked) {
      const { type, re, ...server } = reply;
      const page = await answer(intention);
      if (JSON.stringify(page) === JSON.stringify(server)) continue; // told in the same order, as a rule
      expect(page, `table ${tables + 1}: ${JSON.stringify(intention)}`).toEqual(server);
    }
    tables++;
  }
  expect(tables).toBeGreaterThan(0);
}, 600_000);

function questionOf({ actions, at }: Survey): SurveyQuestion {
  return { ...(actions && { actions }), ...(at && { at: { x: at[0], y: at[1] } }) };
}
