// A turn is taken back by consent: asked for, accepted or declined; alone at once.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessibilityFaults, DEVICES, overflow, PAIRS, picture } from './browser.mjs';
import { listen, untilHeard } from './heard.mjs';
import { alternately } from './looks.mjs';
import {
  openTable,
  playTurn,
  sitDown,
  sitDownBeside,
  startGame,
  tilesLaid,
  untilTilesLaid,
  whoseTurn,
} from './player.mjs';
import { openSite } from './site.mjs';

const site = openSite();

const nameOf = (page) => (page.viewportSize().width < 500 ? 'phone' : 'desktop');
const close = (pages) => Promise.all(pages.map((page) => page.context().close()));
const askFor = (page) => page.getByRole('button', { name: 'Ask to take the turn back' });
const takeBack = (page) => page.getByRole('button', { name: 'Take the turn back' });
const tileInHand = (page) => page.locator('.hand').getByRole('img').first().getAttribute('aria-label');

async function isSound(page) {
  assert.deepEqual(await accessibilityFaults(page), []);
  assert.equal(await overflow(page), 0);
}

/** Two people, of whom the first has just played. */
async function afterTurn(devices) {
  const pages = await Promise.all(devices.map(site.open));
  const [ada, ben] = pages;
  for (const page of pages) await listen(page);
  const path = await openTable(ada, site.url, 'Ada', { seats: 2 });
  await sitDown(ben, site.url, path, 'Ben');
  await startGame(ada);
  await ben.waitForSelector('.table');
  const first = await whoseTurn(pages);
  const [name, other] = first === ada ? ['Ada', ben] : ['Ben', ada];
  const tile = await tileInHand(first);
  await playTurn(first, 0);
  for (const page of pages) await untilTilesLaid(page, 2);
  await askFor(first).waitFor();
  return { pages, first, other, name, tile };
}

for (const [pair, devices] of alternately(PAIRS)) {
  test(`who is asked accepts, and the same tile is laid otherwise: ${pair}`, async () => {
    const { pages, first, other, name, tile } = await afterTurn(devices);
    assert.equal(await askFor(other).count(), 0);
    await picture(first, `undo-offered-${nameOf(first)}`);
    await isSound(first);
    await askFor(first).click();
    await first.getByText('You have asked to take your turn back.').waitFor();
    await other.getByText(`${name} would like to take the last turn back.`).first().waitFor();
    await untilHeard(other, new RegExp(`${name} would like to take the last turn back`));
    for (const page of pages) {
      await isSound(page);
      await picture(page, `undo-asked-${nameOf(page)}`);
    }
    await other.getByRole('button', { name: 'Accept' }).click();
    for (const page of pages) await untilTilesLaid(page, 1);
    await untilHeard(other, new RegExp(`${name} took the turn back`));
    assert.equal(await whoseTurn(pages), first);
    assert.equal(await tileInHand(first), tile);
    assert.equal(await askFor(first).count(), 0);
    await picture(first, `undo-done-${nameOf(first)}`);
    await picture(other, `undo-done-${nameOf(other)}`);
    await playTurn(first, 1);
    for (const page of pages) await untilTilesLaid(page, 2);
    await other.reload();
    await other.waitForSelector('.table');
    await untilTilesLaid(other, 2);
    for (const page of pages) assert.deepEqual(page.problems, []);
    await close(pages);
  });
}

for (const [pair, devices] of alternately(PAIRS)) {
  test(`who is asked declines, and the turn stands: ${pair}`, async () => {
    const { pages, first, other, name } = await afterTurn(devices);
    await first.locator('main.table').focus();
    await first.keyboard.press('u');
    await other.getByRole('button', { name: 'Let the turn stand' }).click();
    const decliner = name === 'Ada' ? 'Ben' : 'Ada';
    await first.getByText(`${decliner} would rather let the turn stand.`).first().waitFor();
    await first.getByText('You have asked').waitFor({ state: 'detached' });
    assert.equal(await askFor(first).count(), 0);
    await playTurn(other, 1);
    for (const page of pages) await untilTilesLaid(page, 3);
    await askFor(other).waitFor();
    for (const page of pages) assert.deepEqual(page.problems, []);
    await close(pages);
  });
}

for (const [device, options] of alternately(DEVICES)) {
  test(`alone with computers a turn is taken back at once: ${device}`, async () => {
    const page = await site.open(options);
    await page.goto(site.url);
    await page.getByRole('button', { name: 'Play alone' }).click();
    await page.waitForSelector('.table');
    await whoseTurn([page]);
    const [laid, tile] = [await tilesLaid(page), await tileInHand(page)];
    await playTurn(page, 0);
    await takeBack(page).waitFor();
    await whoseTurn([page]);
    assert.ok((await tilesLaid(page)) > laid + 1, 'the computers have answered');
    await picture(page, `undo-alone-${device}`);
    await isSound(page);
    await takeBack(page).click();
    await untilTilesLaid(page, laid);
    assert.equal(await tileInHand(page), tile);
    await picture(page, `undo-alone-done-${device}`);
    await playTurn(page, 1);
    await page.reload();
    await page.waitForSelector('.table');
    await whoseTurn([page]);
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });
}

test('people at one device take a turn back at once', async () => {
  const page = await site.open(DEVICES.phone);
  await openTable(page, site.url, 'Ada', { seats: 2 });
  await sitDownBeside(page, 'Ben');
  await startGame(page);
  await whoseTurn([page]);
  const tile = await tileInHand(page);
  await playTurn(page, 0);
  await untilTilesLaid(page, 2);
  await takeBack(page).click();
  await untilTilesLaid(page, 1);
  await whoseTurn([page]);
  assert.equal(await tileInHand(page), tile);
  assert.deepEqual(page.problems, []);
  await page.context().close();
});
