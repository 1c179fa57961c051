// The board seen from another side: it is turned by quarters, and played as before.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessibilityFaults, DESKTOP, overflow, PHONE, picture } from './browser.mjs';
import { openTable, playTurn, untilTilesLaid } from './player.mjs';
import { openSite } from './site.mjs';

const site = openSite({ look: 'painted' });

/** By name, the middles of the places for the tile, relative to the middle of the board. */
function places(page) {
  return page.evaluate(() => {
    const middleOf = (element) => {
      const box = element.getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const start = document.querySelector('.board-tile');
    const [x, y] = middleOf(start.querySelector('image, rect, path'));
    const cells = [...document.querySelectorAll('.board-cell')];
    const width = cells[0].getBoundingClientRect().width;
    return cells.map((cell) => {
      const [cellX, cellY] = middleOf(cell);
      const away = [(cellX - x) / width, (cellY - y) / width];
      return [cell.getAttribute('aria-label'), away.map((one) => Math.round(one) + 0)];
    });
  });
}

const quarterOn = (all) => all.map(([name, [x, y]]) => [name, [-y + 0, x]]);
const byName = (all) => Object.fromEntries(all);

test('a button turns the board by a quarter, the keyboard too, and this browser keeps it', async () => {
  const page = await site.open(DESKTOP);
  await openTable(page, site.url, 'Ada', { seats: 1 });
  await page.locator('.board-tile image').waitFor();
  const before = await places(page);
  await page.getByRole('button', { name: 'Rotate the board' }).click();
  assert.deepEqual(byName(await places(page)), byName(quarterOn(before)));
  await picture(page, 'turned-1440');

  for (let turn = 0; turn < 4; turn++) await playTurn(page, turn);
  await untilTilesLaid(page, 5);
  assert.deepEqual(await accessibilityFaults(page), []);
  await picture(page, 'turned-played-1440');

  const turned = byName(await places(page));
  await page.reload();
  await page.locator('.hand-place').waitFor();
  assert.deepEqual(byName(await places(page)), turned);
  await page.keyboard.press('q');
  assert.deepEqual(byName(await places(page)), byName(quarterOn(Object.entries(turned))));
  await page.keyboard.press('Q');
  assert.deepEqual(byName(await places(page)), turned);
  assert.deepEqual(page.problems, []);
});

test('on a phone the settings turn the board, and so do two fingers', async () => {
  const page = await site.open(PHONE);
  await openTable(page, site.url, 'Ada', { seats: 1 });
  await page.locator('.board-tile image').waitFor();
  const before = await places(page);
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByText('Settings').tap();
  await page.getByRole('radio', { name: '180°' }).check({ force: true });
  await page.getByRole('button', { name: 'Close' }).tap();
  const upsideDown = byName(quarterOn(quarterOn(before)));
  assert.deepEqual(byName(await places(page)), upsideDown);
  assert.equal(await overflow(page), 0);

  await twist(page, 60);
  assert.deepEqual(byName(await places(page)), byName(quarterOn(Object.entries(upsideDown))));
  await picture(page, 'turned-390');
  await playTurn(page, 0);
  await untilTilesLaid(page, 2);
  assert.deepEqual(page.problems, []);
});

/** Turns two fingers on the board round each other, clockwise by `degrees`. */
async function twist(page, degrees) {
  const box = await page.locator('.board').boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const fingers = (by) =>
    [by, by + 180].map((angle) => ({
      x: x + 60 * Math.cos((angle * Math.PI) / 180),
      y: y + 60 * Math.sin((angle * Math.PI) / 180),
    }));
  const session = await page.context().newCDPSession(page);
  const touch = (type, touchPoints) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', fingers(0));
  for (let by = 10; by <= degrees; by += 10) await touch('touchMove', fingers(by));
  await touch('touchEnd', []);
}
