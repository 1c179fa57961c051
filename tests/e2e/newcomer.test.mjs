// The first turn of somebody new: three marks, each at its moment, and never again.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessibilityFaults, DESKTOP, overflow, PHONE, picture } from './browser.mjs';
import { aim, openTable, playTurn } from './player.mjs';
import { openSite } from './site.mjs';

const site = openSite();

for (const [device, options] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
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
