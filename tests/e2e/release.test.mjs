// A new version of the site is released while people play: their pages reload by themselves, and nobody loses
// a seat, a turn or a draft.

import assert from 'node:assert/strict';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { BUILT, buildAgain } from './another_build.mjs';
import { DESKTOP, launch, openPage, PHONE, picture } from './browser.mjs';
import { openDoor } from './door.mjs';
import {
  aim,
  choose,
  openTable,
  sitDown,
  startGame,
  tilesLaid,
  untilTilesLaid,
  whoseTurn,
} from './player.mjs';
import { newFolder, startServer } from './server.mjs';

const ENTRY = 'script[type=module]';

const folder = newFolder();
const state = join(folder, 'state');
const released = { first: BUILT, second: join(folder, 'second') };
let browser;
let door;
let server;

/** Ends the running server, if any, and starts one with this version on the same store. */
async function release(version) {
  await server?.stop();
  door?.slam();
  server = await startServer(() => {}, [], { web: released[version], state });
}

const versionOf = (page) =>
  page.locator(ENTRY).evaluate((script) => (script.src.includes('-again') ? 'second' : 'first'));

/** Waits until the whole page is this version's. */
async function untilVersion(page, version) {
  await page.waitForFunction(
    ([entry, again]) => document.querySelector(entry)?.src.includes('-again') === again,
    [ENTRY, version === 'second'],
  );
}

before(async () => {
  mkdirSync(state);
  buildAgain(released.second);
  browser = await launch();
  door = await openDoor(
    () => server.url,
    (client, there) => client.pipe(there).pipe(client),
  );
});

after(async () => {
  await browser?.close();
  await door?.close();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(() => release('first'));

/** Two people at a table; the one who is to play first. */
async function openTableForTwo(options) {
  const [ada, bruno] = await Promise.all(
    [1, 2].map(() => openPage(browser, { ...options, look: 'painted' })),
  );
  await sitDown(bruno, door.url, await openTable(ada, door.url, 'Ada'), 'Bruno');
  await startGame(ada);
  const mover = await whoseTurn([ada, bruno]);
  return [mover, mover === ada ? bruno : ada];
}

/** The cell at which the tile in hand is aimed. */
const cellAimed = (page) => page.locator('.board-ghost-line').evaluate((drawn) => drawn.outerHTML);
/** The rotation of the aimed tile, by its edge on each side. */
const tileAimed = (page) => page.locator('.hand-tile').getByRole('img').getAttribute('aria-label');

const chosen = (page) => page.locator('.claim:has(input:checked) .choice-name').textContent();

const WAYS = {
  'a phone that keeps the site': { ...PHONE, serviceWorkers: 'allow' },
  'a desk that keeps the site': { ...DESKTOP, serviceWorkers: 'allow' },
  'a phone that keeps nothing': PHONE,
};

for (const [device, options] of Object.entries(WAYS)) {
  test(`a turn that is thought about goes on in the new version: ${device}`, async () => {
    const [mover, other] = await openTableForTwo(options);
    await aim(mover, 3);
    const [cell, tile] = [await cellAimed(mover), await tileAimed(mover)];
    const laid = await tilesLaid(mover);
    await mover.locator('.hand-actions .primary').click();
    await choose(mover.locator('.claim').first());
    const claim = await chosen(mover);

    await release('second');
    for (const page of [mover, other]) await untilVersion(page, 'second');
    await mover.locator('.hand-choose .claim').first().waitFor();
    assert.equal(await chosen(mover), claim);
    assert.equal(await cellAimed(mover), cell);
    await picture(mover, `released-${device.replaceAll(' ', '-')}`);
    const parts = await mover.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.startsWith('/assets/')),
    );
    assert.deepEqual(
      parts.filter((path) => !path.includes('-again')),
      [],
    );

    await mover.getByRole('button', { name: 'Back' }).click();
    assert.deepEqual([await cellAimed(mover), await tileAimed(mover)], [cell, tile]);
    await mover.locator('.hand-actions .primary').click();
    await choose(mover.locator('.claim').first());
    await mover.locator('.hand-actions .primary').click();
    for (const page of [mover, other]) await untilTilesLaid(page, laid + 1);
    assert.equal(await whoseTurn([mover, other]), other);
    for (const page of [mover, other]) await page.context().close();
  });
}

test('a page waits with that while somebody writes, or reads in a dialog', async () => {
  const [mover, other] = await openTableForTwo(PHONE);
  await mover.getByRole('button', { name: 'Menu', exact: true }).click();
  await other.getByRole('button', { name: 'Chat' }).click();
  await other.locator('.chat-write input').fill('Well pla');
  await release('second');
  // The page without unsent input reloads; the other still has the old version after that.
  await mover.keyboard.press('Escape');
  await untilVersion(mover, 'second');
  assert.equal(await versionOf(other), 'first');
  await other.keyboard.press('Escape'); // what is written outlives the panel
  await mover.waitForTimeout(1500); // longer than the page takes to look again
  assert.equal(await versionOf(other), 'first');
  await other.getByRole('button', { name: 'Chat' }).click();
  await other.locator('.chat-write input').fill('Well played');
  await other.keyboard.press('Enter');
  await other.locator('.chat-lines').getByText('Well played').waitFor();
  await other.keyboard.press('Escape');
  await untilVersion(other, 'second');
  for (const page of [mover, other]) await page.context().close();
});

test('another screen reloads by itself when a part of it is gone', async () => {
  const page = await openPage(browser, PHONE);
  await page.goto(door.url);
  await page.locator('.home-play').waitFor();
  await page.waitForLoadState('networkidle');
  await release('second');
  await page.getByRole('link', { name: 'How to play' }).click();
  await untilVersion(page, 'second');
  await page.getByRole('heading', { name: 'Place a tile' }).first().waitFor();
  await page.context().close();
});

test('a screen in which somebody writes offers to reload instead', async () => {
  const page = await openPage(browser, PHONE);
  await page.goto(door.url);
  await page.locator('.home-play').waitFor();
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Table code').fill('ABCD');
  await release('second');
  await page.getByRole('button', { name: 'Play alone' }).click();
  await page.getByText('There is a new version of this page.').waitFor();
  assert.equal(await versionOf(page), 'first');
  assert.equal(await page.getByLabel('Table code').inputValue(), 'ABCD');
  await page.locator('.notice').getByRole('button', { name: 'Reload' }).click();
  await untilVersion(page, 'second');
  await page.context().close();
});
