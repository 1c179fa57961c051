// Seats with much to show: many figures, what is won, a clock, players who are away. Nothing lies on anything
// else, and the board keeps its space.

import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { ALL_MODULES } from './all_modules.mjs';
import { DESKTOP, overflow, PHONE, picture } from './browser.mjs';
import { changeView, lateIn, withClock, withModules, withSeats } from './changed_view.mjs';
import { seatOthers } from './crowd.mjs';
import { openTable, startGame } from './player.mjs';
import { openSite } from './site.mjs';

const OTHERS = ['Maximilian-Alexander', 'Perrine', 'Wilhelmina von Trott', 'Ștefan', 'Eleonora'];
const TRADERS = ['farmers', 'inns_and_cathedrals', 'traders_and_builders'];
const WINDOWS = [
  [390, 844],
  [320, 640],
  [844, 390],
  [1000, 700],
  [DESKTOP.viewport.width, DESKTOP.viewport.height],
];
const site = openSite();
let seat;

before(async () => {
  const page = await site.open(PHONE);
  const path = await openTable(page, site.url, 'Ada', { seats: 6, modules: ALL_MODULES });
  await seatOthers(page, OTHERS);
  await startGame(page);
  const secret = await page.evaluate(() => JSON.parse(localStorage.getItem('bastide.seats'))[0].secret);
  seat = `${path}#s=${secret}`;
  await page.context().close();
});

/** A page at that table as `change` shows it, with all but the own player away. */
async function openChanged(count, change) {
  const page = await site.open(PHONE);
  const connected = Array.from({ length: count }, (_, index) => index === 0);
  await changeView(page, (view) => change(withSeats(view, count)), connected);
  await page.goto(site.url + seat);
  await page.locator('.remark.away').first().waitFor({ state: 'attached' });
  return page;
}

/** Parts of a seat that lie on one another, or beyond their seat. */
const faultsOf = (page) =>
  page.evaluate(() => {
    const INK = 1.5;
    const boxOf = (element) => element.getBoundingClientRect();
    const isShown = (element) => boxOf(element).width > 0 && getComputedStyle(element).clipPath === 'none';
    const meet = (a, b) =>
      a.left < b.right - INK && b.left < a.right - INK && a.top < b.bottom - INK && b.top < a.bottom - INK;
    return [...document.querySelectorAll('.seat-card')].flatMap((card, index) => {
      const parts = [...card.querySelectorAll('.seat-time, .supply, .seat-score, .seat-card-name')].filter(
        isShown,
      );
      const named = (part) => `seat ${index}: ${part.className} "${part.textContent}"`;
      const outer = boxOf(card);
      const outside = parts.filter((part) => {
        const { left, right, bottom } = boxOf(part);
        return left < outer.left || right > outer.right + INK || bottom > outer.bottom + INK;
      });
      const lying = parts.flatMap((part, at) =>
        parts.slice(at + 1).filter((other) => meet(boxOf(part), boxOf(other))),
      );
      return [...outside, ...lying].map(named);
    });
  });

const shareOf = (page) =>
  page.evaluate(() => document.querySelector('.seats').getBoundingClientRect().height / innerHeight);

const GAMES = [
  { what: 'the base game', counts: [4, 6], change: (view) => withModules(view, ['farmers']), most: 1 / 8 },
  { what: 'an abbot', counts: [5], change: (view) => withModules(view, ['farmers', 'abbot']), most: 1 / 8 },
  { what: 'goods', counts: [3], change: (view) => withModules(view, TRADERS), most: 1 / 8 },
  { what: 'all modules', counts: [2, 3, 4, 6], change: (view) => view, most: 1 / 6, small: 1 / 4 },
  { what: 'all modules, late', counts: [2, 4, 6], change: lateIn, most: 1 / 6, small: 1 / 4 },
];

for (const { what, counts, change, most, small = most } of GAMES) {
  test(`the time of a seat lies on nothing, and a phone keeps its board: ${what}`, async () => {
    for (const count of counts) {
      const page = await openChanged(count, (view) => withClock(change(view)));
      await page.locator('.seat-time').last().waitFor();
      for (const [width, height] of WINDOWS) {
        await page.setViewportSize({ width, height });
        const where = `${count} seats, ${width}x${height}`;
        await picture(page, `seats-full-${what.replace(/\W+/g, '-')}-${count}-${width}`);
        assert.deepEqual(await faultsOf(page), [], where);
        assert.equal(await overflow(page), 0, where);
        const share = await shareOf(page);
        if (width < height) assert.ok(share <= (width < 360 ? small : most) + 0.002, `${where}: ${share}`);
      }
      assert.deepEqual(page.problems, []);
      await page.context().close();
    }
  });
}
