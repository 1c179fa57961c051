// Computers at the table: a game against them alone, one with friends, a seat that is handed over and taken
// back, a vote to do so for a player who is away, and a hint.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessibilityFaults, DESKTOP, overflow, PHONE, picture } from './browser.mjs';
import { playOn } from './engines/playing.mjs';
import { handFaults } from './hand_faults.mjs';
import { WAIT_MS } from './limits.mjs';
import {
  chooseForRoom,
  OVER,
  openMenu,
  openTable,
  playTurn,
  resultScores,
  sitDown,
  startGame,
  tilesLaid,
  untilComputersSit,
  untilForeseen,
  untilResult,
  whoseTurn,
} from './player.mjs';
import { downloadRecord } from './records.mjs';
import { openSite } from './site.mjs';

const site = openSite({ options: ['--away-before-skip', '1s'] });

const close = (pages) => Promise.all(pages.map((page) => page.context().close()));

async function isSound(page) {
  assert.deepEqual(await accessibilityFaults(page), []);
  assert.equal(await overflow(page), 0);
}

/** The level is asked for in a dialog, which is `known` where it was looked at before. */
async function chooseLevel(page, level, { known = false } = {}) {
  const dialog = page.getByRole('dialog');
  await dialog.locator(`input[name=level][value=${level}]`).check({ force: true });
  if (!known) await isSound(page);
  await picture(page, `computers-level-${level}`);
  await dialog.getByRole('button', { name: 'Choose' }).click();
  await dialog.waitFor({ state: 'detached' });
}

const cardOf = (page, name) => page.locator('.seat-card', { hasText: name });

/** Plays so many turns of these pages. */
async function playTurns(pages, count) {
  for (let turn = 0; turn < count; turn++) await playTurn(await whoseTurn(pages), turn);
}

test('somebody plays alone against two computers, from the first page to a record that verifies', async () => {
  const page = await site.open(PHONE);
  await page.goto(site.url);
  await page.getByRole('link', { name: 'Choose computers and rules' }).click();
  await page.getByLabel('Your name').fill('Ada');
  await page.locator('input[name=computers][value="1"]:checked').waitFor({ state: 'attached' });
  await page.locator('input[name=seats][value="3"]').check({ force: true });
  await page.locator('input[name=computers][value="2"]:checked').waitFor({ state: 'attached' });
  await page.locator('input[name=level][value=newcomer]').check({ force: true });
  await isSound(page);
  await picture(page, 'computers-create');
  await page.getByRole('switch', { name: 'In this browser' }).uncheck();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForSelector('.table');
  await untilComputersSit(page, 'Newcomer', 2);

  await openMenu(page);
  await chooseForRoom(page.getByRole('radio', { name: 'At once' }));
  await isSound(page);
  await picture(page, 'computers-menu');
  await page.keyboard.press('Escape');
  await playTurns([page], 3);
  await isSound(page);
  await picture(page, 'computers-table');
  await playOn(page);
  await untilResult(page);
  await page.getByText('The shuffle was fair').waitFor();
  assert.equal(Object.keys(await resultScores(page)).length, 3);
  const { seats } = await downloadRecord(page);
  assert.deepEqual(
    seats.map(({ computer }) => computer),
    [undefined, 'newcomer', 'newcomer'],
  );
  await picture(page, 'computers-result');
  assert.deepEqual(page.problems, []);
  await close([page]);
});

test('two friends add a computer and play to the end; one hands the seat to another computer on the way, and takes it back', async () => {
  const [ada, ben] = await Promise.all([DESKTOP, PHONE].map(site.open));
  const path = await openTable(ada, site.url, 'Ada', { seats: 3 });
  await ada.getByRole('button', { name: 'Add a computer' }).last().click();
  await chooseLevel(ada, 'casual');
  await ada.getByText('Computer: Visitor').waitFor();
  await ada.getByRole('button', { name: 'Change the level' }).click();
  await chooseLevel(ada, 'newcomer', { known: true });
  await ada.getByText('Computer: Newcomer').waitFor();
  await sitDown(ben, site.url, path, 'Ben', 2);
  await ben.getByText('Computer: Newcomer').waitFor();
  assert.equal(await ben.getByRole('button', { name: 'Change the level' }).count(), 0);
  for (const page of [ada, ben]) await isSound(page);
  await picture(ada, 'computers-lobby');
  await picture(ben, 'computers-lobby-phone');
  await startGame(ada);
  await openMenu(ada);
  await chooseForRoom(ada.getByRole('radio', { name: 'At once' }));
  await ada.keyboard.press('Escape');
  await playTurns([ada, ben], 4);

  await openMenu(ada);
  await ada.getByRole('button', { name: 'Let a computer play for me' }).click();
  await chooseLevel(ada, 'newcomer');
  await ada.getByText('A computer plays for you (Newcomer).').waitFor();
  await ben.getByText('A computer plays for Ada now.').waitFor();
  await cardOf(ben, 'Ada').getByText('Computer: Newcomer').waitFor();
  await isSound(ada);
  await picture(ada, 'computers-stands-in');
  const before = await tilesLaid(ben);
  await playTurns([ben], 2);
  assert.ok((await tilesLaid(ben)) >= before + 3, 'the computers have played, too');
  await ada.getByRole('button', { name: 'Play myself again' }).click();
  await ben.getByText('Ada is back and plays.').waitFor();
  await cardOf(ben, 'Ada').getByText('Computer: Newcomer').waitFor({ state: 'detached' });
  for (let own = 0; own < 2; own++) {
    while ((await whoseTurn([ada, ben])) === ben) await playTurn(ben, own);
    await playTurn(ada, own);
  }
  await Promise.all([ada, ben].map((page) => playOn(page)));
  await Promise.all([ada, ben].map(untilResult));
  assert.equal(Object.keys(await resultScores(ada)).length, 3);
  assert.deepEqual(await resultScores(ada), await resultScores(ben));
  await ben.getByText('The shuffle was fair').waitFor();
  for (const page of [ada, ben]) await isSound(page);
  await picture(ben, 'computers-friends-result');
  assert.deepEqual([...ada.problems, ...ben.problems], []);
  await close([ada, ben]);
});

