// What is one press away from the table: the rules of this room with real tiles,
// why a tile may not lie somewhere, and links.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessibilityFaults, DESKTOP, overflow, PHONE, picture } from './browser.mjs';
import { PRESS_MS, PRESSES_MAX } from './limits.mjs';
import { alternately } from './looks.mjs';
import { aim, openMenu, openTable, playTurn } from './player.mjs';
import { openSite } from './site.mjs';

const site = openSite();

/** Presses the middle of the cell beside another until `effect` is there: the board may move. */
async function pressBeside(page, legal, [dx, dy], effect) {
  for (let presses = 0; presses < PRESSES_MAX && (await effect.count()) === 0; presses++) {
    const { x, y, width, height } = await legal.boundingBox();
    await page.mouse.click(x + (dx + 0.5) * width, y + (dy + 0.5) * height);
    await effect.waitFor({ timeout: PRESS_MS }).catch(() => {});
  }
  await effect.waitFor();
}

const SIDES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
const TURNS_MAX = 12;

const legalPlaces = (page) =>
  page.locator('.board-cell').evaluateAll((all) => all.map(({ dataset }) => dataset.place));

/** Tiles are drawn 100 units wide. */
const laidPlaces = (page) =>
  page.locator('.board-tile').evaluateAll((all) =>
    all.map(
      (tile) =>
        `${tile
          .getAttribute('transform')
          .match(/-?\d+/g)
          .map((at) => at / 100)}`,
    ),
  );

/**
 * Plays on until the tile in hand fits in no rotation into some cell beside a tile. Returns a legal cell, and
 * that one.
 */
async function untilSomewhereUnfit(page) {
  for (let turn = 0; turn < TURNS_MAX; turn++) {
    const [legal, laid] = [await legalPlaces(page), await laidPlaces(page)];
    const beside = laid.flatMap((place) => {
      const [x, y] = place.split(',').map(Number);
      return SIDES.map(([dx, dy]) => [x + dx, y + dy]);
    });
    const unfit = beside.find((cell) => !legal.includes(`${cell}`) && !laid.includes(`${cell}`));
    if (unfit) return [legal[0], unfit];
    await playTurn(page, turn);
    await page.locator('.hand-place').waitFor();
  }
  throw new Error('everything fitted everywhere');
}

for (const [device, options] of alternately({ phone: PHONE, desktop: DESKTOP })) {
  test(`the rules of this room are one press away, with real tiles: ${device}`, async () => {
    const page = await site.open(options);
    await openTable(page, site.url, 'Ada', { seats: 1 });
    await page.locator('.hand-place').waitFor();
    await page.locator('.tool[aria-label="Rules of this table"]').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('1. Place a tile').waitFor();
    await dialog.locator('.tile-picture').first().waitFor();
    assert.deepEqual(await accessibilityFaults(page), []);
    assert.equal(await overflow(page), 0);
    await picture(page, `one-press-rules-${device}`);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });
}

for (const [device, options] of alternately({ phone: PHONE, desktop: DESKTOP })) {
  test(`who presses where the tile in hand may not lie is told why: ${device}`, async () => {
    const page = await site.open(options);
    await openTable(page, site.url, 'Ada', { seats: 1 });
    await page.locator('.hand-place').waitFor();
    const [legal, [x, y]] = await untilSomewhereUnfit(page);
    const [lx, ly] = legal.split(',').map(Number);
    const cell = page.locator(`.board-cell[data-place="${legal}"]`);
    const told = page.getByRole('alert');
    const why = /^The tile does not fit there\. To the (north|east|south|west), \w+ would meet \w+\.$/;
    await pressBeside(page, cell, [x - lx, y - ly], told.getByText(why));
    await picture(page, `one-press-why-${device}`);
    await aim(page, 0);
    await told.locator('.notice').waitFor({ state: 'detached' });
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });
}

test('the menu hands out the link to watch and the one to the own seat, and opens the share sheet', async () => {
  const page = await site.open({ ...PHONE, permissions: ['clipboard-read', 'clipboard-write'] });
  await page.addInitScript(() => {
    navigator.share = async (what) => {
      globalThis.shared = what;
    };
  });
  const path = await openTable(page, site.url, 'Ada', { seats: 1 });
  await page.locator('.hand-place').waitFor();
  await openMenu(page);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Copy the link to watch' }).click();
  await page.getByText('✓ Copied').waitFor();
  assert.equal(await copied(), site.url + path);
  await page.getByRole('button', { name: 'Share…' }).click();
  assert.equal(await page.evaluate(() => globalThis.shared.url), site.url + path);
  await page.getByText('Link to your own seat').click();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.waitForFunction(async () => (await navigator.clipboard.readText()).includes('#s='));
  const personal = await copied();
  assert.deepEqual(await accessibilityFaults(page), []);
  await picture(page, 'one-press-links');
  const other = await site.open(DESKTOP);
  await other.goto(personal);
  await other.locator('.hand-place').waitFor();
  assert.deepEqual(other.problems, []);
  await Promise.all([page, other].map((each) => each.context().close()));
});
