// The tile in hand is shown under the mouse as it would lie; that decides nothing, and a finger
// shows nothing.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessibilityFaults, DESKTOP, PHONE, picture } from './browser.mjs';
import { openTable, sitDown, startGame, whoseTurn } from './player.mjs';
import { openSite } from './site.mjs';

const site = openSite({ look: 'painted' });

const offered = (page) => page.locator('.board-offered');
const place = (page, n) => page.locator('.board-cell').nth(n);

for (const game of ['carcassonne', 'castle', 'discovery']) {
  test(`the tile in hand shows where the mouse is: ${game}`, async () => {
    const pages = await Promise.all([site.open(DESKTOP), site.open(DESKTOP)]);
    const path = await openTable(pages[0], site.url, 'Ada', { game });
    await sitDown(pages[1], site.url, path, 'Bruno');
    await startGame(pages[0]);
    const page = await whoseTurn(pages);
    await page.mouse.move(2, 2); // it rests where the game was begun, perhaps on a cell
    await offered(page).waitFor({ state: 'detached' });
    await place(page, 0).hover();
    await offered(page).locator('image').first().waitFor();
    await picture(page, `hover-${game}`);
    assert.deepEqual(await accessibilityFaults(page), []);
    assert.equal(await page.locator('.board-ghost').count(), 0);
    await page.mouse.move(2, 2);
    await offered(page).waitFor({ state: 'detached' });
    await place(page, 0).click();
    await page.locator('.board-ghost').waitFor();
    assert.equal(await offered(page).count(), 0);
    assert.deepEqual(page.problems, []);
    await Promise.all(pages.map((page) => page.context().close()));
  });
}

test('a finger aims at once', async () => {
  const page = await site.open(PHONE);
  await openTable(page, site.url, 'Ada', { seats: 1 });
  await place(page, 0).tap();
  await page.locator('.board-ghost').waitFor();
  assert.equal(await offered(page).count(), 0);
  await page.context().close();
});
