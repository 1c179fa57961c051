// Six people at a table, on every size of window: the seats leave space for the board, and the texts of a
// turn are not cut.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ALL_MODULES } from './all_modules.mjs';
import { accessibilityFaults, DESKTOP, overflow, PHONE, picture } from './browser.mjs';
import { seatOthers } from './crowd.mjs';
import { openTable, playTurn, sitDown, startGame, whoseTurn } from './player.mjs';
import { openSite } from './site.mjs';

const OTHERS = ['Maximilian-Alexander', 'Perrine', 'Wilhelmina von Trott', 'Ștefan', 'Eleonora'];
const UPRIGHT = [
  [390, 844],
  [320, 640],
];
const LANDSCAPE = [
  [844, 390],
  [667, 375],
];
const SEATS_MOST = 0.12;
/** Names up to this length are never cut. */
const NAME_MOST = 8;
const site = openSite();

/** The visible parts of the seats, and their share of the window. */
function seatsOn(page) {
  return page.evaluate(() => {
    const list = document.querySelector('.seats');
    const { width, height } = list.getBoundingClientRect();
    const shown = (element) => {
      const box = element.getBoundingClientRect();
      return box.width > 0 && box.top >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
    };
    return {
      width: width / innerWidth,
      height: height / innerHeight,
      scrolls: list.scrollHeight > list.clientHeight,
      scores: [...document.querySelectorAll('.seat-score')].filter(shown).length,
      meeples: [...document.querySelectorAll('.seat-supply .supply:first-child')].filter(shown).length,
      handScrolls: [...document.querySelectorAll('.hand, .hand-hint')].some(
        ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
      ),
      toolsOutside: [...document.querySelectorAll('.tool')].filter(
        (tool) =>
          tool.getBoundingClientRect().right >
          document.querySelector('.table-board').getBoundingClientRect().right,
      ).length,
      board: document.querySelector('.table-board').getBoundingClientRect().width / innerWidth,
    };
  });
}

/** Names of ordinary length that are cut. */
const cutNames = (page) =>
  page.locator('.seat-card-name').evaluateAll(
    (all, most) =>
      all
        .filter(({ firstChild, scrollWidth, clientWidth }) => {
          return firstChild.textContent.length <= most && scrollWidth > clientWidth;
        })
        .map(({ textContent }) => textContent),
    NAME_MOST,
  );

for (const colorScheme of ['light', 'dark']) {
  test(`six seats leave a phone to the board, ${colorScheme}`, async () => {
    const page = await site.open({ ...PHONE, colorScheme });
    await openTable(page, site.url, 'Ada', { seats: 6, on: ['Allow a sixth player'] });
    await seatOthers(page, OTHERS);
    await startGame(page);
    await page.locator('.hand-status').waitFor();
    for (const [width, height] of UPRIGHT) {
      await page.setViewportSize({ width, height });
      const seats = await seatsOn(page);
      assert.ok(seats.height <= SEATS_MOST, `${width}x${height}: ${seats.height}`);
      assert.deepEqual(
        [seats.scores, seats.meeples, seats.scrolls, seats.handScrolls, seats.toolsOutside],
        [6, 6, false, false, 0],
      );
      assert.equal(await overflow(page), 0);
      assert.deepEqual(await cutNames(page), [], `${width}x${height}`);
      await picture(page, `six-seats-${width}-${colorScheme}`);
    }
    for (const [width, height] of LANDSCAPE) {
      await page.setViewportSize({ width, height });
      const seats = await seatsOn(page);
      assert.ok(seats.width < 0.2 && seats.board > 0.38, `a column: ${JSON.stringify(seats)}`);
      assert.deepEqual(
        [seats.scores, seats.meeples, seats.scrolls, seats.handScrolls, seats.toolsOutside],
        [6, 6, false, false, 0],
      );
      await picture(page, `six-seats-${width}-${colorScheme}`);
    }
    await page.setViewportSize(DESKTOP.viewport);
    assert.deepEqual(await accessibilityFaults(page), []);
    assert.equal((await seatsOn(page)).scores, 6);
    await picture(page, `six-seats-desktop-${colorScheme}`);
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });
}

test('six seats leave a phone to the board with all modules, too', async () => {
  const page = await site.open(PHONE);
  await openTable(page, site.url, 'Ada', { seats: 6, modules: ALL_MODULES });
  await seatOthers(page, OTHERS);
  await startGame(page);
  await page.locator('.hand-status').waitFor();
  const seats = await seatsOn(page);
  assert.ok(seats.height <= SEATS_MOST, `${seats.height}`);
  // So low a phone has no room for two rows of figures, but nothing is cut.
  await page.setViewportSize({ width: 320, height: 640 });
  assert.equal((await seatsOn(page)).scrolls, false);
  for (const [width, height] of LANDSCAPE) {
    await page.setViewportSize({ width, height });
    const { scores, handScrolls, toolsOutside } = await seatsOn(page);
    assert.deepEqual([scores, handScrolls, toolsOutside], [6, false, 0], `${width}x${height}`);
  }
  // Screen readers hear whether a seat has a thing of which there is one.
  const supply = await page.locator('.seat-supply').first().innerText();
  for (const piece of ['big meeple', 'abbot', 'builder', 'pig', 'mayor', 'wagon', 'barn'])
    assert.match(supply, new RegExp(`1 ${piece}`));
  // At a desk, where seats show most: the others are away, and the board is being read.
  await page.setViewportSize(DESKTOP.viewport);
  await page.reload();
  await page
    .locator('.remark.away')
    .nth(OTHERS.length - 1)
    .waitFor();
  await page.getByRole('button', { name: 'Read the board' }).click();
  await page.locator('.standing').first().waitFor();
  assert.deepEqual(await cutNames(page), []);
  await picture(page, 'six-seats-desktop-away');
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

/** Waits for a gain, and tells whether it ever covers the digits of the score beside it. */
async function gainCovers(page) {
  const seen = await page.waitForFunction(() => {
    const gains = [...document.querySelectorAll('.gain')];
    if (gains.length === 0) return null;
    const covers = gains.some((gain) => {
      const digits = gain.parentElement.querySelector('[aria-hidden]').getBoundingClientRect();
      const [way] = gain.getAnimations(); // none once it has come
      way?.pause();
      return [0, 0.15, 0.4, 0.7, 0.99].some((part) => {
        if (way) way.currentTime = part * way.effect.getTiming().duration;
        const box = gain.getBoundingClientRect();
        return (
          box.left < digits.right &&
          digits.left < box.right &&
          box.top < digits.bottom &&
          digits.top < box.bottom
        );
      });
    });
    return { covers };
  });
  return (await seen.jsonValue()).covers;
}

test('points gained never lie over the score, on a phone and at a desk', async () => {
  const moving = { reducedMotion: 'no-preference' };
  const [ada, bruno] = await Promise.all([site.open({ ...PHONE, ...moving }), site.open(moving)]);
  const path = await openTable(ada, site.url, 'Ada');
  await sitDown(bruno, site.url, path, 'Bruno');
  await startGame(ada);
  // A gain is shown for two seconds only: both pages are looked at while the game goes on.
  let looking = 2;
  const looked = [ada, bruno].map(async (page) => {
    const covers = await gainCovers(page);
    await picture(page, `gain-${page === ada ? 'phone' : 'desktop'}`);
    looking -= 1;
    return covers;
  });
  for (let turn = 0; looking > 0; turn++) await playTurn(await whoseTurn([ada, bruno]), turn);
  assert.deepEqual(await Promise.all(looked), [false, false]);
  await Promise.all([ada, bruno].map((page) => page.context().close()));
});
