// What people do with the page, in whole, in each engine: one opens a table and plays with a friend, alone,
// without a network, looks at the game again and has it analysed. All else is tried in Chromium alone, by
// the other files.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { LONG } from '../looks.mjs';
import { prepareRooms } from '../prepared.mjs';
import { startServer } from '../server.mjs';
import { FAULTS, openFaultySite } from './faulty_site.mjs';
import { openPage } from './page.mjs';
import { playOn } from './playing.mjs';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };
/** So many answers are given by presses of the mouse, as people do; then the game goes on by itself. */
const BY_HAND = 4;

const button = (name) => ({ role: 'button', name });
const link = (name) => ({ role: 'link', name });
const field = (name) => ({ role: 'field', name });
const words = (name) => ({ role: 'text', name });

const scores = (page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('.score-table tbody tr')].map((row) => [
        row.querySelector('th').textContent.trim(),
        Number(row.querySelector('.total').textContent),
      ]),
    ),
  );

const tilesLaid = (page) =>
  page.evaluate(() => Number(document.querySelector('.board').getAttribute('aria-label').match(/\d+/)[0]));

/** From now on tiles are drawn flat, which halves the work of a whole game. */
async function drawFlat(page) {
  // No part of the page is under way there: WebKit tells of parts that are given up when a page is left.
  await page.open('/notices.txt');
  await page.evaluate(() => localStorage.setItem('bastide.map', JSON.stringify('map')));
}

/** Fills in the form for a table. `computers`: how many take the other seats. */
async function openTable(page, { game, seats, modules = false, computers = 0, here = false }) {
  await page.open(computers > 0 ? '/new#computers' : '/new');
  await page.fill(field('Your name'), 'Ada');
  if (game) await page.click(`input[name=game][value="${game}"]`);
  if (modules)
    await page.evaluate(() => {
      for (const module of document.querySelectorAll('.module')) {
        const wanted = module.querySelector('[role=switch]');
        if (!wanted.checked) wanted.click();
      }
    });
  if (seats) await page.click(`input[name=seats][value="${seats}"]`);
  if (computers > 0) {
    await page.click('input[name=level][value=newcomer]');
    if (!here) await page.click({ role: 'switch', name: 'In this browser' });
  }
  await page.click(button('Open the table'));
  await page.waitFor(computers > 0 ? '.table' : '.invite-code');
}

/** Presses as a player does: a place on the board, then what is asked. */
async function playByHand(page, answers) {
  for (let n = 0; n < answers; n++) {
    await page.until(() => document.querySelector('.hand-place .primary, .choose .primary, .hand-place'));
    if ((await page.count('.hand-place')) > 0) await page.click('.board-cell');
    const before = await page.evaluate(() => document.querySelector('.hand').innerText);
    await page.click('.hand-actions .primary');
    await page.until((was) => document.querySelector('.hand')?.innerText !== was, before);
  }
}

async function untilResult(page) {
  await page.until(() => document.querySelector('.winners, .ending'));
  if ((await page.count('.ending')) > 0) await page.click('.ending .primary');
  await page.waitFor('.winners');
}

/** Computers of this table take no time to think. */
async function hurry(page) {
  await page.click(button('Menu'));
  await page.click({ role: 'radio', name: 'At once' });
  await page.click(button('Close'));
  await page.gone('dialog');
}

async function resign(page) {
  await page.click(button('Menu'));
  await page.click(button('Resign'));
  await page.click('dialog[open] .danger');
}

