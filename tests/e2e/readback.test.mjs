// Browsers that do not hand out what was painted on a canvas, in the page and in its workers, but noise of
// several kinds, or nothing. Tiles and wall are then drawn flat, which is said once, and no picture of noise
// is saved.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DESKTOP, picture } from './browser.mjs';
import { openTable, resign, sitDownBeside, startGame, untilResult } from './player.mjs';
import { openSite } from './site.mjs';

const FLAT = 'So tiles are drawn flat.';
const site = openSite({ look: 'painted' });

/**
 * Runs in the page and at the head of each worker. `most`: levels by which a pixel differs, of 255. `fits`
 * tells by place and channel whether it does.
 */
function farble(most, fits) {
  const noisy = ({ data, width }) => {
    for (let i = 0; i < data.length; i++) {
      const [x, y] = [(i >> 2) % width, Math.floor((i >> 2) / width)];
      if (fits(x, y, i % 4))
        data[i] = Math.max(0, Math.min(255, data[i] + ((i * 7919) % (2 * most + 1)) - most));
    }
  };
  for (const [Context, Canvas] of [
    [globalThis.CanvasRenderingContext2D, globalThis.HTMLCanvasElement],
    [globalThis.OffscreenCanvasRenderingContext2D, globalThis.OffscreenCanvas],
  ]) {
    if (Context === undefined || Canvas === undefined) continue;
    const { getImageData } = Context.prototype;
    Context.prototype.getImageData = function (...args) {
      const image = getImageData.apply(this, args);
      noisy(image);
      return image;
    };
    for (const name of ['toBlob', 'toDataURL', 'convertToBlob']) {
      const encode = Canvas.prototype[name];
      if (encode === undefined) continue;
      Canvas.prototype[name] = function (...args) {
        const brush = this.getContext('2d');
        const image = getImageData.call(brush, 0, 0, this.width, this.height);
        noisy(image);
        brush.putImageData(image, 0, 0);
        return encode.apply(this, args);
      };
    }
  }
}

const OF_COLOUR = (_x, _y, channel) => channel < 3;
const farbled = (most, fits = OF_COLOUR) => `(${farble})(${most}, ${fits});`;

/** Also at the head of each worker. */
const REFUSED = `for (const Canvas of [globalThis.HTMLCanvasElement, globalThis.OffscreenCanvas])
  for (const name of ['toBlob', 'toDataURL', 'convertToBlob'])
    if (Canvas?.prototype[name] !== undefined)
      Canvas.prototype[name] = () => { throw new DOMException('refused', 'SecurityError'); };`;
const WITHOUT = `for (const Canvas of [globalThis.HTMLCanvasElement, globalThis.OffscreenCanvas])
  if (Canvas !== undefined) Canvas.prototype.getContext = () => null;`;

async function openWith(words) {
  const page = await site.open(DESKTOP);
  await page.addInitScript(words);
  await page.route(/_worker-[^/]*\.js$/, async (route) => {
    const answer = await route.fetch().catch(() => null);
    const script = await answer?.text().catch(() => null);
    if (script == null) return; // the page was closed meanwhile
    await route.fulfill({ response: answer, body: `${words}\n${script}` });
  });
  return page;
}

async function startedGame(words, wish) {
  const page = await openWith(words);
  await openTable(page, site.url, 'Ada', { seats: 2, ...wish });
  await sitDownBeside(page, 'Bruno');
  await startGame(page);
  await page.locator('.board-tile').first().waitFor();
  return page;
}

test('noise: tiles are flat at once, it is said once, and no picture is saved', async () => {
  const page = await startedGame(farbled(255), {});
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

for (const [what, words] of Object.entries({
  'gives back noise': farbled(255),
  'gives back noise in how opaque a pixel is': farbled(100, (_x, _y, channel) => channel === 3),
  'gives back noise in one colour': farbled(255, (_x, _y, channel) => channel === 2),
  'gives back noise in one pixel of a hundred': farbled(
    255,
    (x, y, channel) => channel < 3 && (x + 7 * y) % 101 === 5,
  ),
  'leaves a small canvas alone': farbled(255, (x, y, channel) => channel < 3 && x + y > 100),
  'gives back nothing': REFUSED,
  'is missing': WITHOUT,
}))
  test(`where a canvas ${what} tiles and wall of The Castle are drawn, and it is said`, async () => {
    const page = await startedGame(words, { game: 'castle' });
    await page.getByText(FLAT).waitFor();
    await page.locator('.castle-wall path').first().waitFor({ state: 'attached' });
    assert.equal(await page.locator('.table image').count(), 0);
    await picture(page, `readback-${what.replaceAll(' ', '-')}`);
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });

test('noise that nobody sees: tiles are painted as ever', async () => {
  const page = await startedGame(farbled(2), {});
  await page.locator('.board-tile image').first().waitFor();
  assert.equal(await page.getByText(FLAT).count(), 0);
  await page.context().close();
});
