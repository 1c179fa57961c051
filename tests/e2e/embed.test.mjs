// A finished game, or a table that is watched, in a frame of somebody else's page: it plays there, reads
// nothing that the browser keeps, and leads to its own page; no other screen lets itself be framed.

import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, before, test } from 'node:test';
import { accessibilityFaults, DESKTOP, overflow, PHONE, picture } from './browser.mjs';
import { freePort } from './free_port.mjs';
import { openMenu, openTable, playTurn, sitDown, startGame, untilResult, whoseTurn } from './player.mjs';
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

/** What the page copies stays with it. */
const keepCopies = (page) =>
  page.addInitScript(() => {
    navigator.clipboard.writeText = async (text) => {
      globalThis.copied = text;
    };
  });

async function copyAt(page, name) {
  await page.getByRole('button', { name }).click();
  return page.evaluate(() => globalThis.copied);
}

/** Where the copied address leads others is the network's: here everybody is on this machine. */
const here = (copied) => copied.replace(/http:[^"]*\/embed/, `${site.url}/embed`);

/** Runs in the page: notes whatever the frame asks of what the browser keeps. */
function noteTouches() {
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
}

async function openBlog(page, text) {
  html = text;
  // Another host name is another site: what the frame keeps is not the page's.
  await page.goto(`http://localhost:${blog.address().port}/`);
}

test("a page of others shows the game in a frame by the code from the game's page", async () => {
  const page = await site.open(DESKTOP);
  await keepCopies(page);
  await page.goto(site.url + path);
  code = await copyAt(page, 'Copy code for a web page');
  assert.match(code, /^<iframe src="http:.*\/embed\/g\/[0-9a-z]+" title="Bastide: [^"<]+" /);
  code = here(code);

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
  await page.addInitScript(noteTouches);
  await page.goto(`${site.url}${path.replace('/g/', '/embed/g/')}`);
  await page.locator('.replay .board-tile').first().waitFor();
  await page.getByRole('button', { name: 'One turn back' }).click();
  await page.locator('.replay[aria-busy="false"]').waitFor();
  assert.deepEqual(await page.evaluate(() => globalThis.touched), []);
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test('no screen but a replay and a watched table lets itself be framed', async () => {
  const page = await site.open(DESKTOP);
  for (const other of ['/', '/new', path, '/r/ABCDEFGH', '/embed/x/ABCDEFGH']) {
    await openBlog(page, `<iframe src="${site.url}${other}" title="no"></iframe>`);
    const frame = page.frames().find((one) => one !== page.mainFrame());
    assert.equal(await frame.locator('#app').count(), 0, other);
  }
  await page.context().close();
});

/** A table of two whose game has begun; `copied`: what its host's page hands out in the lobby. */
async function openWatchedTable() {
  const [host, guest] = await Promise.all([site.open(DESKTOP), site.open(PHONE)]);
  await keepCopies(host);
  const table = await openTable(host, site.url, 'Ada');
  const summary = host.getByText('For a web page or a broadcast');
  await summary.click();
  const copied = {
    frame: here(await copyAt(host, 'Copy code for a web page')),
    stream: here(await copyAt(host, 'Copy link for a broadcast')),
  };
  await picture(host, 'embed-host');
  await sitDown(guest, site.url, table, 'Ben');
  assert.equal(await guest.getByText('For a web page or a broadcast').count(), 0);
  return { host, guest, table, copied };
}

test('a table goes on in a frame of others, where nobody can do anything', async () => {
  const { host, guest, table, copied } = await openWatchedTable();
  assert.match(copied.frame, /^<iframe src="http:.*\/embed\/r\/[0-9A-Z-]+" title="Bastide: Table [^"<]+" /);
  const page = await site.open(DESKTOP);
  await page.addInitScript(noteTouches);
  await openBlog(page, copied.frame);
  const frame = page.frameLocator('iframe');
  await frame.getByText('The game has not begun yet.').waitFor();
  await startGame(host);
  await frame.locator('.board-tile').first().waitFor();
  assert.equal(await frame.locator('.board-tile').count(), 1);
  await playTurn(await whoseTurn([host, guest]), 1);
  await frame.locator('.board-tile').nth(1).waitFor();
  assert.equal(await frame.getByRole('textbox').count(), 0);
  assert.deepEqual(await frame.getByRole('button').allTextContents(), ['']); // the whole board
  await picture(page, 'embed-table-blog');
  const inside = page.frames().find((one) => one !== page.mainFrame());
  assert.deepEqual(await inside.evaluate(() => globalThis.touched), []);
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    frame.getByRole('link', { name: 'To the table' }).click(),
  ]);
  await opened.waitForURL(site.url + table);

  await openMenu(host);
  await host.getByText('For a web page or a broadcast').click();
  assert.equal(here(await copyAt(host, 'Copy link for a broadcast')), copied.stream);
  await host.getByText('Others may watch').click();
  await frame.getByRole('heading', { name: 'The host no longer lets anyone watch.' }).waitFor();
  assert.deepEqual(page.problems, []);
  await Promise.all([host, guest, page].map((one) => one.context().close()));
});

test('in a browser that has a seat the frame takes it not over', async () => {
  const { host, guest, copied } = await openWatchedTable();
  await startGame(host);
  const second = await host.context().newPage();
  await second.goto(copied.frame.match(/src="([^"]*)"/)[1]);
  await second.locator('.board-tile').first().waitFor();
  await playTurn(await whoseTurn([host, guest]), 1);
  await second.locator('.board-tile').nth(1).waitFor();
  await Promise.all([host, guest].map((one) => one.context().close()));
});

const STREAMS = { phone: PHONE, stream: { viewport: { width: 1280, height: 720 } } };
for (const [device, options] of Object.entries(STREAMS))
  test(`a stream shows board and seats alone, ${device}`, async () => {
    const { host, guest, copied } = await openWatchedTable();
    await startGame(host);
    for (let turn = 0; turn < 4; ++turn) await playTurn(await whoseTurn([host, guest]), turn);
    const page = await site.open({ ...options, look: 'painted' });
    await page.goto(copied.stream);
    await page.locator('.board image').nth(4).waitFor();
    assert.equal(await page.getByRole('button').count(), 0);
    assert.equal(await page.getByRole('link').count(), 0);
    assert.equal(
      await page.evaluate(() => getComputedStyle(document.body).backgroundColor),
      'rgba(0, 0, 0, 0)',
    );
    assert.deepEqual(await accessibilityFaults(page), []);
    assert.equal(await overflow(page), 0);
    const { height } = await page.locator('.replay').boundingBox();
    assert.ok(height <= page.viewportSize().height, 'nothing lies below the window');
    await picture(page, `embed-${device}-bare`);
    await page.goto(copied.stream.replace('?bare', ''));
    await page.locator('.board image').nth(4).waitFor();
    assert.deepEqual(await accessibilityFaults(page), []);
    await picture(page, `embed-${device}-table`);
    await Promise.all([host, guest, page].map((one) => one.context().close()));
  });

test('a frame says in words that there is nothing to watch', async () => {
  const page = await site.open(PHONE);
  await page.goto(`${site.url}/embed/r/ABCDEFGH`);
  await page.getByRole('heading', { name: /no table with this code/ }).waitFor();
  assert.deepEqual(await accessibilityFaults(page), []);
  assert.equal(await page.getByRole('textbox').count(), 0);
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
