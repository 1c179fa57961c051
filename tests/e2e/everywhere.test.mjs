// What a game shows is accessible in light and dark and in all languages, with forced colours, and at 200 % zoom: table, its
// panels and questions, result, replay, of both games.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessibilityFaults, DESKTOP, overflow, PHONE, picture } from './browser.mjs';
import { aim, untilResult } from './player.mjs';
import { playSteps, prepareRooms, sitAtAll } from './prepared.mjs';
import { openSite } from './site.mjs';

const LANGUAGES = ['en', 'fr', 'de', 'it', 'ro'];
let rooms;
const site = openSite({ fill: (store) => (rooms = prepareRooms(store)) });

const GAMES = { carcassonne: 'last_tile', castle: 'castle_keep' };
/** A page with twice the zoom has half the pixels. */
const ZOOMED = { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 };

const LOOKS = {
  'a phone, light': PHONE,
  'a phone, dark': { ...PHONE, colorScheme: 'dark' },
  'a desk, light': DESKTOP,
  'a desk, dark': { ...DESKTOP, colorScheme: 'dark' },
  'a desk, forced colours': { ...DESKTOP, forcedColors: 'active' },
  'a desk at 200 %': ZOOMED,
};

/** As one of the seats: the first, if not told. */
async function enter(page, game, language, seat = 0) {
  const { room, seats } = rooms[GAMES[game]];
  await page.goto(`${site.url}/r/${room}?lang=${language}#s=${seats[seat].secret}`);
  await page.waitForSelector('.table .board image');
}

async function check(page, what) {
  const forced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches);
  const faults = (await accessibilityFaults(page)).filter(
    (fault) => !(forced && fault.startsWith('color-contrast')), // of forced colours axe sees the author's
  );
  assert.deepEqual(faults, [], what);
  assert.ok((await overflow(page)) <= 0, `${what} is too wide`);
  const columns = await page
    .locator('.table-left, .table-right')
    .evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  assert.ok(Math.max(0, ...columns) === 0, `beside ${what} a column is too narrow for what it holds`);
}

/** From the narrowest window that has something beside the board. */
const WIDE = [
  [1000, 700],
  [1024, 768],
  [1100, 800],
  [1280, 720],
  [1439, 800],
  [1440, 900],
  [1920, 1080],
];
const BESIDE_MOST = 0.3;

/** How many pixels of the width are not the board's, and what of them is cut. */
function besideTheBoard(page) {
  return page.evaluate(() => {
    const cut = [...document.querySelectorAll('.table, .table-left, .table-right, .table .button')].filter(
      (part) =>
        part.scrollWidth > part.clientWidth ||
        (part.scrollHeight > part.clientHeight && getComputedStyle(part).overflowY !== 'auto'),
    );
    const board = document.querySelector('.table-board').getBoundingClientRect();
    return { taken: Math.round(innerWidth - board.width), cut: cut.map((part) => part.outerHTML) };
  });
}

/** The page has taken notice of how wide its window is now. */
async function untilLaidOut(page) {
  await page.waitForFunction(() => {
    const withLog = document.querySelector('.table').classList.contains('with-log');
    return withLog === matchMedia('(min-width: 90rem)').matches;
  });
  await page.waitForTimeout(100);
}

for (const language of LANGUAGES) {
  test(`seven tenths of a wide window are the board's in ${language}`, async () => {
    for (const game of Object.keys(GAMES)) {
      const page = await site.open(DESKTOP);
      const [{ seat }] = rooms[GAMES[game]].steps;
      await enter(page, game, language, seat);
      await aim(page, 0);
      for (const [width, height] of WIDE) {
        await page.setViewportSize({ width, height });
        await untilLaidOut(page);
        const { taken, cut } = await besideTheBoard(page);
        assert.ok(taken > 0 && taken <= BESIDE_MOST * width, `${game} at ${width}: ${taken}`);
        assert.deepEqual(cut, [], `${game} at ${width}x${height}`);
        await picture(page, `columns-${game}-${language}-${width}`);
      }
      assert.deepEqual(page.problems, []);
      await page.context().close();
    }
  });
}

