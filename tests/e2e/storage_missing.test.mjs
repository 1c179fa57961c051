// Browsers that keep nothing, or lack what keeping needs: each is taken away, people keep their seats, and
// the page says what is lost when.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessibilityFaults, DESKTOP, launch, openPage, overflow, PHONE, picture } from './browser.mjs';
import { WAIT_MS } from './limits.mjs';
import { openTable, sitDown } from './player.mjs';
import { openSite } from './site.mjs';

const site = openSite();

const SEAT_IN_TAB = 'Your seat stays in this tab';
const GAME_UNKEPT = 'This browser saves no games: this one ends when';
const KEPT = 'Your seat is kept in this browser.';

const full = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
};
const absent = () => {
  for (const area of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, area, { get: () => null });
};
const forbidden = () => {
  for (const area of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, area, {
      get() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
};
/** Takes what is written, and forgets it. */
const pretended = () => {
  Storage.prototype.setItem = () => {};
};
/** Nor does the tab carry anything. */
const forgetful = () => {
  for (const area of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, area, { get: () => null });
  for (const how of ['pushState', 'replaceState']) {
    const write = History.prototype[how];
    History.prototype[how] = function (state, ...where) {
      if (state !== null) throw new DOMException('no', 'SecurityError');
      write.call(this, state, ...where);
    };
  }
};
const noSession = () => {
  Object.defineProperty(globalThis, 'sessionStorage', {
    get() {
      throw new DOMException('forbidden', 'SecurityError');
    },
  });
};

/** A page whose scripts, but not its workers, miss something. */
async function openWithout(takeAway, options = PHONE) {
  const context = await site.browser.newContext({
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  });
  await context.addInitScript(takeAway);
  return context;
}

async function newPage(context) {
  const page = await context.newPage();
  page.setDefaultTimeout(WAIT_MS);
  page.problems = [];
  page.on('pageerror', (error) => page.problems.push(String(error)));
  return page;
}

/** `known`: the same screen was asked for faults before. */
async function isSound(page, { known = false } = {}) {
  if (!known) assert.deepEqual(await accessibilityFaults(page), []);
  assert.equal(await overflow(page), 0);
  assert.deepEqual(page.problems, []);
}

/** The maker of a table and a guest have seats in two tabs of one browser, and after a reload, too. */
async function sitAndReload(context, url, name, known) {
  const [host, guest] = [await newPage(context), await newPage(context)];
  const path = await openTable(host, url, 'Ada');
  await host.getByText('Ada (you)').waitFor();
  await host.getByText(SEAT_IN_TAB).waitFor();
  await isSound(host, { known });
  await picture(host, `unkept-lobby-${name}`);
  await sitDown(guest, url, path, 'Ben');
  for (const [page, who] of [
    [host, 'Ada'],
    [guest, 'Ben'],
  ]) {
    await page.reload();
    await page.getByText(`${who} (you)`).waitFor();
    await page.getByText(SEAT_IN_TAB).waitFor();
    assert.doesNotMatch(page.url(), /#s=/);
  }
  await host.getByRole('link', { name: 'Bastide, home' }).click();
  await host.getByText('This browser saves nothing for this page: a seat stays in its tab alone.').waitFor();
  await host.getByText('what is new in this list ends with its tab').waitFor();
  assert.equal(await host.getByText(KEPT).count(), 0);
  await isSound(host, { known });
  await host.reload();
  await host.getByRole('link', { name: /^Table [0-9A-Z]{4}-/ }).click();
  await host.getByText('Ada (you)').waitFor();
  // Whoever closes the tab has the personal link.
  const link = await host.evaluate(() => {
    const [seat] = history.state.bastide['bastide.seats'];
    return `${location.origin}${location.pathname}#s=${seat.secret}`;
  });
  await host.close();
  const later = await newPage(context);
  await later.goto(link);
  await later.getByText('Ada (you)').waitFor();
  assert.doesNotMatch(later.url(), /#s=/);
}

for (const [name, takeAway] of Object.entries({ full, absent, forbidden, pretended })) {
  test(`seats stay with their tabs where storage is ${name}`, async () => {
    await site.ready;
    const context = await openWithout(takeAway);
    await sitAndReload(context, site.url, name, takeAway !== full);
    await context.close();
  });
}

test('a seat lasts as long as the page where the tab cannot carry it either, and the page says so', async () => {
  await site.ready;
  const context = await openWithout(forgetful);
  const page = await newPage(context);
  await openTable(page, site.url, 'Ada');
  await page.getByText('Ada (you)').waitFor();
  await page.getByText('Once it is closed or reloaded').first().waitFor();
  await isSound(page);
  await context.close();
});

/** In the worker of the rooms, which no script of a page reaches, these words come first. */
async function inWorker(context, words) {
  await context.route('**/rooms_worker-*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: words + (await response.text()) });
  });
}

const NO_DATABASE = "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); };";
const NO_LOCKS =
  "LockManager.prototype.query = () => Promise.reject(new DOMException('no', 'SecurityError'));" +
  'LockManager.prototype.request = LockManager.prototype.query;';

test('with all cookies blocked, which blocks every storage, people sit down and play alone in memory', async () => {
  await site.ready;
  const context = await openWithout(forbidden);
  await inWorker(context, NO_DATABASE + NO_LOCKS);
  const page = await newPage(context);
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Play alone' }).click();
  await page.waitForSelector('.table');
  await page.locator('.notice').getByText(GAME_UNKEPT).waitFor();
  await isSound(page);
  await picture(page, 'unkept-alone-blocked');
  await page.reload();
  await page.getByText('This browser no longer has this game.').waitFor();
  await context.close();
});

test('without what sessionStorage keeps nothing is missing but drafts', async () => {
  await site.ready;
  const context = await openWithout(noSession, DESKTOP);
  const page = await newPage(context);
  await openTable(page, site.url, 'Ada', { seats: 1 });
  await page.locator('.hand-place').waitFor();
  await page.reload();
  await page.locator('.hand-place').waitFor();
  assert.equal(await page.locator('.notice').count(), 0);
  assert.deepEqual(page.problems, []);
  await context.close();
});

for (const [what, words] of Object.entries({
  'the database is missing': "Object.defineProperty(self, 'indexedDB', { value: undefined });",
  'the database is forbidden': NO_DATABASE,
  'the database never opens': 'IDBFactory.prototype.open = () => ({});',
  'the database is full':
    "IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };",
  'the database cannot be read':
    "IDBObjectStore.prototype.get = IDBObjectStore.prototype.getAll = () => { throw new DOMException('no', 'UnknownError'); };",
  'the lock manager is forbidden': NO_LOCKS,
  'the lock manager never answers':
    'LockManager.prototype.request = LockManager.prototype.query = () => new Promise(() => {});',
  'the lock manager is missing': 'delete WorkerNavigator.prototype.locks;',
})) {
  test(`somebody plays alone in memory where ${what}, and is told so`, async () => {
    await site.ready;
    const context = await openWithout(() => {});
    await inWorker(context, words);
    const page = await newPage(context);
    await page.goto(site.url);
    await page.getByRole('button', { name: 'Play alone' }).click();
    await page.waitForSelector('.table');
    await page.locator('.notice').getByText(GAME_UNKEPT).waitFor();
    await page.locator('.hand').first().waitFor();
    await isSound(page, { known: true });
    await context.close();
  });
}

test('an address without encryption in the network, which has no lock manager, plays alone in memory', async () => {
  await site.ready;
  const browser = await launch(['--host-resolver-rules=MAP friends.test 127.0.0.1']);
  const page = await openPage(browser, PHONE);
  await page.goto(site.url.replace('127.0.0.1', 'friends.test'));
  assert.equal(await page.evaluate(() => isSecureContext || 'locks' in navigator), false);
  await page.getByRole('button', { name: 'Play alone' }).click();
  await page.waitForSelector('.table');
  await page.locator('.notice').getByText(GAME_UNKEPT).waitFor();
  await browser.close();
});

test('a browser that keeps what it is given says so, and says nothing else', async () => {
  const page = await site.open(PHONE);
  await page.goto(site.url);
  await page.getByText(KEPT).waitFor();
  await openTable(page, site.url, 'Ada');
  await page.getByText('Ada (you)').waitFor();
  assert.equal(await page.getByText('This browser saves').count(), 0);
  assert.equal(await page.evaluate(() => history.state), null);
  await page.context().close();
});
