// A table of which the server can't read all: it is shown as far as it can be, and its host can end it there.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { accessibilityFaults, DESKTOP, launch, openPage, overflow, PHONE, picture } from './browser.mjs';
import { openTable, playTurn, sitDown, startGame, tilesLaid, untilResult, whoseTurn } from './player.mjs';
import { newFolder, startServer } from './server.mjs';

/** Turns that can still be read, and those that can't. */
const READ = 5;
const UNREAD = 3;
/** Each turn is one entry of the room's log. */
const FIRST_UNREAD = `(SELECT seq FROM entry WHERE payload LIKE '%"type":"acted"%' ORDER BY seq LIMIT 1 OFFSET ${READ})`;

const END = { name: 'End the game with these points' };
const GO_ON = { name: 'Go on without that game' };

const state = newFolder();
let server;
let browser;
let path;
/** The host at a phone, and a guest at a desk. */
let ada;
let bruno;
let secrets;

async function play(from, to) {
  for (let turn = from; turn < to; turn++) await playTurn(await whoseTurn([ada, bruno]), turn);
}

/** Stops the server, changes its store, starts it again, and brings everybody back to the table. */
async function startAgainWith(sql) {
  for (const page of [ada, bruno]) await page.context().close();
  await server.stop();
  const script =
    'import sqlite3, sys\nwith sqlite3.connect(sys.argv[1]) as store: store.execute(sys.argv[2])';
  const { status, stderr } = spawnSync('python3', ['-c', script, join(state, 'bastide.db'), sql], {
    encoding: 'utf8',
  });
  assert.equal(status, 0, stderr);
  server = await startServer(() => {}, [], { state });
  [ada, bruno] = await Promise.all([PHONE, DESKTOP].map((device) => openPage(browser, device)));
  await Promise.all([ada, bruno].map((page, seat) => page.goto(`${server.url}${path}#s=${secrets[seat]}`)));
}

async function look(page, name) {
  await picture(page, name);
  assert.deepEqual(await accessibilityFaults(page), []);
  assert.equal(await overflow(page), 0);
}

async function decide(button) {
  await ada.getByRole('button', button).click();
  await ada.getByRole('dialog').getByRole('button', button).click();
}

before(async () => {
  server = await startServer(() => {}, [], { state });
  browser = await launch();
  [ada, bruno] = await Promise.all([PHONE, DESKTOP].map((device) => openPage(browser, device)));
  path = await openTable(ada, server.url, 'Ada');
  await sitDown(bruno, server.url, path, 'Bruno');
  await startGame(ada);
  const secretOf = (page) => page.evaluate(() => JSON.parse(localStorage.getItem('bastide.seats'))[0].secret);
  secrets = await Promise.all([ada, bruno].map(secretOf));
  await play(0, READ);
});

after(async () => {
  await browser?.close();
  await server?.stop();
  rmSync(state, { recursive: true, force: true });
});

test('behind a damaged entry nobody moves, and the host ends the game with the points as they stand', async () => {
  const laid = await tilesLaid(ada);
  await play(READ, READ + UNREAD);
  await startAgainWith(
    `UPDATE entry SET payload = replace(payload, '"actions"', '"action"') WHERE seq >= ${FIRST_UNREAD}`,
  );
  for (const page of [ada, bruno]) {
    await page.getByText('This game stops here').waitFor();
    await page.getByText(`${UNREAD} changes of this game can’t be read any more.`).waitFor();
    assert.equal(await tilesLaid(page), laid);
    assert.equal(await page.locator('.hand-place, .hand-choose').count(), 0);
  }
  await look(ada, 'broken-off-host');
  await look(bruno, 'broken-off-guest');
  assert.equal(await bruno.getByRole('button', END).count(), 0);

  await decide(END);
  for (const page of [ada, bruno]) {
    await untilResult(page);
    await page.getByText('Nobody has won').waitFor();
    await page.getByText('The game was broken off').waitFor();
  }
  await look(ada, 'broken-off-result-phone');
  await look(bruno, 'broken-off-result-desk');
  assert.deepEqual([...ada.problems, ...bruno.problems], []);
});

test('a game by the rules of a newer version is not shown; without it the table is used again', async () => {
  await startAgainWith(`UPDATE entry SET payload = json_set(payload, '$.rules.revision', 1000000)`);
  for (const page of [ada, bruno]) {
    await page.getByText('This game stops here').waitFor();
    await page.getByText('can’t be shown by the present one').waitFor();
  }
  await look(ada, 'broken-off-lobby-phone');
  await look(bruno, 'broken-off-lobby-desk');
  await decide(GO_ON);
  await bruno.getByText('The game was broken off').waitFor();
  await startGame(ada);
  await Promise.all([ada, bruno].map((page) => page.locator('.table').waitFor()));
  assert.equal(await ada.getByText('The game was broken off').count(), 0);
  assert.deepEqual([...ada.problems, ...bruno.problems], []);
});
