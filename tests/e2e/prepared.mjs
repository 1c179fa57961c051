// Tables at which something rare is about to happen: `prepared_rooms` has played up to that turn, and tells
// the next steps.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ANYWHERE, WAYS } from './all_modules.mjs';
import { openPage, PHONE } from './browser.mjs';
import { cardFaults } from './card_faults.mjs';
import { handFaults } from './hand_faults.mjs';
import { untilForeseen } from './player.mjs';
import { ROOT } from './server.mjs';
import { placeNamed, placeOf } from './words.mjs';

const PREPARING_MS = 120_000;

/** BASTIDE_PREPARED_ROOMS, or the existing build. */
function program() {
  const found = process.env.BASTIDE_PREPARED_ROOMS ?? join(ROOT, 'build/release/prepared_rooms');
  if (!existsSync(found))
    throw new Error('no prepared_rooms: build it, or name it by BASTIDE_PREPARED_ROOMS');
  return found;
}

/** Fills a new store with those of these names, without names with all that can be read. By name. */
export function prepareRooms(store, ...names) {
  const { status, stdout, stderr } = spawnSync(program(), [store, ...names], {
    encoding: 'utf8',
    timeout: PREPARING_MS,
  });
  if (status !== 0) throw new Error(`prepared_rooms failed: ${stderr}`);
  return JSON.parse(stdout);
}

/**
 * Pages for two seats of a prepared room, by their personal links: one at a desktop, one on a phone. By seat.
 * `opened`: pages that sat at another table, in that order, and leave it for this one.
 */
export function sitAt(browser, url, prepared, opened) {
  const { seats, steps } = prepared;
  const mover = steps[0].seat;
  const sitting = seats.length === 2 ? [0, 1] : [mover, (mover + 1) % seats.length];
  return sitOn(browser, url, prepared, sitting, { opened });
}

const deskThenPhones = (index) => (index === 0 ? {} : PHONE);

/** The same for all seats: one at a desktop, the others on phones, unless `lookOf` says otherwise. */
export function sitAtAll(browser, url, prepared, lookOf = deskThenPhones) {
  return sitOn(browser, url, prepared, [...prepared.seats.keys()], { lookOf });
}

/** Runs in the page: goes to another table by the history, without loading the page anew. */
function goOnTo(path) {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}

async function sitOn(browser, url, { room, seats }, sitting, { opened, lookOf = deskThenPhones }) {
  const looks = sitting.map((_, index) => lookOf(index));
  const pages = opened ?? (await Promise.all(looks.map((look) => openPage(browser, look))));
  await Promise.all(
    pages.map(async (page, index) => {
      const { name, secret } = seats[sitting[index]];
      page.hasTouch = looks[index].hasTouch === true;
      if (opened === undefined) await page.goto(`${url}/r/${room}#s=${secret}`);
      else await page.evaluate(goOnTo, `/r/${room}#s=${secret}`);
      await page.getByText(`${name} (you)`).waitFor();
    }),
  );
  return new Map(sitting.map((seat, index) => [seat, pages[index]]));
}

const pressOn = (page) => (target) => (page.hasTouch ? target.tap() : target.click());

/**
 * Takes the steps of a turn, each on its seat's page. `asked`: by type of action, called before one is
 * chosen.
 */
export async function playSteps(pages, steps, asked = {}) {
  for (const [index, step] of steps.entries()) {
    const page = pages.get(step.seat);
    const press = pressOn(page);
    await page.locator('.hand-place, .hand-choose').waitFor();
    const keepsWord = (words) => assertFollows(words, steps.slice(index + 1), step);
    if (step.type === 'place_other') await press(page.getByRole('button', { name: 'Place the other tile' }));
    if (LAYS.includes(step.type)) await layTile(page, step, press, asked[step.type], keepsWord);
    else if ((await page.locator('.hand-place').count()) > 0)
      await (step.type === 'pass' ? giveUpTile : payAside)(page, step, press, asked[step.type]);
    else await choose(page, step, press, asked[step.type], keepsWord);
  }
}

