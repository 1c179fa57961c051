// What the running server sends to a browser that comes for the first time, held against a budget for each page. Counted
// on the wire, so that heads, fonts, icons, workers and what is loaded later all count.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DESKTOP, PHONE } from './browser.mjs';
import { countingProxy } from './counting_proxy.mjs';
import { openTable, sitDown, startGame } from './player.mjs';
import { openSite } from './site.mjs';

/** In kB of 1000 bytes. */
const BUDGETS = { home: 60, create: 90, table: 108 };

const site = openSite();
let proxy;
let tablePath;

before(async () => {
  const [host, guest] = await Promise.all([site.open(), site.open()]);
  proxy = await countingProxy(site.url);
  const path = await openTable(host, site.url, 'Ada');
  await sitDown(guest, site.url, path, 'Bruno');
  await startGame(host);
  const secret = await host.evaluate(() => JSON.parse(localStorage.getItem('bastide.seats'))[0].secret);
  tablePath = `${path}#s=${secret}`;
  await Promise.all([host, guest].map((page) => page.context().close()));
});

after(() => proxy?.close());

const PAGES = {
  home: { path: () => '/', ready: '.home-play' },
  create: { path: () => '/new', ready: '.create' },
  table: { path: () => tablePath, ready: '.table .board image' },
};

/** The second language comes on top of the English that is part of the code. */
const VISITORS = {
  'at a desk': DESKTOP,
  'with a phone, in another language': { ...PHONE, locale: 'ro-RO' },
};

for (const [visitor, options] of Object.entries(VISITORS)) {
  for (const [name, { path, ready }] of Object.entries(PAGES)) {
    test(`${name} fits its budget ${visitor}`, async (t) => {
      const page = await site.open({ ...options, serviceWorkers: 'allow' });
      const parts = listParts(page);
      await page.goto(proxy.url + path());
      await page.waitForSelector(ready);
      await page.waitForLoadState('networkidle');
      const { http, live } = proxy.count();
      const largest = (await parts()).map(([size, what]) => `${(size / 1000).toFixed(1)} ${what}`);
      await page.context().close();
      t.diagnostic(`${name}: ${(http / 1000).toFixed(2)} kB, and ${(live / 1000).toFixed(1)} kB live`);
      assert.ok(http > 10_000, 'the page came past the counter');
      assert.ok(http <= BUDGETS[name] * 1000, `${http} bytes were sent:\n${largest.join('\n')}`);
    });
  }
}

test('the page is shut off from windows that open it, its parts need not say so', async () => {
  const policy = async (path) => (await fetch(site.url + path)).headers.get('cross-origin-opener-policy');
  assert.equal(await policy('/'), 'same-origin');
  assert.equal(await policy('/favicon.svg'), null);
});

/** What was loaded with its size as sent, the largest first. */
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
