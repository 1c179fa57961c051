// The first turn of somebody new: three marks, each at its moment, and never again.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessibilityFaults, DESKTOP, overflow, PHONE, picture } from './browser.mjs';
import { alternately, SEEN_LANGUAGES } from './looks.mjs';
import { aim, openTable, playTurn } from './player.mjs';
import { openSite } from './site.mjs';

const site = openSite();

for (const [device, options] of alternately({ phone: PHONE, desktop: DESKTOP })) {
  test(`somebody new is told what to do, once: ${device}`, async () => {
    const page = await site.open({ ...options, newcomer: true });
    await openTable(page, site.url, 'Ada', { seats: 1 });
    const coach = page.locator('.coach');
    await coach.getByText('Your tile fits in the marked places.').waitFor();
    assert.deepEqual(await accessibilityFaults(page), []);
    assert.equal(await overflow(page), 0);
    await picture(page, `coach-place-${device}`);
    await aim(page, 0);
    await coach.getByText('Rotate the tile until it lies as you like').waitFor();
    await picture(page, `coach-turn-${device}`);
    await coach.getByRole('button', { name: 'Got it' }).click();
    await coach.waitFor({ state: 'detached' });

    await page.locator('.hand-actions .primary').click();
    await coach.getByText('one part of this tile. Choose one to see what it brings.').waitFor();
    await picture(page, `coach-choose-${device}`);
    await page.locator('.hand-actions .primary').click();
    await page.locator('.hand-place').waitFor();
    for (let turn = 1; turn < 3; turn++) {
      assert.equal(await coach.count(), 0);
      await playTurn(page, turn);
    }
    await page.reload();
    await page.locator('.hand-place').waitFor();
    assert.equal(await coach.count(), 0);
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });
}

/** Whether the tile in question and its slots are on the board, and under nothing that can be pressed. */
function isAllSeen() {
  const boxes = (wanted) => [...document.querySelectorAll(wanted)].map((one) => one.getBoundingClientRect());
  const overlap = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const [board] = boxes('.table-board');
  const things = boxes('.coach, .tools > *, .board-top .tool').filter(({ width }) => width > 0);
  const parts = boxes('.board-ghost > rect, .board-slot-button');
  return parts.every(
    (part) =>
      part.top >= board.top && part.bottom <= board.bottom && !things.some((thing) => overlap(part, thing)),
  );
}

const TURNED_PHONE = { ...PHONE, viewport: { width: 844, height: 390 } };
for (const language of new Set(['en', ...SEEN_LANGUAGES])) {
  for (const [device, options] of alternately({ phone: PHONE, 'turned phone': TURNED_PHONE })) {
    test(`what may be claimed is seen beside the mark that tells of it: ${device}, ${language}`, async () => {
      const page = await site.open({ ...options, newcomer: true });
      await openTable(page, site.url, 'Ada', { seats: 1 });
      await page.goto(`${page.url()}?lang=${language}`);
      await page.locator('.coach-place').waitFor();
      await aim(page, 0);
      await page.locator('.coach-rotate').waitFor();
      await page.locator('.hand-actions .primary').click();
      await page.locator('.coach-choose').waitFor();
      await page.locator('.board-slot-button').first().waitFor();
      await page.waitForFunction(isAllSeen);
      await picture(page, `coach-choose-${device.replace(' ', '-')}-${language}`);
      assert.deepEqual(await accessibilityFaults(page), []);
      await page.locator('.coach button').click();
      await page.locator('.tools').waitFor();
      await page.waitForFunction(isAllSeen); // the camera makes room when the tools are there
      await page.context().close();
    });
  }
}
