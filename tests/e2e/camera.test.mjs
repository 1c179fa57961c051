// The visible part of the board: all of it on request, at every size of window; else the part that
// the player chose.

import assert from 'node:assert/strict';
import { DESKTOP, PHONE, picture } from './browser.mjs';
import { LONG } from './looks.mjs';
import {
  aim,
  choose,
  openTable,
  playTurn,
  sitDown,
  startGame,
  tilesLaid,
  untilTilesLaid,
  whoseTurn,
} from './player.mjs';
import { openSite } from './site.mjs';
import { story } from './story.mjs';

const step = story();
/** Far more than a hundred tiles, since some may fit nowhere. */
const MODULES = ['River', 'Abbot', 'Tower', 'Inns & Cathedrals'];
const TILES = LONG ? 100 : 40;
const TURNS_MAX = 20;
/** The least height and width of a figure, in pixels. */
const FIGURE_PX = 16;
/** The same for a line with a number. */
const NUMBER_PX = 15;
const WINDOWS = [
  [667, 375],
  [844, 390],
  [320, 640],
  [390, 844],
  [1440, 900],
];
const site = openSite();
let ada;
let bruno;

/** The board's zoom on this page. */
const zoomOf = (page) =>
  page.locator('.board-touch').evaluate((element) => Number(element.style.getPropertyValue('--board-zoom')));

/** How many pixels of the tiles and legal places lie outside the window's board, or are covered. */
const hidden = (page) =>
  page.evaluate(() => {
    const box = (selector) => document.querySelector(selector).getBoundingClientRect();
    const board = box('.table-board');
    const line = box('.board-top');
    const top = line.height > 0 ? line.bottom : board.top;
    const things = [...document.querySelectorAll('.board-cell, .board-tile')];
    const boxes = things.map((thing) => thing.getBoundingClientRect());
    const tools = box('.tools');
    return {
      things: things.length,
      left: board.left - Math.min(...boxes.map(({ left }) => left)),
      right: Math.max(...boxes.map(({ right }) => right)) - board.right,
      top: top - Math.min(...boxes.map(({ top }) => top)),
      bottom: Math.max(...boxes.map(({ bottom }) => bottom)) - tools.top,
    };
  });

/** The sizes of drawings on the board, in pixels. */
const sizesOf = (drawings) =>
  drawings.evaluateAll((all) =>
    all.map((drawing) => drawing.getBoundingClientRect()).map(({ width, height }) => [width, height]),
  );

/** Builds a tower if possible, else claims now and then. */
async function build(page, turn) {
  const tower = page.locator('.claim[data-action="place_tower_piece"]');
  if (turn % 2 === 0 && (await tower.count()) > 0) await choose(tower.first());
  else if (turn % 3 === 0) await choose(page.locator('.claim').first());
}

step(`somebody alone lays ${TILES} tiles`, async () => {
  ada = await site.open(PHONE);
  await openTable(ada, site.url, 'Ada', { seats: 1, modules: MODULES });
  for (let turn = 0; (await tilesLaid(ada)) < TILES; turn++) await playTurn(ada, turn, build);
  await ada.waitForSelector('.hand-place, .hand-choose');
});

for (const [width, height] of WINDOWS) {
  step(`all of them are seen at ${width} x ${height}, with every figure on them`, async () => {
    await ada.setViewportSize({ width, height });
    await ada.locator('.tools').evaluate((tools) => tools.offsetHeight); // laid out anew
    await ada.keyboard.press('+');
    await ada.keyboard.press('+');
    await ada.getByRole('button', { name: 'Whole board' }).click();
    const { things, ...outside } = await hidden(ada);
    assert.ok(things > TILES);
    for (const [side, pixels] of Object.entries(outside))
      assert.ok(pixels <= 0, `${side}: ${pixels} px hidden`);
    const pieces = await sizesOf(
      ada.locator('.board-pieces .board-figure:has(path):not(:has(.tower-figure, text))'),
    );
    const towers = await sizesOf(ada.locator('.board-pieces .tower-body'));
    for (const figures of [pieces, towers]) {
      assert.ok(figures.length > 0);
      for (const size of figures) assert.ok(Math.min(...size) >= FIGURE_PX, `a figure of ${size} px`);
    }
    for (const [, height] of await sizesOf(ada.locator('.board-pieces .board-number text')))
      assert.ok(height >= NUMBER_PX, `a number of ${height} px`);
    await picture(ada, `whole-board-${width}x${height}`);
  });
}