for (const game of Object.keys(GAMES)) {
  for (const [look, options] of Object.entries(LOOKS)) {
    test(`${game}: table and panels are accessible at ${look}`, async () => {
      const page = await site.open(options);
      await enter(page, game, 'en');
      await check(page, 'table');
      await picture(page, `everywhere-${game}-${look.replaceAll(/\W+/g, '-')}`);
      const panels = ['Tiles still to come', 'Chat', 'What happened', 'Menu', 'Read the board'];
      for (const name of panels) {
        const tool = page.locator(`.tool[aria-label="${name}"], .tool[title="${name}"]`);
        if ((await tool.count()) === 0) continue;
        await tool.click();
        await page.waitForLoadState('networkidle');
        await check(page, name);
        if (name === 'Menu') {
          await page.locator('.dialog .menu summary').click();
          await page.locator('.settings').waitFor();
          await check(page, 'settings in the menu');
        }
        await page.keyboard.press('Escape');
      }
      const wide = (await page.locator('.tool[aria-label="Menu"]').count()) === 0;
      for (const name of ['Rules of this table', 'Keys at the table', 'Resign']) {
        if (!wide) await page.locator('.tool[aria-label="Menu"]').click();
        await page.locator('.menu').getByRole('button', { name, exact: true }).click();
        await page.waitForLoadState('networkidle');
        await check(page, name);
        await page.keyboard.press('Escape');
      }
      assert.deepEqual(page.problems, []);
      await page.context().close();
    });
  }
}

// Colours are the same in every language: the dark ones are looked at above.
for (const language of LANGUAGES) {
  test(`both tables are accessible in ${language}`, async () => {
    for (const game of Object.keys(GAMES)) {
      const page = await site.open(PHONE);
      await enter(page, game, language);
      await check(page, `${game} ${language}`);
      assert.deepEqual(page.problems, []);
      await page.context().close();
    }
  });
}

const ENDED = { carcassonne: 'traders_end', castle: 'castle_end_4_7' };
const endings = new Map();

/** Plays a game to its end, once; returns where it is seen again. */
function ended(game) {
  if (!endings.has(game)) endings.set(game, end(rooms[ENDED[game]]));
  return endings.get(game);
}

async function end(prepared) {
  const seats = await sitAtAll(site.browser, site.url, prepared);
  await playSteps(seats, prepared.steps);
  const [page] = seats.values();
  await untilResult(page);
  const replay = await page.locator('a[href^="/g/"]').first().getAttribute('href');
  await Promise.all([...seats.values()].map((one) => one.context().close()));
  return { result: `/r/${prepared.room}#s=${prepared.seats[0].secret}`, replay };
}

async function checkEnded(game, language, options, what) {
  const { result, replay } = await ended(game);
  const page = await site.open({ ...options, locale: language });
  await page.goto(site.url + result);
  await page.locator('.winners').waitFor();
  await page.waitForLoadState('networkidle');
  await check(page, `result of ${what}`);
  await picture(page, `everywhere-result-${what.replaceAll(/\W+/g, '-')}`);
  await page.goto(site.url + replay);
  await page.waitForSelector('.replay .board image');
  await check(page, `replay of ${what}`);
  await picture(page, `everywhere-replay-${what.replaceAll(/\W+/g, '-')}`);
  assert.deepEqual(page.problems, []);
  await page.context().close();
}

for (const game of Object.keys(ENDED)) {
  for (const [look, options] of Object.entries(LOOKS))
    test(`${game}: result and replay are accessible at ${look}`, () =>
      checkEnded(game, 'en', options, `${game} at ${look}`));
  for (const language of LANGUAGES.slice(1))
    test(`${game}: result and replay are accessible in ${language}`, () =>
      checkEnded(game, language, PHONE, `${game} ${language}`));
}
