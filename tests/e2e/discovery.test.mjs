// Two people play The Discovery against each other through their browsers, one with a mouse at a large
// window, one with a finger on a phone; then a stretch with two open tiles each.

import assert from 'node:assert/strict';
import { before } from 'node:test';
import { accessibilityFaults, overflow, PHONE, picture } from './browser.mjs';
import { playOn } from './engines/playing.mjs';
import { check } from './looks.mjs';
import { walkPanels } from './panels.mjs';
import {
  aim,
  choose,
  openTable,
  playTurn,
  resultScores,
  sitDown,
  startGame,
  tilesLaid,
  untilResult,
  untilSameTilesLaid,
  untilTilesLaid,
  whoseTurn,
} from './player.mjs';
import { downloadRecord } from './records.mjs';
import { openSite } from './site.mjs';
import { story } from './story.mjs';

/** From so many tiles on the players press by hand again. */
const LAST_TILES = 78;
const TAKE = '.claim[data-action="take_follower"]';
const SEND = '.claim[data-action="deploy"]';
const WORTH = `${TAKE}:has(.outcome strong)`;
const step = story();
const site = openSite();
let ada;
let bruno;
let turns = 0;

before(async () => {
  [ada, bruno] = await Promise.all([site.open(), site.open({ ...PHONE, look: 'painted' })]);
});

/** Takes a meeple back in every third turn, else sends one, where that may be done. */
async function decide(page, turn) {
  const wishes = turn % 3 === 2 ? [TAKE, SEND] : [SEND, TAKE];
  for (const wish of wishes) {
    const claims = page.locator(wish);
    const count = await claims.count();
    if (count > 0) return choose(claims.nth(turn % count));
  }
}

/** Plays so many turns at most, and tells whether the game goes on. */
async function play(count = Number.POSITIVE_INFINITY) {
  for (const end = turns + count; turns < end; turns++) {
    const page = await whoseTurn([ada, bruno]);
    if (page === null) return false;
    await playTurn(page, turns, decide);
  }
  return true;
}

step('a private link leads two people to a table of The Discovery', async () => {
  const path = await openTable(ada, site.url, 'Ada', { game: 'discovery' });
  await sitDown(bruno, site.url, path, 'Bruno');
  await ada.getByText('All details').click();
  await ada.getByText('A finished region of one or two tiles').waitFor();
  await startGame(ada);
  await bruno.waitForSelector('.table');
  assert.equal(await tilesLaid(ada), 1);
});

step('a tile and what follows can be taken back until they are confirmed', async () => {
  const page = await whoseTurn([ada, bruno]);
  await aim(page, 0);
  await page.locator('.hand-actions .primary').click();
  await page.getByText('Send a meeple?').waitFor();
  await page.locator(SEND).first().click();
  await page
    .getByText(/points? if taken back/)
    .first()
    .waitFor();
  await picture(page, 'discovery-claim');
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Place', exact: true }).waitFor();
  assert.equal(await tilesLaid(page === ada ? bruno : ada), 1);
});

step('meeples go out and come home with points, by mouse and by touch', async () => {
  assert.ok(await play(12));
  for (const page of [ada, bruno]) {
    await untilWorthTaking(page);
    const shown = await page.locator('.discovery-followers text').count();
    assert.equal(shown, await page.locator(TAKE).count());
    await choose(page.locator(WORTH).first());
    await page
      .getByText(/^\+\d+ now$/)
      .first()
      .waitFor();
    await page.locator('.board-highlight.is-claim').first().waitFor();
    await picture(page, `discovery-take-${page === ada ? 'desk' : 'phone'}`);
    const points = await scoreOf(ada, page);
    const gain = Number(await page.locator('.discovery-followers .is-chosen text').textContent());
    await page.locator('.hand-actions .primary').click();
    await page.locator('.hand-wait').waitFor();
    await until(async () => (await scoreOf(ada, page)) === points + gain);
    turns++;
  }
  await ada.locator('.log-line', { hasText: 'meeple taken back' }).first().waitFor();
});

/** Plays on until this page, having laid a tile, may take back a meeple for points. */
async function untilWorthTaking(page) {
  for (;;) {
    while ((await whoseTurn([ada, bruno])) !== page) assert.ok(await play(1));
    await aim(page, turns * 7);
    await page.locator('.hand-actions .primary').click();
    await page.locator('.claim').first().waitFor();
    await page.locator('.outcome[aria-busy]').first().waitFor({ state: 'detached' });
    if ((await page.locator(WORTH).count()) > 0) return;
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    assert.ok(await play(1));
  }
}

/** The points of the player of a page, as Ada sees them. */
async function scoreOf(page, player) {
  const card = page.locator('.seat-card', { hasText: player === ada ? 'Ada' : 'Bruno' });
  return Number(await card.locator('.seat-score > span[aria-hidden]').first().textContent());
}

