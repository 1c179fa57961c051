// Many choices of one tile: all in sight on a phone, numbered like their slots, told in words when chosen,
// and confirmed without scrolling, while the tile stays in view.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessibilityFaults, DESKTOP, overflow, PHONE, picture } from './browser.mjs';
import { openTable, playTurn, sitDownBeside, startGame } from './player.mjs';
import { openSite } from './site.mjs';

const MODULES = ['Farmers', 'River', 'Abbot', 'Inns & Cathedrals', 'Traders & Builders', 'Abbey & Mayor'];
const MANY = 6;
const WINDOWS = [
  [390, 844],
  [320, 640],
  [DESKTOP.viewport.width, DESKTOP.viewport.height],
  [1024, 768],
];
const site = openSite();

/** The visible parts of the choices and of their tile. */
function choicesOn(page) {
  return page.evaluate(() => {
    const inWindow = (element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    };
    const board = document.querySelector('.table-board').getBoundingClientRect();
    const tools = document.querySelector('.tools').getBoundingClientRect();
    const slots = [...document.querySelectorAll('.board-slot-number')];
    const seen = (slot) => {
      const { top, bottom } = slot.getBoundingClientRect();
      return top >= board.top && bottom <= tools.top;
    };
    const numberOf = ({ textContent }) => Number(textContent);
    return {
      lines: [...document.querySelectorAll('.claim')].map(inWindow),
      numbers: [...document.querySelectorAll('.claim:has(svg) kbd')].map(numberOf),
      slots: slots.map(numberOf).sort((a, b) => a - b),
      slotsSeen: slots.every(seen),
      words: document.querySelector('.choice-words .choice-name').textContent,
      chosen: document.querySelector('.claim:has(:checked) .choice-name').textContent,
      confirm: inWindow(document.querySelector('.hand-actions .primary')),
    };
  });
}

test('many choices stand in a grid, with words for the chosen one', async () => {
  const page = await site.open(PHONE);
  await openTable(page, site.url, 'Ada', { seats: 2, modules: MODULES });
  await sitDownBeside(page, 'Bruno');
  await startGame(page);
  let looked = false;
  for (let turn = 0; !looked; turn++) {
    await playTurn(page, turn, async () => {
      const lines = page.locator('.claim');
      if (looked || (await lines.count()) < MANY) return;
      looked = true;
      for (const [width, height] of WINDOWS) {
        await page.setViewportSize({ width, height });
        await page.waitForTimeout(100);
        await lines.first().locator('input').check({ force: true });
        const shown = await choicesOn(page);
        const where = `${width}x${height}`;
        assert.ok(shown.lines.every(Boolean), `a choice is out of sight at ${where}`);
        assert.deepEqual(shown.slots, shown.numbers, where);
        assert.ok(shown.confirm, `confirm is out of sight at ${where}`);
        // The smallest phone shows the tile, but a dozen figures beside each other are wider than it.
        assert.ok(shown.slotsSeen || width === 320, `a slot is out of sight at ${where}`);
        assert.equal(shown.words, shown.chosen);
        assert.equal(await overflow(page), 0);
        assert.deepEqual(await accessibilityFaults(page), [], where);
        await picture(page, `choices-${width}`);
      }
    });
  }
  assert.deepEqual(page.problems, []);
  await page.context().close();
});
