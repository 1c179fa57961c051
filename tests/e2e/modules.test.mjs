// Two people play whole games with each module, and with all together, through their browsers; every record verifies.
// They do whatever they have done least so far, so that everything that the modules bring is done at least once.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { accessibilityFaults, launch, openPage, overflow, PHONE, picture } from './browser.mjs';
import { openTable, playTurn, resultScores, sitDown, startGame, whoseTurn } from './player.mjs';
import { downloadRecord } from './records.mjs';
import { startServer } from './server.mjs';

const GAMES = [
  { modules: ['Farmers', 'River'], off: ['Fields meet'], tiles: 82, done: ['deploy'] },
  { modules: ['Abbot'], tiles: 71, done: ['deploy', 'return_abbot'] },
  { modules: ['Tower'], tiles: 89, done: ['deploy', 'place_tower_piece', 'cap_tower', 'capture'] },
  {
    modules: ['Farmers', 'River', 'Abbot', 'Tower'],
    tiles: 100,
    done: ['deploy', 'return_abbot', 'place_tower_piece', 'cap_tower', 'capture'],
  },
];
/** Tower pieces shall last, for a ransom needs points first; and a meeple on a tower never comes back. */
const WEIGHTS = { place_tower_piece: 2, cap_tower: 8 };
const PICTURED = ['place_tower_piece', 'capture', 'return_abbot'];
const PICTURED_TIME = 3;
const MIDDLE = 40;
const RANSOM_GAMES_MAX = 5;

let server;
let browser;
/** What was done in any of the games. */
const everything = new Set();

before(async () => {
  [server, browser] = await Promise.all([startServer(), launch()]);
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

/** Takes points at once where there are some, else does what was done least so far; `done` counts. */
function curious(done) {
  const weight = (action) =>
    action === 'pass' ? Number.POSITIVE_INFINITY : (done.get(action) ?? 0) * (WEIGHTS[action] ?? 1);
  return async (page) => {
    const points = page.locator('.claim[data-action="deploy"]:has(.outcome strong) input');
    if ((await points.count()) > 0) return points.first().check({ force: true });
    const offered = await page
      .locator('.claim')
      .evaluateAll((claims) => claims.map((claim) => claim.dataset.action));
    const wanted = offered.reduce((best, action) => (weight(action) < weight(best) ? action : best));
    const claims = page.locator(`.claim[data-action="${wanted}"] input`);
    await claims.nth((done.get(wanted) ?? 0) % (await claims.count())).check({ force: true });
    note(done, wanted);
    if (PICTURED.includes(wanted) && done.get(wanted) === PICTURED_TIME)
      await picture(page, `choose-${wanted}`);
  };
}

function note(done, action) {
  done.set(action, (done.get(action) ?? 0) + 1);
  everything.add(action);
}

/** Frees a prisoner before the tile is laid, where that is offered; takes it back once, to see that nothing was sent. */
async function payRansom(page, done) {
  const pay = page.locator('.ransom button').first();
  if ((await page.locator('.hand-place').count()) === 0 || (await pay.count()) === 0) return;
  await picture(page, 'ransom');
  await pay.click();
  await page.getByText('is free.').waitFor();
  await page.getByRole('button', { name: 'Back' }).click();
  await pay.click();
  await page.getByText('is free.').waitFor();
  note(done, 'ransom');
}

/** Ada at a desktop and Bruno at a phone, in the lobby of a new table. */
async function atTable(wish) {
  const pages = await Promise.all([openPage(browser), openPage(browser, PHONE)]);
  const path = await openTable(pages[0], server.url, 'Ada', wish);
  await sitDown(pages[1], server.url, path, 'Bruno');
  return pages;
}

/** To the end of the game, or until `afterTurn` has seen enough. */
async function play(pages, done, afterTurn) {
  const decide = curious(done);
  for (let turn = 0; ; turn++) {
    const page = await whoseTurn(pages);
    if (page === null) return;
    await payRansom(page, done);
    await playTurn(page, turn, decide);
    if (await afterTurn(turn)) return;
  }
}

const leave = (pages) => Promise.all(pages.map((page) => page.context().close()));

for (const { modules, off, tiles, done: wanted } of GAMES) {
  test(`a game with ${modules.join(', ')} goes to its end, and its record verifies`, async () => {
    const done = new Map();
    const [ada, bruno] = await atTable({ modules, off });
    for (const module of modules) await ada.locator('.rules-summary').getByText(module).first().waitFor();
    if (off) await ada.locator('.rules-changed').waitFor();
    await startGame(ada);
    await play([ada, bruno], done, async (turn) => {
      if (turn !== MIDDLE) return;
      await picture(ada, `${modules.at(-1)}-${modules.length}`);
      await picture(bruno, `${modules.at(-1)}-${modules.length}-phone`);
      for (const each of [ada, bruno]) assert.deepEqual(await accessibilityFaults(each), []);
      assert.equal(await overflow(bruno), 0);
    });
    for (const action of wanted) assert.ok(done.has(action), `nobody came to ${action}: ${[...done.keys()]}`);

    await ada.getByText('The shuffle was fair').waitFor();
    await bruno.getByText(`The ${tiles} tiles drawn came in exactly that order.`).waitFor();
    assert.deepEqual(await resultScores(bruno), await resultScores(ada));
    await downloadRecord(ada);
    for (const page of [ada, bruno]) assert.deepEqual(page.problems, []);
    await picture(bruno, `${modules.at(-1)}-${modules.length}-result`);
    await leave([ada, bruno]);
  });
}

// The shuffles are the server's own, so that chance may have kept everybody poor or free until now.
test('a prisoner is bought free', async () => {
  for (let game = 0; game < RANSOM_GAMES_MAX && !everything.has('ransom'); game++) {
    const pages = await atTable({ modules: ['Tower'] });
    await startGame(pages[0]);
    await play(pages, new Map(), () => everything.has('ransom'));
    await leave(pages);
  }
  assert.ok(everything.has('ransom'));
});
