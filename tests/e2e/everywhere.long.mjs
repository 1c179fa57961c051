// What a game shows is accessible in light and dark and in all languages, with forced colours,
// and at 200 % zoom: table, its panels and questions, result, replay, of both games.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DESKTOP, picture } from './browser.mjs';
import { check, LANGUAGES, LOOKS, SPOKEN } from './looks.mjs';
import { walkPanels } from './panels.mjs';
import { aim, untilResult } from './player.mjs';
import { playSteps, prepareRooms, sitAtAll } from './prepared.mjs';
import { openSite } from './site.mjs';

let rooms;
const site = openSite({ look: 'painted', fill: (store) => (rooms = prepareRooms(store)) });

const GAMES = { carcassonne: 'last_tile', castle: 'castle_keep', six: 'last_tile_of_six' };

/** As one of the seats: the first, if not told. */
async function enter(page, game, language, seat = 0) {
  const { room, seats } = rooms[GAMES[game]];
  await page.goto(`${site.url}/r/${room}?lang=${language}#s=${seats[seat].secret}`);
  await page.waitForSelector('.table .board image');
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

/** The pixels of the width beside the board, and those of them that are cut. */
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

/** Waits until the page has noticed the width of its window. */
async function untilLaidOut(page) {
  await page.waitForFunction(() => {
    const withLog = document.querySelector('.panel-log') !== null;
    return withLog === matchMedia('(min-width: 75rem) and (min-height: 40rem)').matches;
  });
  await page.waitForTimeout(100);
}

for (const language of LANGUAGES) {
  test(`seven tenths of a wide window are the board's in ${language}`, async () => {
    for (const game of ['carcassonne', 'castle']) {
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

/** Checks the table of this game and all panels that open from it. */
async function walkTable(game, language, options, look) {
  const page = await site.open(options);
  await enter(page, game, language);
  const name = `everywhere-${game}-${language}-${look}`.replaceAll(/\W+/g, '-');
  await check(page, 'table');
  await picture(page, name);
  await walkPanels(page, game, language, async (what) => {
    await check(page, what);
    await picture(page, `${name}-${what.replaceAll(/\W+/g, '-')}`);
  });
  assert.deepEqual(page.problems, []);
  await page.context().close();
}

/** Parts checked in fewer looks or languages, since they are like the first game in the others. */
const LOOKS_OF = {
  castle: ['a phone, light', 'a desk, dark', 'a desk, forced colours'],
  six: ['a phone, light', 'a desk, dark'],
};
const LANGUAGES_OF = { six: ['de'] };

const looksOf = (game) => Object.entries(LOOKS).filter(([look]) => LOOKS_OF[game]?.includes(look) ?? true);
const languagesOf = (game) =>
  Object.entries(SPOKEN).filter(([language]) => LANGUAGES_OF[game]?.includes(language) ?? true);

for (const game of Object.keys(GAMES)) {
  for (const [look, options] of looksOf(game))
    test(`${game}: table and panels are accessible at ${look}`, () => walkTable(game, 'en', options, look));
  for (const [language, options] of languagesOf(game))
    test(`${game}: table and panels are accessible in ${language}`, () =>
      walkTable(game, language, options, 'small'));
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
  await page.locator('.result-actions > .primary').click();
  await page.locator('.rematch .row button').first().waitFor();
  await check(page, `offered rematch of ${what}`);
  await page.locator('.rematch .row button').last().click(); // takes it back
  await page.locator('.rematch').waitFor({ state: 'detached' });
  await page.goto(site.url + replay);
  await page.waitForSelector('.replay .board image');
  await check(page, `replay of ${what}`);
  await picture(page, `everywhere-replay-${what.replaceAll(/\W+/g, '-')}`);
  assert.deepEqual(page.problems, []);
  await page.context().close();
}

for (const game of Object.keys(ENDED)) {
  for (const [look, options] of looksOf(game))
    test(`${game}: result and replay are accessible at ${look}`, () =>
      checkEnded(game, 'en', options, `${game} at ${look}`));
  for (const [language, options] of languagesOf(game))
    test(`${game}: result and replay are accessible in ${language}`, () =>
      checkEnded(game, language, options, `${game} ${language}`));
}
