// The engine in the page at a table of the server: it answers as soon as it is there, and nobody ever waits
// for it.

import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { DESKTOP, PHONE } from './browser.mjs';
import { openDoorByPath } from './door.mjs';
import { openTable, playTurn, tilesLaid, whoseTurn } from './player.mjs';
import { openSite } from './site.mjs';

const site = openSite();
let door;
/** The fate of the module's file. */
let module;

before(async () => {
  const warm = await site.open();
  await warm.context().close();
  door = await openDoorByPath(
    () => site.url,
    (path) => (path.endsWith('.wasm') ? module : 'comes'),
  );
});

after(() => door?.close());
beforeEach(() => {
  module = 'comes';
});

/** A table of one seat, and the intentions that its page sends. */
async function practise(options, init = () => {}) {
  const page = await site.open(options);
  await page.addInitScript(init);
  const sent = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => sent.push(JSON.parse(payload).type)),
  );
  await openTable(page, door.url, 'Ada', { seats: 1 });
  return { page, previews: () => sent.filter((type) => type === 'preview').length };
}

const TURNS = 6;

async function playTurns(page) {
  for (let turn = 0; turn < TURNS; turn++) {
    await whoseTurn([page]);
    await playTurn(page, turn);
  }
  await whoseTurn([page]);
}

for (const state of ['stalls', 'missing']) {
  test(`a module that ${state === 'stalls' ? 'never comes' : 'is missing'} delays nobody: the server answers`, async () => {
    module = state;
    const { page, previews } = await practise(PHONE);
    await playTurns(page);
    assert.ok(previews() >= TURNS, `${previews()} previews`);
    assert.equal(await tilesLaid(page), TURNS + 1);
    const problems = page.problems.filter((problem) => !/Failed to load resource.*404/.test(problem));
    assert.deepEqual(problems, []);
    await page.context().close();
  });
}

test('a browser without WebAssembly plays by the server, too', async () => {
  const { page, previews } = await practise(DESKTOP, () => Reflect.deleteProperty(globalThis, 'WebAssembly'));
  await playTurns(page);
  assert.ok(previews() >= TURNS, `${previews()} previews`);
  assert.deepEqual(page.problems, []);
  await page.context().close();
});
