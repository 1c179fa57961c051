// The site without a network: it shows what this browser has seen, says so, and goes on when the
// network is back.

import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { accessibilityFaults, DEVICES, overflow, picture, untilTrue } from './browser.mjs';
import { openDoorToShut } from './door.mjs';
import { alternately } from './looks.mjs';
import { openTable, resign } from './player.mjs';
import { openSite } from './site.mjs';

const site = openSite();
let door;

before(async () => {
  const warm = await site.open();
  await warm.context().close();
  door = await openDoorToShut(() => site.url);
});

after(() => door?.close());
beforeEach(() => door.open());

/** Takes the network away from the device, and the server from the network. */
async function cutOff(page) {
  door.shut();
  await page.context().setOffline(true);
}

async function comeBack(page) {
  door.open();
  await page.context().setOffline(false);
}

/** Waits until all that the page has loaded is kept. */
function isKept(page) {
  return untilTrue(page, async () => {
    if (!navigator.serviceWorker.controller) return false;
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const assets = loaded.filter((url) => url.includes('/assets/'));
    const kept = await Promise.all([`${location.origin}/`, ...assets].map((url) => caches.match(url)));
    return assets.length > 0 && kept.every((response) => response !== undefined);
  });
}

const tiles = (page) => page.locator('.board-tile').count();

for (const [device, options] of alternately(DEVICES)) {
  test(`a table opens as it was last seen, and goes on: ${device}`, async () => {
    const page = await site.open({ ...options, serviceWorkers: 'allow' });
    await openTable(page, door.url, 'Ada', { seats: 1 });
    await page.locator('.hand-place').waitFor();
    await isKept(page);
    const laid = await tiles(page);
    assert.ok(laid > 0);

    const code = new URL(page.url()).pathname;
    await page.goto('about:blank');
    await cutOff(page);
    // Another tab of the same device knows only what the device kept.
    const other = await page.context().newPage();
    await other.goto(door.url);
    await other.locator('.home-play').waitFor();
    await picture(other, `offline-home-${device}`);
    // This device has never fetched the list of its games: the table is found nevertheless.
    await other.getByRole('link', { name: `Continue at table ${code.split('/').at(-1)}` }).click();
    await other.getByText('You are offline. The table stands as you last saw it').waitFor();
    assert.equal(await tiles(other), laid);
    assert.deepEqual(await accessibilityFaults(other), []);
    assert.equal(await overflow(other), 0);
    await picture(other, `offline-table-${device}`);

    await comeBack(page);
    await other.getByText('You are offline').waitFor({ state: 'detached' });
    await other.locator('.hand-place').waitFor();
    await page.context().close();
  });

  test(`a table that this device has not seen is told so: ${device}`, async () => {
    const page = await site.open({ ...options, serviceWorkers: 'allow' });
    await openTable(page, door.url, 'Ada', { seats: 1 });
    await page.locator('.hand-place').waitFor();
    await isKept(page);
    await cutOff(page);
    await page.goto(`${door.url}/r/ABCD-EFGH`);
    await page.getByText('You are offline, and this device has not seen this table yet.').waitFor();
    await page.getByRole('heading', { name: 'Table', exact: true }).waitFor();
    await picture(page, `offline-unseen-${device}`);
    await comeBack(page);
    await page.context().close();
  });

  test(`a finished game that was looked at is gone through: ${device}`, async () => {
    const page = await site.open({ ...options, serviceWorkers: 'allow' });
    await openTable(page, door.url, 'Ada', { seats: 1 });
    await page.locator('.hand-place').waitFor();
    await resign(page);
    const game = await page.locator('a[href^="/g/"]').first().getAttribute('href');
    await page.goto(door.url + game);
    await page.locator('.board-tile').first().waitFor();
    await isKept(page);
    await cutOff(page);
    await page.reload();
    await page.locator('.board-tile').first().waitFor();
    // A file missing for the shuffle's proof is told in the proof, and nowhere else.
    const proof = page.locator('.proof');
    await proof.getByRole('button', { name: 'Try again' }).waitFor();
    assert.equal(await page.locator('.notice').count(), 0);
    await picture(page, `offline-replay-${device}`);
    await comeBack(page);
    await proof.getByRole('button', { name: 'Try again' }).click();
    await proof.getByRole('heading', { name: 'The shuffle was fair' }).waitFor();
    await page.context().close();
  });
}

test('what else is opened of the server is never taken for the page', async () => {
  const page = await site.open({ serviceWorkers: 'allow' });
  await openTable(page, door.url, 'Ada', { seats: 1 });
  await page.locator('.hand-place').waitFor();
  await isKept(page);
  for (const path of ['/healthz', '/readyz', '/api/v1/openapi.json', '/notices.txt']) {
    await page.goto(door.url + path);
    assert.equal(await page.locator('#app').count(), 0);
  }
  await cutOff(page);
  await page.goto(door.url);
  await page.locator('.home-play').waitFor();
  await comeBack(page);
  await page.context().close();
});

test('a browser can install the site', async () => {
  const page = await site.open();
  await page.goto(site.url);
  const session = await page.context().newCDPSession(page);
  const { errors } = await session.send('Page.getAppManifest');
  assert.deepEqual(errors, []);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  assert.deepEqual(
    installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito'),
    [],
  );
  await page.context().close();
});
