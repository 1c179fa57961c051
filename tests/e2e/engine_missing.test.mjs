// The page without its engine: everything that the server can do goes on, and other requests are answered
// with what is missing.

import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { accessibilityFaults, DESKTOP, overflow, PHONE, picture } from './browser.mjs';
import { openDoorByPath } from './door.mjs';
import { openSite } from './site.mjs';

const UNFETCHED = 'The game engine could not be fetched.';
const NO_WASM = 'This browser cannot run the game engine (no WebAssembly).';
const RECORD = fileURLToPath(new URL('../kept/68ecaf3/records/resigned.json', import.meta.url));

const site = openSite();
let door;
/** The files of the page that are not found. */
let missing;

before(async () => {
  const warm = await site.open();
  await warm.context().close();
  door = await openDoorByPath(
    () => site.url,
    (path) => (missing?.test(path) ? 'missing' : 'comes'),
  );
});

after(() => door?.close());
beforeEach(() => {
  missing = null;
});

const withoutWasm = (page) => page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'));
const playAlone = (page) => page.getByRole('button', { name: 'Play alone' }).click();
const drop = (page) => page.getByLabel('Look at a game').setInputFiles(RECORD);

async function isSound(page) {
  assert.deepEqual(await accessibilityFaults(page), []);
  assert.equal(await overflow(page), 0);
}

for (const [device, options] of Object.entries({
  phone: PHONE,
  desktop: { ...DESKTOP, colorScheme: 'dark' },
})) {
  for (const [what, pattern] of [
    ['file of the engine', /\.wasm$/],
    ['worker of the rooms', /\/rooms_worker-/],
    ['code behind the button', /\/play_alone-/],
  ]) {
    test(`Play alone says that the ${what} did not come, and plays once it does, ${device}`, async () => {
      missing = pattern;
      const page = await site.open(options);
      await page.goto(door.url);
      await playAlone(page);
      await page.getByText(UNFETCHED).waitFor();
      await isSound(page);
      await picture(page, `missing-alone-${device}`);
      missing = null;
      await playAlone(page);
      await page.waitForSelector('.table');
      await page.context().close();
    });
  }

  test(`a browser without WebAssembly is told so, and led to the server, ${device}`, async () => {
    const page = await site.open(options);
    await withoutWasm(page);
    await page.goto(door.url);
    await drop(page);
    await page.getByText(NO_WASM).waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await playAlone(page);
    await page.getByText(NO_WASM).waitFor();
    await page.waitForSelector('.create');
    await isSound(page);
    await picture(page, `missing-wasm-${device}`);
    await page.getByLabel('Your name').fill('Ada');
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.waitForSelector('.table');
    await page.context().close();
  });

  test(`a dropped record and its analysis say that the engine did not come, ${device}`, async () => {
    const page = await site.open(options);
    missing = /\.wasm$/;
    await page.goto(door.url);
    await drop(page);
    await page.getByText(UNFETCHED).waitFor();
    missing = null;
    await drop(page);
    await page.waitForURL('**/g/*');
    await page.locator('.board-tile').first().waitFor();
    missing = /\/engine_worker-/;
    await page.getByRole('button', { name: 'Analyse this game' }).click();
    await page.locator('.analysis').getByText(UNFETCHED).waitFor();
    await isSound(page);
    await page.locator('.analysis').scrollIntoViewIfNeeded();
    await picture(page, `missing-analysis-${device}`);
    missing = null;
    await page.getByRole('button', { name: 'Analyse again' }).click();
    await page.locator('.analysis').getByText('The whole game has been analysed.').waitFor();
    await page.context().close();
  });
}

test('a game alone whose engine does not come says so, and goes on when it does', async () => {
  const page = await site.open(PHONE);
  await page.goto(door.url);
  await playAlone(page);
  await page.waitForSelector('.table');
  const room = page.url();
  await page.goto('about:blank');
  missing = /\.wasm$/;
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await page.goto(room);
  await page.getByText(UNFETCHED).waitFor();
  await isSound(page);
  await picture(page, 'missing-table');
  missing = null;
  // By itself, or at once after a press: then the button disappears.
  await page
    .getByRole('button', { name: 'Try now' })
    .dispatchEvent('click', {}, { timeout: 5_000 })
    .catch(() => {});
  await page.locator('.hand-place').waitFor();
  await page.getByText(UNFETCHED).waitFor({ state: 'detached' });
  await page.context().close();
});
