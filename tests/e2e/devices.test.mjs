// One key for several devices: a phone gets the games of a desk by its code, both stay in step, and a lost
// one is cut off. The phone has no crypto.subtle, as on plain http in a local network.

import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { accessibilityFaults, overflow, PHONE, picture } from './browser.mjs';
import { fill, keptGames } from './kept_games.mjs';
import { openTable, playTurn, sitDown, startGame, whoseTurn } from './player.mjs';
import { startServer } from './server.mjs';
import { openSite } from './site.mjs';

let store;
const site = openSite({
  fill: (file) => {
    store = file;
  },
});

const DESK = { viewport: { width: 1280, height: 800 } };
const SHARE = 'Use this on another device';
/** In no room, so the server could know it by what devices share alone. */
const READABLE = 'Zorabella';

async function openPhone() {
  const page = await site.open(PHONE);
  await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }));
  return page;
}

const goHome = async (page) => {
  await page.goto(site.url);
  await page.getByRole('heading', { name: 'My games' }).waitFor();
};
const idsOn = (page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('bastide.game.'))
      .sort(),
  );
const untilKept = (page, count) =>
  page.waitForFunction(
    (wanted) => Object.keys(localStorage).filter((key) => key.startsWith('bastide.game.')).length >= wanted,
    count,
  );
const secretOf = (page) => page.evaluate(() => JSON.parse(localStorage['bastide.seats'])[0]?.secret);
/** As when somebody comes back to the page. */
const comeBack = (page) => page.evaluate(() => dispatchEvent(new Event('focus')));

/** By axe and by its width. */
async function isSound(page, what) {
  assert.deepEqual(await accessibilityFaults(page), [], what);
  assert.ok((await overflow(page)) <= 0, `${what} is too wide`);
}

/** Opens the card, and returns the link that it copies. */
async function linkOf(page) {
  await page.evaluate(() => {
    navigator.clipboard.writeText = async (text) => {
      window.copied = text;
    };
  });
  const show = page.getByRole('button', { name: 'Show the code for another device' });
  if ((await show.count()) === 0) await page.getByText(SHARE).click();
  await show.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('img', { name: 'QR code of the link for your own devices' }).waitFor();
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await page.waitForFunction(() => window.copied !== undefined);
  return page.evaluate(() => window.copied);
}

async function join(page, link) {
  await page.goto(link);
  await page.getByRole('heading', { name: 'Bring your games to this device?' }).waitFor();
  await page.getByRole('button', { name: 'Bring them here' }).click();
  await page.getByRole('heading', { name: 'My games' }).waitFor();
}

/** Chromium tells of each of these answers, which the page expects: another device was faster, or left. */
const FORESEEN = /the server responded with a status of (404 \(Not Found\)|412 \(Precondition Failed\))/;

async function end(...pages) {
  for (const page of pages) {
    assert.deepEqual(
      page.problems.filter((problem) => !FORESEEN.test(problem)),
      [],
    );
    await page.context().close();
  }
}

