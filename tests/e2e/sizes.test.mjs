// The bytes that the running server sends to a new browser, with a budget for each page. Counted on the wire,
// so that heads, fonts, icons, workers and later loads all count.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DESKTOP, PHONE } from './browser.mjs';
import { countingProxy } from './counting_proxy.mjs';
import { openTable, sitDown, startGame, whoseTurn } from './player.mjs';
import { openSite } from './site.mjs';

/**
 * In kB of 1000 bytes: the page itself, and what it fetches while idle, unless data are to be spared: at home
 * for playing alone without a network, at the table the engine.
 */
const BUDGETS = {
  home: { page: 65, idle: 838 },
  create: { page: 115.5, idle: 0 },
  // In the longest language, with the words of all that tiles may show, what home lists, calls, and what
  // strangers need.
  table: { page: 147.5, idle: 404 },
};

const site = openSite({ look: 'painted' });
let proxy;
let tablePath;

before(async () => {
  const [host, guest] = await Promise.all([site.open(), site.open()]);
  proxy = await countingProxy(site.url);
  const path = await openTable(host, site.url, 'Ada');
  await sitDown(guest, site.url, path, 'Bruno');
  await startGame(host);
  const mover = await whoseTurn([host, guest]); // the player who moves also loads the engine
  const secret = await mover.evaluate(() => JSON.parse(localStorage.getItem('bastide.seats'))[0].secret);
  tablePath = `${path}#s=${secret}`;
  await Promise.all([host, guest].map((page) => page.context().close()));
});

after(() => proxy?.close());

const PAGES = {
  home: { path: () => '/', ready: '.home-play' },
  create: { path: () => '/new', ready: '.create' },
  table: { path: () => tablePath, ready: '.table .board image', idle: /\.wasm$/ },
};

/** The second language comes on top of the English that is part of the code. */
const VISITORS = {
  'at a desk': DESKTOP,
  'with a phone, in another language': { ...PHONE, locale: 'ro-RO' },
};

for (const [visitor, options] of Object.entries(VISITORS)) {
  for (const [name, { path, ready, idle }] of Object.entries(PAGES)) {
    const visit = async () => {
      const page = await site.open({ ...options, serviceWorkers: 'allow' });
      const parts = listParts(page);
      proxy.count(); // bytes sent to the page before as it was closed
      const last = idle && page.waitForResponse(idle);
      await page.goto(proxy.url + path());
      await page.waitForSelector(ready);
      await last;
      await page.waitForLoadState('networkidle');
      await proxy.silence();
      const { http, live, kept, engine } = proxy.count();
      // The files that the table keeps count as the table: they are tiny.
      const [made, later] = name === 'table' ? [http + kept, engine] : [http, kept + engine];
      const largest = (await parts()).map(([size, what]) => `${(size / 1000).toFixed(1)} ${what}`);
      await page.context().close();
      assert.ok(http > 10_000, 'the page came past the counter');
      return { made, later, live, largest };
    };

    test(`${name} fits its budget ${visitor}`, async (t) => {
      // On a busy machine the service worker may ask again for what the page is still loading, and
      // answers cross the wire twice: one of five visits has to fit.
      const { page, idle: whileIdle } = BUDGETS[name];
      const fits = (sent) => sent.made <= page * 1000 && sent.made + sent.later <= (page + whileIdle) * 1000;
      let least = await visit();
      for (let again = 0; again < 4 && !fits(least); ++again) {
        const another = await visit();
        if (fits(another) || another.made < least.made) least = another;
      }
      const { made, later, live, largest } = least;
      const [kB, laterkB] = [made, later].map((bytes) => (bytes / 1000).toFixed(2));
      t.diagnostic(`${name}: ${kB} kB, ${laterkB} kB when idle, and ${(live / 1000).toFixed(1)} kB live`);
      const sizes = `${kB} kB were sent, and ${laterkB} kB when idle:\n${largest.join('\n')}`;
      // What the service worker was the first to ask for counts as idle, so both have one bound, too.
      assert.ok(fits(least), sizes);
    });
  }
}

test('who has asked to spare data is sent nothing besides the page', async () => {
  const page = await site.open({ ...PHONE, serviceWorkers: 'allow' });
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } });
  });
  for (const name of ['home', 'table']) {
    await page.goto(proxy.url + PAGES[name].path());
    await page.waitForSelector(PAGES[name].ready);
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
    );
    await page.waitForLoadState('networkidle');
    assert.equal(proxy.count().engine, 0, name);
    if (name === 'home') assert.equal(await page.evaluate(() => caches.has('bastide.part')), false);
  }
  await page.context().close();
});

test('the page is shut off from windows that open it, its parts need not say so', async () => {
  const policy = async (path) => (await fetch(site.url + path)).headers.get('cross-origin-opener-policy');
  assert.equal(await policy('/'), 'same-origin');
  assert.equal(await policy('/favicon.svg'), null);
});

/** The loaded files with their sizes as sent, the largest first. */
function listParts(page) {
  const requests = [];
  page.on('requestfinished', (request) => requests.push(request));
  return async () => {
    const sizes = requests.map(async (request) => {
      const { responseHeadersSize, responseBodySize } = await request.sizes();
      return [responseHeadersSize + responseBodySize, new URL(request.url()).pathname];
    });
    return (await Promise.all(sizes)).sort(([a], [b]) => b - a);
  };
}