test('those who are left have a computer play for who is away, until they are back', async () => {
  const [ada, ben] = await Promise.all([site.open(PHONE), site.open(DESKTOP)]);
  const path = await openTable(ada, site.url, 'Ada');
  await sitDown(ben, site.url, path, 'Ben');
  await startGame(ada);
  await ben.waitForSelector('.table');
  while ((await whoseTurn([ada, ben])) === ada) await playTurn(ada, 0);
  await ben.goto('about:blank');
  await ada.getByRole('button', { name: 'Vote to let a computer play for Ben' }).click();
  await ada.getByText('A computer plays for Ben now.').waitFor();
  await cardOf(ada, 'Ben').getByText('Computer: Regular').waitFor();
  await isSound(ada);
  await picture(ada, 'computers-voted');
  await playTurns([ada], 2);
  await ben.goto(site.url + path);
  await ben.getByRole('button', { name: 'Play myself again' }).click();
  await cardOf(ben, 'Ben').getByText('Computer: Regular').waitFor({ state: 'detached' });
  while ((await whoseTurn([ada, ben])) === ada) await playTurn(ada, 0);
  await playTurn(ben, 0);
  assert.deepEqual([...ada.problems, ...ben.problems], []);
  await close([ada, ben]);
});

test('a hint aims the tile and chooses, and the player decides; no hint where the table has no help', async () => {
  const page = await site.open(PHONE);
  await openTable(page, site.url, 'Ada', { seats: 1 });
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.board-ghost').waitFor();
  await untilForeseen(page);
  await page.locator('.hand-part').getByText('A hint by the computer').waitFor();
  for (const width of [320, 390, 844, 1024]) {
    await page.setViewportSize({ width, height: width === 844 ? 390 : 768 });
    assert.deepEqual(await handFaults(page), [], `${width} px wide`);
  }
  await page.setViewportSize(PHONE.viewport);
  await isSound(page);
  await picture(page, 'computers-hint');
  assert.equal(await tilesLaid(page), 1);
  await page.locator('.hand-actions .primary').click();
  await page.locator(`.choose, .hand-place, ${OVER}`).first().waitFor();
  // A hint at a place out of sight brings it into view.
  if ((await page.locator('.choose').count()) > 0) await page.locator('.hand-actions .primary').click();
  await page.getByRole('button', { name: 'Hint' }).waitFor();
  const { x, y, width, height } = await page.locator('.table-board').boundingBox();
  for (let drag = 0; drag < 2; drag++) {
    await page.mouse.move(x + 8, y + height * 0.7);
    await page.mouse.down();
    await page.mouse.move(x + width - 8, y + height * 0.7, { steps: 4 });
    await page.mouse.up();
  }
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.board-ghost').waitFor();
  const inBoard = () => {
    const [ghost, frame] = ['.board-ghost', '.table-board'].map((part) =>
      document.querySelector(part).getBoundingClientRect(),
    );
    return ghost.left >= frame.left && ghost.right <= frame.right;
  };
  await page.waitForFunction(inBoard, null, { timeout: WAIT_MS });
  const other = await site.open(PHONE);
  await openTable(other, site.url, 'Ada', { seats: 1, aids: 'no_counting' });
  await other.locator('.hand-place').waitFor();
  assert.equal(await other.getByRole('button', { name: 'Hint' }).count(), 0);
  assert.deepEqual([...page.problems, ...other.problems], []);
  await close([page, other]);
});
