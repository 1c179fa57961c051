// Browsers that hand out other pixels than were painted: noise in all that a page or a worker reads back from
// a canvas. Tiles and wall are then drawn flat, which is said once, and no picture of noise is saved.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DESKTOP, picture } from './browser.mjs';
import { openTable, resign, sitDownBeside, startGame, untilResult } from './player.mjs';
import { openSite } from './site.mjs';

const FLAT = 'So tiles are drawn flat.';
const site = openSite();

/** Runs in the page and at the head of each worker. `most`: levels by which a pixel differs, of 255. */
function farble(most) {
  const noisy = (data) => {
    for (let i = 0; i < data.length; i++)
      if (i % 4 < 3) data[i] = Math.max(0, Math.min(255, data[i] + ((i * 7919) % (2 * most + 1)) - most));
  };
  for (const [Context, Canvas] of [
    [globalThis.CanvasRenderingContext2D, globalThis.HTMLCanvasElement],
    [globalThis.OffscreenCanvasRenderingContext2D, globalThis.OffscreenCanvas],
  ]) {
    if (Context === undefined || Canvas === undefined) continue;
    const { getImageData } = Context.prototype;
    Context.prototype.getImageData = function (...args) {
      const image = getImageData.apply(this, args);
      noisy(image.data);
      return image;
    };
    for (const name of ['toBlob', 'toDataURL', 'convertToBlob']) {
      const encode = Canvas.prototype[name];
      if (encode === undefined) continue;
      Canvas.prototype[name] = function (...args) {
        const brush = this.getContext('2d');
        const image = getImageData.call(brush, 0, 0, this.width, this.height);
        noisy(image.data);
        brush.putImageData(image, 0, 0);
        return encode.apply(this, args);
      };
    }
  }
}

async function openFarbled(most) {
  const page = await site.open(DESKTOP);
  await page.addInitScript(farble, most);
  await page.route(/_worker-[^/]*\.js$/, async (route) => {
    const answer = await route.fetch().catch(() => null);
    if (answer === null) return; // the page was closed meanwhile
    await route.fulfill({ response: answer, body: `(${farble})(${most});\n${await answer.text()}` });
  });
  return page;
}

async function startedGame(most, wish) {
  const page = await openFarbled(most);
  await openTable(page, site.url, 'Ada', { seats: 2, ...wish });
  await sitDownBeside(page, 'Bruno');
  await startGame(page);
  await page.locator('.board-tile').first().waitFor();
  return page;
}

test('noise: tiles are flat at once, it is said once, and no picture is saved', async () => {
  const page = await startedGame(255, {});
  await page.getByText(FLAT).waitFor();
  await page.locator('.board-tile > :not(.tile-ground)').first().waitFor({ state: 'attached' });
  assert.equal(await page.locator('.table image').count(), 0);
  await picture(page, 'readback-noise');
  await page.reload();
  await page.locator('.board-tile > :not(.tile-ground)').first().waitFor();
  assert.equal(await page.getByText(FLAT).count(), 0);
  await resign(page);
  await untilResult(page);
  let saved = 0;
  page.on('download', () => saved++);
  await page.getByRole('button', { name: 'Save as a picture' }).click();
  await page.getByText('So no picture can be saved.').waitFor();
  assert.equal(saved, 0);
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test('noise: the wall of The Castle is drawn', async () => {
  const page = await startedGame(255, { game: 'castle' });
  await page.getByText(FLAT).waitFor();
  await page.locator('.castle-wall path').first().waitFor({ state: 'attached' });
  assert.equal(await page.locator('.castle-wall image').count(), 0);
  assert.equal(await page.locator('.table image').count(), 0);
  await picture(page, 'readback-noise-castle');
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test('noise that nobody sees: tiles are painted as ever', async () => {
  const page = await startedGame(2, {});
  await page.locator('.board-tile image').first().waitFor();
  assert.equal(await page.getByText(FLAT).count(), 0);
  await page.context().close();
});