async function until(holds) {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 50));
}

step('the board tells what a region is worth', async () => {
  await untilSameTilesLaid([ada, bruno]);
  await picture(ada, 'discovery-table');
  await picture(bruno, 'discovery-table-phone');
  const box = await ada.locator('.board-tile').first().boundingBox();
  await ada.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await ada.locator('.reading-card', { hasText: 'Taken back now' }).waitFor();
  await ada.getByRole('button', { name: 'Close' }).click();
  assert.equal(await overflow(bruno), 0);
});

for (const device of ['desk', 'phone']) {
  step(`every panel opens, and is accessible and whole: ${device}`, () => {
    const page = device === 'desk' ? ada : bruno;
    return walkPanels(page, 'discovery', 'en', async (what) => {
      await check(page, what);
      await picture(page, `discovery-panel-${device}-${what.replaceAll(/\W+/g, '-')}`);
    });
  });
}

for (const colorScheme of ['light', 'dark']) {
  step(`the table is accessible, ${colorScheme}`, async () => {
    for (const page of [ada, bruno]) {
      await page.emulateMedia({ colorScheme });
      assert.deepEqual(await accessibilityFaults(page), []);
    }
    await picture(ada, `discovery-${colorScheme}`);
  });
}

step('after a reload the seat, the land and the log are as before', async () => {
  const laid = await untilSameTilesLaid([ada, bruno]);
  const lines = await ada.locator('.log li').count();
  await Promise.all([ada, bruno].map((page) => page.reload()));
  await Promise.all([ada, bruno].map((page) => untilTilesLaid(page, laid)));
  await ada.getByText('Ada (you)').waitFor();
  assert.equal(await ada.locator('.log li').count(), lines);
});

step('the game goes to its end, and the board can still be seen', async () => {
  await Promise.all([ada, bruno].map((page) => playOn(page, LAST_TILES)));
  while (await play());
  await Promise.all([ada, bruno].map((page) => untilResult(page)));
  await ada.getByRole('button', { name: 'See the board' }).click();
  await ada.locator('.log li', { hasText: 'The game is over' }).waitFor();
  await picture(ada, 'discovery-end');
  await ada.getByRole('button', { name: 'See the result' }).click();
  await untilResult(ada);
});

step('both see the same scores, by the kinds of The Discovery', async () => {
  assert.deepEqual(await resultScores(ada), await resultScores(bruno));
  assert.ok((await ada.getByRole('rowheader', { name: /Mountains|Grassland|Sea/ }).count()) > 0);
  assert.equal(await ada.locator('.kind-table').getByText('Other', { exact: true }).count(), 0);
  assert.equal(await overflow(bruno), 0);
  assert.deepEqual(await accessibilityFaults(ada), []);
  await picture(ada, 'discovery-result');
  await picture(bruno, 'discovery-result-phone');
});

step('the record downloads, verifies and replays to the scores that were shown', async () => {
  await ada.getByText('The shuffle was fair').waitFor();
  const record = await downloadRecord(ada);
  assert.equal(record.rules.game, 'discovery');
  const cleo = await site.open();
  await cleo.goto(`${site.url}/g/${record.proof.game_id}`);
  await cleo.getByText('The shuffle was fair').waitFor();
  assert.deepEqual(await resultScores(cleo), await resultScores(ada));
  assert.deepEqual(cleo.problems, []);
});

step('experts choose between two open tiles', async () => {
  const path = await openTable(ada, site.url, 'Ada', { game: 'discovery', preset: 'discovery-expert' });
  await sitDown(bruno, site.url, path, 'Bruno');
  await startGame(ada);
  await bruno.waitForSelector('.table');
  const page = await whoseTurn([ada, bruno]);
  const inHand = () => page.locator('.hand-tile .tile-picture').getAttribute('aria-label');
  const first = await inHand();
  await page.getByRole('button', { name: 'Place the other tile' }).click();
  const second = await inHand();
  await picture(page, 'discovery-expert');
  await aim(page, 0);
  await page.locator('.hand-actions .primary').click();
  await page.locator('.claim').first().waitFor();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Place the other tile' }).click();
  assert.equal(await inHand(), first);
  await page.getByRole('button', { name: 'Place the other tile' }).click();
  assert.equal(await inHand(), second);
  await playTurn(page, 0, decide);
  await untilTilesLaid(page === ada ? bruno : ada, 2);
  assert.equal(await overflow(bruno), 0);
  assert.deepEqual(await accessibilityFaults(page), []);
});

step('nothing went wrong on any page', () => {
  for (const page of [ada, bruno]) assert.deepEqual(page.problems, []);
});
