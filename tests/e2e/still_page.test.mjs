// The page of a finished game does not jump while its parts arrive, each at a time of its own.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEVICES, picture } from './browser.mjs';
import { openTable, playTurn, resign, sitDownBeside, startGame, untilResult } from './player.mjs';
import { openSite } from './site.mjs';

/** A tenth of what counts as good for cumulative layout shift. */
const SHIFT_MOST = 0.01;
const TURNS = 4;
const site = openSite({ look: 'painted' });

/** The path of a finished game, which a seat at this device has resigned. */
async function finishedGame() {
  const page = await site.open();
  await openTable(page, site.url, 'Ada', { seats: 2 });
  await sitDownBeside(page, 'Bruno');
  await startGame(page);
  for (let turn = 0; turn < TURNS; turn++) await playTurn(page, turn);
  await resign(page);
  await untilResult(page);
  const path = await page.locator('a[href^="/g/"]').first().getAttribute('href');
  await page.context().close();
  return path.split('#')[0];
}

test('a finished game stands still while its parts arrive', async () => {
  const path = await finishedGame();
  for (const [device, options] of Object.entries(DEVICES)) {
    const page = await site.open(options);
    await page.addInitScript(() => {
      globalThis.shifts = [];
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries())
          globalThis.shifts.push([value, ...sources.map(({ node }) => node?.className || node?.nodeName)]);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(site.url + path);
    await page.locator('.replay .board-tile').nth(TURNS).waitFor();
    await page.locator('.statistics').waitFor();
    await page.getByText('The shuffle was fair').waitFor({ state: 'attached' });
    const shifts = await page.evaluate(() => globalThis.shifts);
    const sum = shifts.reduce((all, [value]) => all + value, 0);
    await picture(page, `still-${device}`);
    assert.ok(sum <= SHIFT_MOST, `${device}: ${JSON.stringify(shifts)}`);
    await page.context().close();
  }
});
