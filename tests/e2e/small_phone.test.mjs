// The smallest phone, in the language with the longest words: what is asked leaves the board its place, and
// a whole code can be read. On a small one the levels of computers are a short list, in any language.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessibilityFaults, overflow, PHONE, picture } from './browser.mjs';
import { handFaults } from './hand_faults.mjs';
import { LANGUAGES, SMALL_PHONE } from './looks.mjs';
import { prepareRooms } from './prepared.mjs';
import { openSite } from './site.mjs';

/** Of the window's height, with its tools. */
const BOARD_LEAST = 0.45;
/** Of letters that take much room. */
const WIDE_CODE = 'MWMW-WMWM';
let rooms;
const site = openSite({
  fill: (store) => {
    rooms = prepareRooms(store, 'tower_ransom');
  },
});

test('a prisoner to be bought free leaves the board its place, and is told to a screen reader', async () => {
  const { room, seats, steps } = rooms.tower_ransom;
  const page = await site.open({ ...SMALL_PHONE, locale: 'de' });
  await page.goto(`${site.url}/r/${room}#s=${seats[steps[0].seat].secret}`);
  await page.locator('.ransom button').first().waitFor();
  await picture(page, 'small-phone-prisoner');
  const board = await page.locator('.table-board').boundingBox();
  assert.ok(board.height >= BOARD_LEAST * 640, `the board is ${board.height} px high`);
  assert.match(await page.locator('.ransom').first().innerText(), /3 Punkte/);
  assert.match(await page.locator('.ransom > span').first().textContent(), /gefangen/);
  assert.equal(await overflow(page), 0);
  assert.deepEqual(await handFaults(page), []);
  const [status, words] = await Promise.all(
    ['.hand-status', '.hand-hint'].map((part) => page.locator(part).boundingBox()),
  );
  assert.ok(status.y < words.y, 'whose turn it is stands above what may be done');
  assert.deepEqual(await accessibilityFaults(page), []);
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test('the field for a code shows a whole one', async () => {
  const page = await site.open({ ...SMALL_PHONE, locale: 'de' });
  await page.goto(site.url);
  const field = page.locator('.code-input');
  await field.fill(WIDE_CODE);
  const [needed, there] = await field.evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
  await picture(page, 'small-phone-code');
  assert.ok(needed <= there, `${needed} px in ${there}`);
  assert.equal(await overflow(page), 0);
  await page.context().close();
});

/** How high each row of the list of levels is, and which are seen whole in it. */
const levelsOn = (page) =>
  page.locator('.rows').evaluate((list) => {
    const frame = list.getBoundingClientRect();
    const rows = [...list.children].map((row) => [
      row.querySelector('input').value,
      row.getBoundingClientRect(),
    ]);
    return {
      heights: rows.map(([, { height }]) => height),
      seen: rows.flatMap(([level, { top, bottom }]) =>
        top >= frame.top && bottom <= frame.bottom ? level : [],
      ),
    };
  });

for (const [language, suits, seen] of [
  ...LANGUAGES.map((language) => [language, 'newcomer', ['newcomer', 'casual', 'dreamer']]),
  ['en', 'rival', ['architect', 'rival', 'expert']],
]) {
  test(`three levels of two lines each are seen about the one that suits: ${suits}, ${language}`, async () => {
    const page = await site.open({ ...PHONE, viewport: { width: 360, height: 640 }, locale: language });
    await page.addInitScript((level) => localStorage.setItem('bastide.level', JSON.stringify(level)), suits);
    await page.goto(`${site.url}/new`);
    await page.locator('input[name=computers][value="1"]').check({ force: true });
    await page.locator(`input[name=level][value=${suits}]:checked`).waitFor({ state: 'attached' });
    await page.locator('.rows .tag').waitFor();
    const levels = await levelsOn(page);
    await picture(page, `small-phone-levels-${language}-${suits}`);
    assert.deepEqual(levels.seen, seen);
    assert.equal(levels.heights.length, 7);
    for (const height of levels.heights) assert.ok(height >= 44 && height < 56, `${height} px`);
    assert.equal(await overflow(page), 0);
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });
}
