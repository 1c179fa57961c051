// Latecomers read what happened before: a spectator, a second device, and a player who reconnects.

import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { DESKTOP, DEVICES, PHONE, picture } from './browser.mjs';
import { playOn } from './engines/playing.mjs';
import { alternately } from './looks.mjs';
import { openTable, playTurn, resign, sitDown, startGame, whoseTurn } from './player.mjs';
import { openSite } from './site.mjs';

const TURNS = 22;

const site = openSite({ options: ['--history-steps-max', '6'] });
let ada;
let bruno;
let path;

before(async () => {
  // Small pages, so that few turns make many.
  [ada, bruno] = await Promise.all([site.open(DESKTOP), site.open(DESKTOP)]);
  path = await openTable(ada, site.url, 'Ada');
  await sitDown(bruno, site.url, path, 'Bruno');
  await startGame(ada);
  await Promise.all([ada, bruno].map((page) => playOn(page, TURNS + 1)));
});

/** Without the mouse, which would scroll to the button first: scrolling asks for earlier lines, too. */
const byButton = (page) =>
  page.locator('.log').getByRole('button', { name: 'Earlier' }).dispatchEvent('click');
/** A log that fits its place, or stands at its beginning, cannot be scrolled back. */
async function byScrolling(page) {
  const scrolled = await page.locator('.log').evaluate(async (list) => {
    const from = list.scrollTop;
    // By steps, as a wheel does.
    for (const top of [from / 2, 0]) {
      list.scrollTop = top;
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }
    return from > 48;
  });
  if (!scrolled) await byButton(page);
}

/** The lines of the whole log, from its beginning. */
async function wholeLog(page, goBack = byScrolling) {
  const log = page.locator('.log');
  await log.waitFor();
  while (!(await log.textContent()).includes('The game begins')) {
    const before = await log.locator('li').count();
    await goBack(page);
    await page.waitForFunction((count) => document.querySelectorAll('.log li').length > count, before);
  }
  return log.locator('li').allTextContents();
}

for (const [device, options] of alternately(DEVICES)) {
  test(`a late watcher reads the whole game, page by page: ${device}`, async () => {
    const expected = await wholeLog(ada);
    assert.ok(expected.length >= TURNS);
    const watcher = await site.open(options);
    await watcher.goto(site.url + path);
    if (options === PHONE) await watcher.locator('.latest').click();
    await watcher.getByText('Earlier').waitFor();
    await picture(watcher, `log-older-${device}`);
    assert.deepEqual(await wholeLog(watcher, options === PHONE ? byButton : byScrolling), expected);
    assert.deepEqual(watcher.problems, []);
    await watcher.context().close();
  });
}

test('so does a second device, and goes on with what happens then', async () => {
  const secret = await bruno.evaluate(() => JSON.parse(localStorage.getItem('bastide.seats'))[0].secret);
  const phone = await site.open(PHONE);
  await phone.goto(`${site.url}${path}#s=${secret}`);
  await phone.locator('.latest').waitFor();
  await playTurn(await whoseTurn([ada, phone]), TURNS);
  const expected = await wholeLog(ada);
  await phone.locator('.latest').click();
  assert.deepEqual(await wholeLog(phone, byButton), expected);
  await picture(phone, 'log-phone');
  assert.deepEqual(phone.problems, []);
  await phone.context().close();
});

test('the points by kind are there for who has not seen the game', async () => {
  const watchers = await Promise.all(Object.values(DEVICES).map(site.open));
  for (const watcher of watchers) {
    await watcher.goto(site.url + path);
    await watcher.locator('.table').waitFor();
  }
  await resign(ada);
  await Promise.all([ada, ...watchers].map((page) => page.locator('.score-table').waitFor()));
  const table = await ada.locator('.score-table').textContent();
  for (const watcher of watchers) {
    await watcher.waitForFunction(
      (text) => document.querySelector('.score-table')?.textContent === text,
      table,
    );
    await picture(watcher, `result-late-${watcher.viewportSize().width}`);
    await watcher.context().close();
  }
});
