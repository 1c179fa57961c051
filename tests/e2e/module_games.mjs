// People play a whole game with some modules through two browsers, and its record verifies;
// all_modules.long.mjs and game.long.mjs of each module (tests/modules) say how many, and which
// modules, a file for each, so that they run side by side.
// They do whatever they have done least so far, so that they come to much of what the modules bring;
// rare.test.mjs leaves nothing of that to chance.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PICTURED, WEIGHTS } from './all_modules.mjs';
import { accessibilityFaults, DESKTOP, overflow, PHONE, picture } from './browser.mjs';
import {
  choose,
  openTable,
  playTurn,
  resultScores,
  sitDown,
  sitDownBeside,
  startGame,
  untilResult,
  whoseTurn,
} from './player.mjs';
import { downloadRecord } from './records.mjs';
import { openSite } from './site.mjs';

const PICTURED_TIME = 3;
const MIDDLE = 40;

/** Takes points at once if there are any, else does what was done least so far. */
export function curious() {
  const done = new Map();
  const weight = (action) =>
    action === 'pass' ? Number.POSITIVE_INFINITY : (done.get(action) ?? 0) * (WEIGHTS[action] ?? 1);
  return async (page) => {
    const points = page.locator('.claim[data-action="deploy"]:has(.outcome strong)');
    if ((await points.count()) > 0) return choose(points.first());
    const offered = await page
      .locator('.claim')
      .evaluateAll((claims) => claims.map((claim) => claim.dataset.action));
    const wanted = offered.reduce((best, action) => (weight(action) < weight(best) ? action : best));
    const claims = page.locator(`.claim[data-action="${wanted}"]`);
    await choose(claims.nth((done.get(wanted) ?? 0) % (await claims.count())));
    done.set(wanted, (done.get(wanted) ?? 0) + 1);
    if (PICTURED.includes(wanted) && done.get(wanted) === PICTURED_TIME)
      await picture(page, `choose-${wanted}`);
  };
}

/** Frees a prisoner before the tile is laid, where that is offered. */
export async function payRansom(page) {
  const pay = page.locator('.ransom button').first();
  if ((await page.locator('.hand-place').count()) === 0 || (await pay.count()) === 0) return;
  await pay.click();
  await page.getByText('is free.').waitFor();
}

/** The players who share the desktop with Ada and the phone with Bruno, in turns. */
const OTHERS = ['Cleo', 'Dora', 'Emil', 'Fritz'];

/** Ada at a desktop and Bruno at a phone, in the lobby of a new table, and the players beside them. */
async function atTable(site, wish) {
  const pages = await Promise.all([DESKTOP, PHONE].map(site.open));
  const path = await openTable(pages[0], site.url, 'Ada', wish);
  await sitDown(pages[1], site.url, path, 'Bruno');
  for (let seat = 2; seat < wish.seats; seat++) await sitDownBeside(pages[seat % 2], OTHERS[seat - 2]);
  return pages;
}

/** Plays to the end of the game. */
async function play(pages, afterTurn) {
  const decide = curious();
  for (let turn = 0; ; turn++) {
    const page = await whoseTurn(pages);
    if (page === null) return;
    await payRansom(page);
    await playTurn(page, turn, decide);
    await afterTurn(turn);
  }
}

/** `off`: options of the modules that are not played; `tiles`: the number of tiles in the game. */
export function testGameWith({ modules, off, tiles, seats = 2 }) {
  const site = openSite();
  test(`${seats} play with ${modules.join(', ')} to the end, and the record verifies`, async () => {
    const [ada, bruno] = await atTable(site, { modules, off, seats });
    for (const module of modules) await ada.locator('.rules-summary').getByText(module).first().waitFor();
    if (off) await ada.locator('.rules-changed').waitFor();
    await startGame(ada);
    await play([ada, bruno], async (turn) => {
      if (turn !== MIDDLE) return;
      await picture(ada, `${modules.at(-1)}-${modules.length}`);
      await picture(bruno, `${modules.at(-1)}-${modules.length}-phone`);
      for (const each of [ada, bruno]) assert.deepEqual(await accessibilityFaults(each), []);
      assert.equal(await overflow(bruno), 0);
    });

    await Promise.all([ada, bruno].map(untilResult));
    assert.equal(await ada.locator('.kind-table').getByText('Other', { exact: true }).count(), 0);
    await ada.getByText('The shuffle was fair').waitFor();
    const { deck } = await downloadRecord(ada);
    // A tile that came too early is drawn twice, and one under a hill not at all.
    const drawn = tiles + (deck.returned?.tiles.length ?? 0) - (deck.buried?.length ?? 0);
    await bruno.getByText(`The ${drawn} tiles drawn came in exactly that order.`).waitFor();
    const scores = await resultScores(ada);
    assert.equal(Object.keys(scores).length, seats);
    assert.deepEqual(await resultScores(bruno), scores);
    for (const page of [ada, bruno]) assert.deepEqual(page.problems, []);
    await picture(bruno, `${modules.at(-1)}-${modules.length}-result`);
    await Promise.all([ada, bruno].map((page) => page.context().close()));
  });
}