test('a phone gets the games of a desk by its code, plays on there, and is cut off when it is lost', async () => {
  const [ana, ben, phone] = await Promise.all([site.open(DESK), site.open(DESK), openPhone()]);
  const path = await openTable(ana, site.url, 'Ana', { seats: 2 });
  await sitDown(ben, site.url, path, 'Ben');
  await startGame(ana);
  await untilKept(ana, 1);
  await goHome(ana);
  const loaded = [];
  ana.on('request', (request) => loaded.push(request.url()));
  await ana.reload();
  await ana.getByRole('heading', { name: 'My games' }).waitFor();
  await ana.waitForLoadState('networkidle');
  assert.deepEqual(
    loaded.filter((url) => /parcels|sharing/.test(url)),
    [],
    'who does not use it loads nothing of it',
  );
  const link = await linkOf(ana);
  assert.match(link, /\/key#[A-Za-z0-9_-]{43}$/);
  await picture(ana, 'devices-code-desk');
  await isSound(ana, 'the code');
  await ana.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await ana.getByText('This device is in step with your others').waitFor();
  await picture(ana, 'devices-card-desk');

  await phone.goto(link);
  await phone.getByText('Only go on if this link is from a device of your own').waitFor();
  assert.equal(new URL(phone.url()).hash, '', 'the key does not stay in the address');
  await picture(phone, 'devices-bring-phone');
  await isSound(phone, 'the question');
  assert.deepEqual(await idsOn(phone), []);
  await phone.getByRole('button', { name: 'Bring them here' }).click();
  await phone.getByText('1 game has come to this device.').waitFor();
  await phone.locator('.game-row').getByRole('link', { name: 'Ben' }).click();
  // Whoever begins: then Ana's seat is played on the phone, and next at the desk.
  await phone.waitForSelector('.table .board');
  if ((await whoseTurn([phone, ben])) === ben) await playTurn(ben, 1);
  await whoseTurn([phone]);
  await playTurn(phone, 2);
  await ana.goto(site.url + path);
  await whoseTurn([ben]);
  await playTurn(ben, 3);
  assert.equal(await whoseTurn([ana]), ana);
  await playTurn(ana, 4);
  await phone.getByText('in another window').first().waitFor();

  await goHome(ana);
  const before = await secretOf(ana);
  await ana.getByText(SHARE).click();
  await ana.getByRole('button', { name: 'Cut a lost device off' }).click();
  await picture(ana, 'devices-confirm-desk');
  await ana.getByRole('dialog').getByRole('button', { name: 'Cut it off' }).click();
  await ana.getByText('There is a new key, and your seat at 1 table has a new secret.').waitFor();
  await picture(ana, 'devices-lost-desk');
  await isSound(ana, 'what was done');
  assert.notEqual(await secretOf(ana), before);
  await ana.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  // The lost phone learns it, keeps its list, and has no seat any more.
  await goHome(phone);
  await phone.getByText('This device no longer shares its games with your others').waitFor();
  assert.equal((await idsOn(phone)).length, 1);
  await phone.goto(site.url + path);
  await phone.waitForFunction(() => JSON.parse(localStorage['bastide.seats'] ?? '[]').length === 0);
  await phone.goto(link);
  await phone.getByRole('button', { name: 'Bring them here' }).click();
  await phone.getByText('This link leads to nothing any more').waitFor();
  await picture(phone, 'devices-none-phone');
  // Found again, it joins by the new code, and the desk has lost nothing.
  await join(phone, await linkOf(ana));
  assert.equal(await secretOf(phone), await secretOf(ana));
  await whoseTurn([ben]);
  await playTurn(ben, 5);
  await phone.goto(site.url + path);
  assert.equal(await whoseTurn([phone]), phone);
  await playTurn(phone, 6);
  await end(ana, ben, phone);
});

test('devices that change at once come to the same, and the server reads nothing of it', async () => {
  const [desk, phone] = await Promise.all([site.open(DESK), openPhone()]);
  const all = keptGames(40);
  for (const game of all) game.seats[1].name = READABLE;
  await desk.goto(`${site.url}/help`);
  await fill(desk, all.slice(0, 10));
  await goHome(desk);
  const link = await linkOf(desk);
  await phone.goto(`${site.url}/help`);
  await fill(phone, all.slice(10, 20));
  await join(phone, link);
  await untilKept(phone, 20);
  await goHome(desk);
  await untilKept(desk, 20);

  // The desk's parcel waits until the phone has put another one.
  const answers = [];
  desk.on('response', (answer) => {
    if (answer.request().method() === 'PUT') answers.push(answer.status());
  });
  let isFirst = true;
  await desk.route('**/api/v1/parcels/*', async (route) => {
    if (route.request().method() === 'PUT' && isFirst) {
      isFirst = false;
      await fill(phone, all.slice(20, 30));
      const put = phone.waitForResponse((answer) => answer.request().method() === 'PUT');
      await comeBack(phone);
      assert.equal((await put).status(), 204);
    }
    await route.continue();
  });
  await fill(desk, all.slice(30, 40));
  await comeBack(desk);
  await untilKept(desk, 40);
  await desk.waitForFunction(() => JSON.parse(localStorage['bastide.key']).version >= 4);
  assert.deepEqual(answers, [412, 204]);
  await comeBack(phone);
  await untilKept(phone, 40);
  assert.deepEqual(await idsOn(phone), await idsOn(desk));

  for (const file of [store, `${store}-wal`].filter(existsSync)) {
    const bytes = readFileSync(file);
    for (const readable of [READABLE, 'bastide-my-games', all[0].id, link.split('#')[1]])
      assert.equal(bytes.includes(readable), false, `${readable} stands in ${file}`);
  }
  const metrics = await (await fetch(`${site.url}/metrics`)).text();
  assert.match(metrics, /bastide_parcels_total\{change="changed"\} [1-9]/);

  await desk.getByText(SHARE).click();
  await desk.getByRole('button', { name: 'Stop on this device' }).click();
  await desk.getByText('your other devices go on').waitFor();
  assert.equal(await desk.evaluate(() => localStorage['bastide.key']), undefined);
  await end(desk, phone);
});

test('settings offer it, too, and a server that keeps nothing offers it nowhere', async () => {
  const page = await site.open(PHONE);
  await page.goto(`${site.url}/settings`);
  await page.getByText(SHARE).click();
  await page.getByRole('button', { name: 'Show the code for another device' }).waitFor();
  await picture(page, 'devices-settings-phone');
  await isSound(page, 'the settings');
  await page.goto(`${site.url}/key`);
  await page.getByText('This link has come without its key').waitFor();

  const other = await startServer(undefined, ['--parcels-max', '0']);
  try {
    await page.goto(`${other.url}/settings`);
    await page.getByText('Confirm choices').waitFor();
    assert.equal(await page.getByText(SHARE).count(), 0);
    await fill(page, keptGames(2));
    await page.goto(other.url);
    await page.getByText('Keep and carry').waitFor();
    assert.equal(await page.getByText(SHARE).count(), 0);
    await page.goto(`${other.url}/key#${'A'.repeat(43)}`);
    await page.getByText('This server keeps nothing for several devices.').waitFor();
  } finally {
    await other.stop();
  }
  await end(page);
});