/** What the page says of the end of the turn or of another tile is what comes. */
function assertFollows(words, after, { seat, type }) {
  const [next] = after;
  const what = `"${words}" before ${JSON.stringify(after)}`;
  if (/end turn|End the turn/.test(words)) assert.equal(next, undefined, what);
  const lays = ['place_tile', 'place_abbey'].includes(next?.type) && next.seat === seat;
  if (/draw again|then one more tile/.test(words)) assert.ok(lays, what);
  // A second tile never comes unsaid, but where it was asked for.
  else if (lays && type !== 'ransom' && type !== 'double_turn') assert.match(words, /one more tile/, what);
}

/** Tiles that are turned before they are laid. */
const LAYS = ['place_tile', 'place_other'];

async function layTile(page, { x, y, rotation, rotations }, press, asked, keepsWord) {
  const cell = page.locator(`.board-cell[data-place="${x},${y}"]`);
  await cell.evaluate((button) => button.click()); // it may lie outside the window
  for (let turn = rotations.indexOf(rotation); turn > 0; turn--)
    await press(page.getByRole('button', { name: 'Rotate right' }));
  await untilForeseen(page);
  assert.deepEqual(await handFaults(page), [], 'the hand before the tile is laid');
  await asked?.(page);
  const button = await page.$('.hand-actions .primary');
  const isLast = (await page.locator('.hand-hint').textContent()).startsWith('Nothing to choose');
  if (isLast) keepsWord(await page.locator('.hand-place').textContent());
  await press(page.locator('.hand-actions .primary'));
  await button.waitForElementState('hidden');
}

/** Pays before the tile is laid. */
async function payAside(page, { nth }, press, asked) {
  const pay = page.locator('.ransom button').nth(nth);
  await asked?.(page, pay);
  await press(pay);
  await page.getByText('is free.').waitFor();
}

/** Instead of laying it: another is drawn. */
async function giveUpTile(page, _, press, asked) {
  const button = page.getByRole('button', { name: 'Draw another tile' });
  await asked?.(page, button);
  await press(button);
  await button.waitFor({ state: 'detached' });
}

async function choose(page, step, press, asked, keepsWord) {
  const { type, nth } = step;
  const form = await page.waitForSelector('.choose');
  await page.locator('.outcome[aria-busy]').first().waitFor({ state: 'detached' });
  assert.deepEqual(await cardFaults(page), [], `the cards before ${type}`);
  const lines = page.locator(`.claim[data-action="${type}"]`);
  const isFar = type === 'deploy' && step.x !== undefined;
  const far = page.locator(`.claim[data-action="deploy"][data-piece="${step.piece}"]`).last();
  const found = await WAYS[type]?.(page, step, press, placeNamed);
  const line = found ?? (ANYWHERE.includes(type) ? lines.first() : isFar ? far : lines.nth(nth));
  if (!found) {
    // A line that stands alone is chosen from the beginning.
    const chosen = ANYWHERE.includes(type) && (await line.locator('input').isChecked()) ? 1 : 0;
    for (let presses = (ANYWHERE.includes(type) ? nth : 0) - chosen; presses >= 0; presses--)
      await press(line);
  }
  if (isFar) await goThroughPortal(page, step, press);
  await page.locator('.outcome[aria-busy]').first().waitFor({ state: 'detached' });
  await asked?.(page, line);
  const confirm = page.locator('.hand-actions .primary');
  if ((await confirm.textContent()) === 'Confirm') keepsWord(await line.textContent());
  await press(confirm);
  await page.waitForFunction((shown) => !shown.isConnected, form);
}

/** A tile, then what to claim there: with a finger on the board, else by their names. */
async function goThroughPortal(page, { x, y, nth_there: nth }, press) {
  const place = placeOf({ x, y }, 'carcassonne') || 'at the start tile';
  if (page.hasTouch) {
    const tile = page.getByRole('button', { name: `Through the portal: ${place}`, exact: true });
    await tile.evaluate((button) => button.click()); // it may lie under the hand
    await press(page.locator(`.board-slot-button[data-slot="${nth}"]`));
    return;
  }
  const picker = page.getByRole('group', { name: 'Through the portal' });
  const tile = picker.getByLabel('Tile');
  const names = await tile.locator('option').allTextContents();
  await tile.selectOption({ index: names.findIndex((name) => name.startsWith(`${place}:`)) });
  await picker.getByLabel('What to claim there').selectOption({ index: nth });
}
