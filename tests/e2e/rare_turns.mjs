// What plays situations that random games meet too seldom: each is prepared to just before its turn, then
// played and checked through the pages of the players. rare.test.mjs and the folders of modules say which.

import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { accessibilityFaults, overflow, picture } from './browser.mjs';
import { WAIT_MS } from './limits.mjs';
import { resultScores, scoresOn, untilResult } from './player.mjs';
import { playSteps, prepareRooms, sitAt } from './prepared.mjs';
import { downloadRecord } from './records.mjs';
import { openSite } from './site.mjs';
import { logOf } from './words.mjs';

/** By name, once the site is open. */
export let rooms;
export const site = openSite({
  fill: (store) => {
    rooms = prepareRooms(store);
  },
});

/** At a desk and on a phone: two pages go from table to table, since each would take a second to begin. */
let opened;

export async function sit(room) {
  const pages = await sitAt(site.browser, site.url, room, opened);
  opened = [...pages.values()];
  return pages;
}

/** Waits until `read` gives this; fails with the difference if it does not. */
export async function until(read, expected) {
  for (const deadline = Date.now() + WAIT_MS; Date.now() < deadline; await sleep(20))
    if (isDeepStrictEqual(await read(), expected)) return;
  assert.deepEqual(await read(), expected);
}

/** The lines of the log, with the sum of a scoring in brackets. */
const linesOn = (page) =>
  page.locator('.log-line').evaluateAll((all) =>
    all.map((line) => {
      const words =
        line.querySelector('.log-button > span') ?? line.querySelector(':scope > span:last-child');
      const sum = line.querySelector('small');
      const text = sum === null ? words.textContent : `${words.textContent} (${sum.textContent})`;
      return text.replaceAll('\u00a0', ' ');
    }),
  );

/**
 * Waits for these last lines of the log, which also has the game before. Opens it by its tool in a narrow
 * window.
 */
export async function untilLogged(page, lines) {
  await page.waitForSelector('.tools');
  const tool = page.locator('.tools').getByRole('button', { name: 'What happened' });
  const narrow = (await tool.count()) > 0;
  if (narrow) await tool.tap();
  await until(async () => (await linesOn(page)).slice(-lines.length || Infinity), lines);
  if (narrow) await page.getByRole('button', { name: 'Close' }).tap();
}

/**
 * Sits down at a prepared table, plays its turn, and checks the result on all pages. `asked`: checks before a
 * choice; `seen`: checks afterwards.
 */
export async function playAt(name, { asked, seen } = {}) {
  const room = rooms[name];
  const pages = await sit(room);
  const all = [...pages.values()];
  for (const page of all) await until(() => scoresOn(page), room.scores);
  await playSteps(pages, room.steps, asked?.(room, pages));
  if (room.events.at(-1).type === 'game_finished') await checkResult(all, room);
  await checkTable(all, room);
  await seen?.({ pages, room });
  await areSound(all, name);
}

export async function checkTable(pages, room) {
  const names = room.seats.map((seat) => seat.name);
  const expected = logOf(room.events, names, gameOf(room));
  for (const page of pages) {
    await untilLogged(page, expected);
    await until(() => scoresOn(page), room.scores_after);
  }
}

/** Leaves the pages showing the board again. */
async function checkResult(pages, room) {
  const expected = Object.fromEntries(room.seats.map(({ name }, seat) => [name, room.scores_after[seat]]));
  for (const page of pages) {
    await untilResult(page);
    assert.deepEqual(await resultScores(page), expected);
    await picture(page, `rare-${room.room}-result`);
  }
  await pages[0].getByText('The shuffle was fair').waitFor();
  await downloadRecord(pages[0]);
  for (const page of pages) await page.getByRole('button', { name: 'See the board' }).click();
}

/** Checks that a rare question is accessible like everything else. */
export async function look(page, name) {
  await picture(page, name);
  assert.deepEqual(await accessibilityFaults(page), []);
}

/** Whether the line over the board of a phone is cut off. */
function isCutOff(page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('.latest, .latest span')].some(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight, textContent }) =>
        clientWidth > 0 &&
        (scrollWidth > clientWidth || scrollHeight > clientHeight || textContent.endsWith('…')),
    ),
  );
}

export async function areSound(pages, name) {
  for (const page of pages) {
    await picture(page, `rare-${name}${page.hasTouch ? '-phone' : ''}`);
    assert.equal(await overflow(page), 0);
    assert.equal(await isCutOff(page), false);
    assert.deepEqual(page.problems.splice(0), []);
  }
}

/** By the first letter of its tiles' names. */
const GAMES = { K: 'castle', D: 'discovery' };
const gameOf = ({ events }) => GAMES[/^[A-Z]/.exec(events.find(({ tile }) => tile)?.tile)] ?? 'carcassonne';

export const eventOf = ({ events }, type) => events.find((event) => event.type === type);

/** The seats' cards on each page. */
export const cardsOf = (pages, seat) =>
  [...pages.values()].map((page) => page.locator('.seat-card').nth(seat));
