// Two people play The Castle against each other through their browsers, one with a mouse at a large window,
// one with a finger on a phone; then a stretch of a game by the keyboard alone.

import assert from 'node:assert/strict';
import { before } from 'node:test';
import { accessibilityFaults, overflow, PHONE, picture } from './browser.mjs';
import { answer, openCastle, questionOn, whoIsAsked } from './castle_player.mjs';
import { playOn } from './engines/playing.mjs';
import {
  resultScores,
  sitDown,
  startGame,
  tilesLaid,
  untilForeseen,
  untilResult,
  untilSameTilesLaid,
  untilTilesLaid,
} from './player.mjs';
import { downloadRecord } from './records.mjs';
import { openSite } from './site.mjs';
import { story } from './story.mjs';

/** From so many tiles on the players press by hand again. */
const LAST_TILES = 52;
const step = story();
const site = openSite();
let ada;
let bruno;
let path;
let questions = 0;

before(async () => {
  [ada, bruno] = await Promise.all([site.open(), site.open({ ...PHONE, look: 'painted' })]);
});

/** Answers so many questions at most, and tells whether the game goes on. */
async function play(count = Number.POSITIVE_INFINITY) {
  for (const end = questions + count; questions < end; questions++) {
    const page = await whoIsAsked([ada, bruno]);
    if (page === null) return false;
    await answer(page, questions, page === bruno ? tap : undefined);
  }
  return true;
}

const tap = (target) => target.tap();

function logLines(page, words) {
  return page.locator('.log-line', { hasText: words }).count();
}

step('a private link leads two people to a table of The Castle', async () => {
  path = await openCastle(ada, site.url, 'Ada');
  await sitDown(bruno, site.url, path, 'Bruno');
  await ada.getByText('All details').click();
  await ada.getByText('The court around the fountain on the wall').waitFor();
  await startGame(ada);
  await bruno.waitForSelector('.table');
  await ada.locator('[data-corner]').nth(12).waitFor();
  assert.equal(await tilesLaid(ada), 0);
});

step('a tile and its figure can be taken back until they are confirmed', async () => {
  const page = await whoIsAsked([ada, bruno]);
  assert.equal(await answer(page, 0), 'tile');
  await page.locator('.claim').first().waitFor();
  assert.equal(await questionOn(page), 'figure');
  await picture(page, 'castle-figure');
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Place', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByText(/marked places?$/).waitFor();
  assert.equal(await tilesLaid(page === ada ? bruno : ada), 0);
});

step('turns go back and forth, by mouse and by touch', async () => {
  assert.ok(await play(24));
  await untilSameTilesLaid([ada, bruno]);
  await picture(ada, 'castle-table');
  await picture(bruno, 'castle-table-phone');
  assert.equal(await overflow(bruno), 0);
});

for (const colorScheme of ['light', 'dark']) {
  step(`the table is accessible, ${colorScheme}`, async () => {
    for (const page of [ada, bruno]) {
      await page.emulateMedia({ colorScheme });
      assert.deepEqual(await accessibilityFaults(page), []);
    }
  });
}

step('on a phone a panel shows the wall tiles and keeps', async () => {
  await bruno.getByRole('button', { name: 'Wall tiles' }).tap();
  await bruno.getByRole('dialog').getByText('Largest empty area').waitFor();
  await picture(bruno, 'castle-goods-phone');
  await bruno.getByRole('button', { name: 'Show the area' }).tap();
  await bruno.getByRole('dialog').waitFor({ state: 'detached' });
  await bruno.locator('.castle-area rect').first().waitFor();
});

step('after a reload the seat, the castle and the log are as before', async () => {
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
  assert.ok((await logLines(ada, 'uses a wall tile')) <= (await logLines(ada, 'takes a wall tile')));
  await picture(ada, 'castle-end');
  await ada.getByRole('button', { name: 'See the result' }).click();
  await untilResult(ada);
});

step('both see the same scores, by the kinds of The Castle', async () => {
  assert.deepEqual(await resultScores(ada), await resultScores(bruno));
  assert.equal(await ada.getByRole('rowheader', { name: 'Cities' }).count(), 0);
  assert.ok((await ada.getByRole('rowheader', { name: /Paths|Towers|Houses/ }).count()) > 0);
  assert.equal(await overflow(bruno), 0);
  assert.deepEqual(await accessibilityFaults(ada), []);
  await picture(ada, 'castle-result');
  await picture(bruno, 'castle-result-phone');
});

step('the browser has checked both shuffles', async () => {
  await ada.getByText('The shuffle was fair').waitFor();
});

step('the record downloads, verifies and replays to the scores that were shown', async () => {
  const record = await downloadRecord(ada);
  assert.equal(record.rules.game, 'castle');
  assert.equal(record.deck.wall_tiles.length, 13);

  const cleo = await site.open();
  await cleo.goto(`${site.url}/g/${record.proof.game_id}`);
  await cleo.getByText('The shuffle was fair').waitFor();
  assert.deepEqual(await resultScores(cleo), await resultScores(ada));
  assert.deepEqual(cleo.problems, []);
});

step('a rematch is played by the keyboard alone', async () => {
  const press = (...keys) =>
    keys.reduce((done, key) => done.then(() => ada.keyboard.press(key)), Promise.resolve());
  await bruno.getByRole('button', { name: 'Rematch' }).tap();
  await ada.getByRole('button', { name: 'Accept' }).focus();
  await press('Enter');
  await ada.waitForSelector('.table');
  for (let turn = 0; turn < 4; questions++) {
    const page = await whoIsAsked([ada, bruno]);
    if (page === bruno) {
      await answer(bruno, questions, tap);
      continue;
    }
    const question = await questionOn(ada);
    const shown = await ada.$('.hand > :last-child');
    if (question === 'tile') {
      await press('ArrowRight', 'Enter', 'r');
      await untilForeseen(ada);
      turn++;
    } else {
      await ada.waitForFunction(() => document.activeElement?.matches('.choices input'));
      await press('1');
      assert.ok(await ada.locator('.claim input').first().isChecked());
    }
    await press('Enter');
    await shown.waitForElementState('hidden');
  }
});

step('nothing went wrong on any page', () => {
  for (const page of [ada, bruno]) assert.deepEqual(page.problems, []);
});
