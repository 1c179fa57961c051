// Parts of the page that load later, without a network: the page shows a sentence and a way to try again.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessibilityFaults, DESKTOP, overflow, PHONE, picture } from './browser.mjs';
import { alternately } from './looks.mjs';
import { openTable } from './player.mjs';
import { openSite } from './site.mjs';

const site = openSite();
const SENTENCE = 'This part of the page could not be fetched.';

for (const [device, options] of alternately({ phone: PHONE, desktop: DESKTOP })) {
  test(`a screen that cannot be fetched says so, and comes when it can, ${device}`, async () => {
    const page = await site.open(options);
    await page.goto(site.url);
    await page.waitForSelector('.home-play');
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'How to play' }).click();
    await page.getByRole('heading', { name: SENTENCE }).waitFor();
    assert.deepEqual(await accessibilityFaults(page), []);
    assert.equal(await overflow(page), 0);
    await picture(page, `unfetched-screen-${device}`);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Place a tile' }).first().waitFor();
    await page.context().close();
  });
}

for (const [device, options] of alternately({ phone: PHONE, desktop: DESKTOP })) {
  test(`the keys at the table do so in their panel, and the table stays, ${device}`, async () => {
    const page = await site.open(options);
    await openTable(page, site.url, 'Ada', { seats: 1 });
    await page.waitForSelector('.hand-place');
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog');
    await dialog.getByText(SENTENCE).waitFor();
    assert.deepEqual(await accessibilityFaults(page), []);
    await picture(page, `unfetched-keys-${device}`);
    await page.context().setOffline(false);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await dialog.getByText('rotate the tile').waitFor();
    await page.getByRole('button', { name: 'Close' }).first().click();
    await page.waitForSelector('.hand-place');
    await page.context().close();
  });
}

test('tiles are flat while their painter cannot be fetched, and painted once it can', async () => {
  const page = await site.open({ look: 'painted' });
  let isLost = true;
  await page.context().route(/worker/, (route) => (isLost ? route.abort() : route.fallback()));
  await openTable(page, site.url, 'Ada', { seats: 1, modules: ['Inns'] });
  await page.locator('.board-tile path').first().waitFor();
  assert.equal(await page.locator('.board-tile image').count(), 0);
  await picture(page, 'unfetched-painter');
  isLost = false;
  await page.locator('.board-tile image').first().waitFor();
  await page.context().close();
});