step('zooming out goes on to the whole board, and no further', async () => {
  await ada.setViewportSize({ width: 320, height: 640 });
  await ada.getByRole('button', { name: 'Whole board' }).click();
  const whole = await zoomOf(ada);
  await ada.keyboard.press('+');
  assert.ok((await zoomOf(ada)) > whole);
  for (let presses = 0; presses < 5; presses++) await ada.keyboard.press('-');
  assert.equal(await zoomOf(ada), Math.min(whole, 0.24));
});

step('two others sit down at a table', async () => {
  await ada.context().close();
  [ada, bruno] = await Promise.all([DESKTOP, PHONE].map(site.open));
  await sitDown(bruno, site.url, await openTable(ada, site.url, 'Ada'), 'Bruno');
  await startGame(ada);
  await bruno.waitForSelector('.table');
});

/** Plays until it is this player's turn. */
async function untilTurnOf(page) {
  for (let turn = 0; turn < TURNS_MAX; turn++) {
    const mover = await whoseTurn([ada, bruno]);
    if (mover === page) return;
    const laid = await tilesLaid(mover);
    await playTurn(mover, turn);
    await Promise.all([ada, bruno].map((other) => untilTilesLaid(other, laid + 1)));
  }
  assert.fail('a turn that never comes');
}

/** Waits until the last tile is seen whole, and not under the tools. */
const untilLatestSeen = (page) =>
  page.waitForFunction(() => {
    const box = (element) => element.getBoundingClientRect();
    const ring = document.querySelector('.board-last-moves > g:last-child rect');
    if (ring === null) return false;
    const { left, right, top, bottom } = box(ring);
    const board = box(document.querySelector('.table-board'));
    const tools = box(document.querySelector('.tools'));
    return left >= board.left && right <= board.right && top >= board.top && bottom <= tools.top;
  });

for (const name of ['Ada', 'Bruno']) {
  step(`the claim brings the tile close, and then ${name} has the own zoom back`, async () => {
    const page = name === 'Ada' ? ada : bruno;
    await untilTurnOf(page);
    await page.keyboard.press('-');
    const own = await zoomOf(page);
    for (let turn = 0; (await page.locator('.choose').count()) === 0; turn++) {
      await untilTurnOf(page);
      assert.equal(await zoomOf(page), own);
      await aim(page, turn);
      const laid = await tilesLaid(page);
      await page.locator('.hand-actions .primary').click();
      await Promise.race([page.locator('.choose').waitFor(), untilTilesLaid(page, laid + 1)]);
    }
    assert.equal((await zoomOf(page)) * 100, 244);
    await page.locator('.outcome[aria-busy]').first().waitFor({ state: 'detached' });
    await picture(page, `claim-close-${name}`);
    await page.locator('.hand-actions .primary').click();
    await page.waitForSelector('.hand-wait');
    assert.equal(await zoomOf(page), own);
  });

  step(`${name}'s own zoom stays when another has moved, who is seen in any case`, async () => {
    const [page, other] = name === 'Ada' ? [ada, bruno] : [bruno, ada];
    await untilTurnOf(other);
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press('+');
    const own = await zoomOf(page);
    for (const faraway of [0, 30]) {
      await untilTurnOf(other);
      for (let presses = 0; presses < faraway; presses++) await page.keyboard.press('Shift+ArrowDown');
      const laid = await tilesLaid(page);
      await playTurn(other, faraway);
      await untilTilesLaid(page, laid + 1);
      await untilLatestSeen(page);
      assert.equal(await zoomOf(page), own);
    }
  });
}

step('nothing went wrong on any page', () => {
  for (const page of [ada, bruno]) assert.deepEqual(page.problems, []);
});
