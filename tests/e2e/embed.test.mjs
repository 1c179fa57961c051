// A finished game in a frame of somebody else's page: it plays there, reads nothing that the browser keeps,
// and leads to its own page; no other screen lets itself be framed.

import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, before, test } from 'node:test';
import { accessibilityFaults, DESKTOP, overflow, PHONE, picture } from './browser.mjs';
import { freePort } from './free_port.mjs';
import { untilResult } from './player.mjs';
import { playSteps, prepareRooms, sitAt } from './prepared.mjs';
import { openSite } from './site.mjs';

let rooms;
const site = openSite({
  fill: (store) => {
    rooms = prepareRooms(store, 'last_tile');
  },
});

/** The game's path, and what its page hands out for others' pages. */
let path, code;
/** A page of another origin, whose text is `html`. */
let blog, html;

before(async () => {
  await site.ready;
  const pages = await sitAt(site.browser, site.url, rooms.last_tile);
  await playSteps(pages, rooms.last_tile.steps);
  const [page] = pages.values();
  await untilResult(page);
  path = await page.getByRole('link', { name: 'Go through the game again' }).getAttribute('href');
  await Promise.all([...pages.values()].map((one) => one.context().close()));
  const port = await freePort();
  blog = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><html lang="en"><title>Blog</title><h1>Our game</h1>${html}`);
  });
  await new Promise((resolve) => blog.listen(port, '127.0.0.1', resolve));
});
after(() => blog?.close());

async function openBlog(page, text) {
  html = text;
  // Another host name is another site: what the frame keeps is not the page's.
  await page.goto(`http://localhost:${blog.address().port}/`);
}

test("a page of others shows the game in a frame by the code from the game's page", async () => {
  const page = await site.open(DESKTOP);
  await page.addInitScript(() => {
    navigator.clipboard.writeText = async (text) => {
      globalThis.copied = text;
    };
  });
  await page.goto(site.url + path);
  await page.getByRole('button', { name: 'Copy code for a web page' }).click();
  code = await page.evaluate(() => globalThis.copied);
  assert.match(code, /^<iframe src="http:.*\/embed\/g\/[0-9a-z]+" title="Bastide: [^"<]+" /);
  // Where the copied address leads others is the network's: here everybody is on this machine.
  code = code.replace(/src="[^"]*\/embed/, `src="${site.url}/embed`);

  await openBlog(page, code);
  const frame = page.frameLocator('iframe');
  await frame.locator('.replay .board-tile').first().waitFor();
  const turn = () => frame.getByRole('slider').inputValue();
  const last = Number(await turn());
  await frame.getByRole('button', { name: 'One turn back' }).click();
  await frame.locator(`.replay[aria-busy="false"]`).waitFor();
  assert.equal(Number(await turn()), last - 1);
  assert.equal(await frame.getByRole('button', { name: /analyse|Play on|Copy/i }).count(), 0);
  await picture(page, 'embed-blog');
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    frame.getByRole('link', { name: 'Whole game' }).click(),
  ]);
  await opened.waitForURL(site.url + path);
  await page.context().close();
});

test('the frame reads and keeps nothing of what the browser keeps for the site', async () => {
  const page = await site.open(DESKTOP);
  await page.goto(`${site.url}/settings`);
  await page.evaluate(() => {
    localStorage.setItem('bastide.settings', JSON.stringify({ language: 'de' }));
    localStorage.setItem('bastide.language', JSON.stringify('de'));
  });
  await page.addInitScript(() => {
    if (!location.pathname.startsWith('/embed/')) return;
    globalThis.touched = [];
    const watch = (name, of) => {
      const method = of[name];
      of[name] = function (...given) {
        globalThis.touched.push(`${name} ${given[0]}`);
        return method.apply(this, given);
      };
    };
    for (const name of ['getItem', 'setItem', 'removeItem', 'key']) watch(name, Storage.prototype);
    watch('open', IDBFactory.prototype);
    watch('register', ServiceWorkerContainer.prototype);
  });
  await page.goto(`${site.url}${path.replace('/g/', '/embed/g/')}`);
  await page.locator('.replay .board-tile').first().waitFor();
  await page.getByRole('button', { name: 'One turn back' }).click();
  await page.locator('.replay[aria-busy="false"]').waitFor();
  assert.deepEqual(await page.evaluate(() => globalThis.touched), []);
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test('no screen but a replay lets itself be framed', async () => {
  const page = await site.open(DESKTOP);
  for (const other of ['/', '/new', path, '/embed/r/ABCDEFGH']) {
    await openBlog(page, `<iframe src="${site.url}${other}" title="no"></iframe>`);
    const frame = page.frames().find((one) => one !== page.mainFrame());
    assert.equal(await frame.locator('#app').count(), 0, other);
  }
  await page.context().close();
});

for (const [device, options] of Object.entries({ phone: PHONE, desktop: DESKTOP }))
  test(`in little room board and turns are in sight, ${device}`, async () => {
    const page = await site.open({ ...options, look: 'painted' });
    await page.goto(`${site.url}${path.replace('/g/', '/embed/g/')}`);
    await page.locator('.replay .board image').first().waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();
    assert.deepEqual(await accessibilityFaults(page), []);
    assert.equal(await overflow(page), 0);
    await picture(page, `embed-${device}`);
    await page.goto(`${site.url}/embed/g/0123456789abcdef`);
    await page.getByRole('heading', { level: 1, name: /no ended game/ }).waitFor();
    assert.deepEqual(await accessibilityFaults(page), []);
    await page.context().close();
  });