/** All flows in one engine; `launch` starts it. */
export function testEngine(name, launch) {
  let browser;
  let server;
  /** Two seats at a table where the last tile is laid next. */
  let lastTile;
  /** A game that is played to its last tile in one engine ends in the others when so many are laid. */
  const playToTheEnd = async (page, tiles) => {
    if (name === 'chromium') return playOn(page);
    await playOn(page, tiles);
    await resign(page);
  };
  const open = async (t, size, url = server.url) => {
    const page = await openPage(browser, () => url, size);
    t.after(page.close);
    return page;
  };

  /** What differs little by engine: one of the two that CI starts goes this way, in `long` each does. */
  const testIn = (engine, what, way) => {
    if (LONG || name === engine) test(`${name}: ${what}`, way);
  };

  before(async () => {
    server = await startServer((store) => {
      lastTile = prepareRooms(store, 'last_tile').last_tile;
    });
    browser = await launch();
  });
  after(async () => {
    await browser?.close();
    await server?.stop();
  });

  test(`${name}: a test notices what goes wrong on a page`, async (t) => {
    const faulty = await openFaultySite();
    t.after(faulty.close);
    const page = await open(t, PHONE, faulty.url);
    await page.open('/');
    const missed = () => FAULTS.filter((fault) => !page.problems.some((problem) => problem.includes(fault)));
    const deadline = Date.now() + 10_000;
    while (missed().length > 0 && Date.now() < deadline) await page.count('body');
    assert.deepEqual(missed(), []);
  });

  test(`${name}: two friends meet in the lobby and play, and end a game, which is gone through again`, async (t) => {
    const [ada, bruno] = await Promise.all([open(t, DESK), open(t, PHONE)]);
    t.diagnostic(browser.version);
    // What is painted is seen in the games below.
    await Promise.all([ada, bruno].map(drawFlat));
    await openTable(ada, {});
    await ada.picture(`${name}-lobby`);
    await bruno.open(await ada.path());
    await bruno.fill(field('Your name'), 'Bruno');
    await bruno.click(button('Take seat 2'));
    await ada.waitFor(words('Bruno'));
    await ada.fill(field('Message'), 'Good luck');
    await ada.click(button('Send'));
    await bruno.waitFor(words('Good luck'));
    await ada.click('.lobby-start button');
    await Promise.all([ada, bruno].map((page) => page.waitFor('.table')));

    const first = await nextToPlay([ada, bruno]);
    await playByHand(first, 1);
    for (const page of [ada, bruno]) assert.ok(await fits(page));
    await first.picture(`${name}-claim`);
    await Promise.all([ada, bruno].map((page) => playOn(page, 20)));
    await ada.picture(`${name}-table-desk`);
    await bruno.picture(`${name}-table-phone`);

    // The tiles between are laid in game.test.mjs.
    const { room, seats } = lastTile;
    const sitDown = (page, seat) => page.open(`/r/${room}#s=${seats[seat].secret}`);
    await Promise.all([ada, bruno].map(sitDown));
    await Promise.all([ada, bruno].map((page) => playOn(page)));
    await Promise.all([ada, bruno].map(untilResult));
    await ada.waitFor(words('The shuffle was fair'));
    const points = await scores(ada);
    assert.deepEqual(Object.keys(points).sort(), seats.map((seat) => seat.name).sort());
    assert.deepEqual(await scores(bruno), points);
    await bruno.picture(`${name}-result`);

    await bruno.click(link('Go through the game again'));
    await bruno.waitFor('.replay[aria-busy="false"] .board-tile');
    // Rarely a tile or two fit nowhere, and are set aside.
    const laid = await tilesLaid(bruno);
    assert.ok(laid >= 70 && laid <= 72, `${laid} tiles`);
    await bruno.click(button('One turn back'));
    await bruno.until(
      (told) => document.querySelector('.board').getAttribute('aria-label').includes(told),
      `with ${laid - 1} tiles`,
    );
    await bruno.click(button('To the beginning'));
    await bruno.until(() => /with 1 tile$/.test(document.querySelector('.board').getAttribute('aria-label')));
    await bruno.picture(`${name}-replay`);
    for (const page of [ada, bruno]) assert.deepEqual(page.problems, []);
  });

  testIn('webkit', 'a table with every module is played', async (t) => {
    const page = await open(t, PHONE);
    await drawFlat(page);
    await openTable(page, { modules: true, seats: 3, computers: 2 });
    await hurry(page);
    await playByHand(page, BY_HAND);
    await playOn(page, 25);
    await page.picture(`${name}-modules`);
    await playToTheEnd(page, 40);
    await untilResult(page);
    assert.equal(Object.keys(await scores(page)).length, 3);
    assert.deepEqual(page.problems, []);
  });

  test(`${name}: a replay is saved as what this engine can make of it`, async (t) => {
    const page = await open(t, DESK);
    await openTable(page, { game: 'castle', computers: 1, here: true });
    await hurry(page);
    await playByHand(page, BY_HAND);
    await resign(page);
    await untilResult(page);
    await page.click(link('Go through the game again'));
    await page.waitFor('.replay[aria-busy="false"] .board-tile');
    await page.evaluate(() => {
      const { createObjectURL } = URL;
      URL.createObjectURL = (blob) => {
        if (blob instanceof File) globalThis.saved = { name: blob.name, type: blob.type, size: blob.size };
        return createObjectURL.call(URL, blob);
      };
    });
    await page.click(button('Save as a video'));
    // What the page says instead tells why there is none.
    const saved = await page.until(() => globalThis.saved ?? document.querySelector('.notice')?.textContent);
    assert.deepEqual(page.problems, []);
    assert.equal(typeof saved, 'object', saved);
    assert.match(saved.name, /^bastide-[0-9a-f]{8}\.(mp4|webm|gif)$/);
    assert.ok(saved.type.endsWith(saved.name.split('.')[1]), saved.type);
    assert.ok(saved.size > 10_000, `${saved.size} bytes`);
    t.diagnostic(`${saved.type}, ${saved.size} bytes`);
  });

  testIn('firefox', 'The Castle is played', async (t) => {
    const page = await open(t, DESK);
    await openTable(page, { game: 'castle', computers: 1, here: true });
    await hurry(page);
    await playByHand(page, BY_HAND);
    await playOn(page, 25);
    await page.picture(`${name}-castle`);
    await playOn(page, 30);
    await resign(page);
    await untilResult(page);
    await page.waitFor(words('in this browser alone'));
    assert.equal(Object.keys(await scores(page)).length, 2);
    assert.deepEqual(page.problems, []);
  });

  for (const [device, size] of Object.entries({ desk: DESK, phone: PHONE })) {
    const where = device === 'desk' ? 'on the server' : 'in the browser, without a network';
    testIn(
      device === 'desk' ? 'firefox' : 'webkit',
      `The Discovery is played against computers ${where}: ${device}`,
      async (t) => {
        const page = await open(t, size);
        const here = device === 'phone';
        if (here) {
          await page.open('/');
          await page.until(keepsAll);
          page.cutOff();
        }
        await openTable(page, { game: 'discovery', computers: 1, here });
        await hurry(page);
        await playByHand(page, BY_HAND);
        await playOn(page, 25);
        assert.ok(await fits(page));
        await page.picture(`${name}-discovery-${device}`);
        await resign(page);
        await untilResult(page);
        assert.equal(Object.keys(await scores(page)).length, 2);
        await page.picture(`${name}-discovery-result-${device}`);
        page.comeBack();
        assert.deepEqual(page.problems, []);
      },
    );
  }

  test(`${name}: without a network one plays alone, over a reload, and the game is analysed`, async (t) => {
    const page = await open(t, PHONE);
    await page.open('/');
    await page.until(keepsAll);
    page.cutOff();
    await page.reload();
    await page.click(button('Play alone'));
    await page.waitFor('.table');
    await hurry(page);
    await playByHand(page, BY_HAND);
    await playOn(page, 14);
    await page.until(() => document.querySelector('.hand-place'));
    const laid = await tilesLaid(page);
    await page.reload();
    await page.until(() => document.querySelector('.hand-place'));
    assert.equal(await tilesLaid(page), laid);
    await page.picture(`${name}-alone`);
    await resign(page);
    await untilResult(page);
    await page.picture(`${name}-alone-result`);
    await page.click(link('Go through the game again'));
    await page.click(button('Analyse this game'));
    // The whole takes an engine a minute or more: analysis.test.mjs waits for it in one.
    await page.until(() => /\d\d% analysed/.test(document.body.innerText));
    await page.waitFor('.result-graph');
    await page.click(button('Stop'));
    await page.picture(`${name}-analysis`);
    page.comeBack();
    assert.deepEqual(page.problems, []);
  });
}

/** Whether the browser has kept all that the page may need, except texts in other languages. */
async function keepsAll() {
  if (!navigator.serviceWorker.controller) return false;
  const parts = await (await fetch('/parts.json')).json();
  const wanted = parts.filter((path) => !/^\/assets\/(fr|de|it|ro)-/.test(path));
  const kept = await Promise.all(['/', ...wanted].map((path) => caches.match(path)));
  return kept.every((response) => response !== undefined);
}

/** Whether a table needs no scroll bars. */
const fits = (page) =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return scrollWidth <= innerWidth && scrollHeight <= innerHeight;
  });

/** The page that is asked. */
async function nextToPlay(pages) {
  for (;;) {
    for (const page of pages) if ((await page.count('.hand-place')) > 0) return page;
  }
}
