// The whole way from the first screen into a game and through it without a pointer.

import assert from 'node:assert/strict';
import { DEVICES } from './browser.mjs';
import { alternately } from './looks.mjs';
import { openTable, tilesLaid, untilForeseen, untilResult, untilTilesLaid } from './player.mjs';
import { openSite } from './site.mjs';
import { story } from './story.mjs';

const TABS_MAX = 60;
const TURNS_MAX = 60;
const site = openSite();
let page;

const press = (...keys) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
const focused = (selector) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

/** A control that has just appeared takes the focus with the next frame. */
const untilFocused = (selector) =>
  page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector);

/** If the focused control is gone, another one has the focus, never the page as a whole. */
const untilFocusHeld = () =>
  page.waitForFunction(() => ![null, document.body].includes(document.activeElement));

/** A dialog that closes is hidden a moment before it is gone. */
const untilClosed = () => page.locator('dialog').waitFor({ state: 'detached' });

async function tabTo(selector) {
  for (let tabs = 0; tabs < TABS_MAX; tabs++) {
    if (await focused(selector)) return;
    await press('Tab');
  }
  assert.fail(`Tab never reaches ${selector}`);
}

async function aimByKeyboard() {
  await page.waitForSelector('.hand-place');
  await press('ArrowRight', 'Enter');
  await page.locator('.hand-actions .primary').waitFor();
}

/** Presses Enter to lay the tile, and tells whether there was something to claim. */
async function layByKeyboard() {
  await untilForeseen(page);
  await press('Enter');
  await page.waitForFunction(
    () => document.querySelector('.claim') ?? !document.querySelector('.board-cell.is-ghost'),
  );
  return (await page.locator('.claim').count()) > 0;
}

/** Plays turns until a claim is asked for. */
async function untilClaimAsked() {
  for (let turn = 0; turn < TURNS_MAX; turn++) {
    const laid = await tilesLaid(page);
    await aimByKeyboard();
    if (await layByKeyboard()) return;
    await untilTilesLaid(page, laid + 1);
  }
  assert.fail('nothing to claim in so many turns');
}

/** Builds a tower if possible: by its number in the list, or with the arrows on the board. */
async function buildByKeyboard(fromList) {
  await untilFocused('.choices input');
  const build = page.locator('.claim[data-action="place_tower_piece"]');
  if ((await build.count()) > 0 && fromList) {
    await press((await build.locator('kbd').textContent()).trim());
    assert.ok(await build.locator('input').isChecked());
  } else if ((await build.count()) > 0) {
    await page.locator('.is-target[tabindex="0"]').focus();
    await press('Enter');
    await page.locator('.is-target[aria-pressed="true"]').waitFor();
  }
  await press('Enter');
}

/** The number of own tower pieces left. */
async function towerPiecesLeft() {
  const told = page.locator('.seat-supply').getByText(/tower pieces? left/);
  return Number.parseInt(await told.textContent(), 10);
}

for (const [device, options] of alternately(DEVICES)) {
  const step = story();

  step(
    `from the first screen to a practice table, with nobody to wait for in between: ${device}`,
    async () => {
      page = await site.open(options);
      await page.goto(site.url);
      await tabTo('.home-play a');
      await press('Enter');
      await page.waitForSelector('.create');
      await tabTo('input[name=name]');
      await page.keyboard.type('Ada');
      await tabTo('input[name=seats]');
      await press('ArrowLeft');
      await tabTo('.create-go button');
      await press('Enter');
      await page.waitForSelector('.hand-place');
    },
  );

  step(`the table has the focus, and the first turn is spoken: ${device}`, async () => {
    await untilFocused('main.table');
    await page
      .getByRole('status')
      .getByText(/^Your turn\. You drew: .+ (One place|\d+ places)\.$/)
      .waitFor();
  });

  step(`arrows choose a place, R turns the tile, Escape takes it back: ${device}`, async () => {
    await aimByKeyboard();
    await untilFocused('.board-cell.is-ghost');
    await press('Escape');
    await page.locator('.board-cell.is-ghost').waitFor({ state: 'detached' });
    assert.equal(await tilesLaid(page), 1);
  });

  step(`Enter places, a digit chooses, Enter confirms: ${device}`, async () => {
    for (let turn = 0; turn < 6; turn++) {
      const laid = await tilesLaid(page);
      await aimByKeyboard();
      await press('r');
      if (await layByKeyboard()) {
        await untilFocused('.choices input');
        await press('1');
        assert.ok(await page.locator('.claim input').first().isChecked());
        await press('Enter');
      }
      await untilTilesLaid(page, laid + 1);
      await untilFocusHeld();
    }
  });

  step(`S sends no meeple: ${device}`, async () => {
    const supply = () => page.locator('.seat-supply').textContent();
    const before = await supply();
    const laid = await tilesLaid(page);
    await aimByKeyboard();
    if (await layByKeyboard()) await press('1', 's', 'Enter');
    await untilTilesLaid(page, laid + 1);
    assert.equal(Number.parseInt(await supply(), 10) >= Number.parseInt(before, 10), true);
  });

  step(`what is typed in the chat is said, and does nothing to the turn: ${device}`, async () => {
    await untilClaimAsked();
    const chosen = () => page.locator('.claim input').evaluateAll((all) => all.map(({ checked }) => checked));
    const [before, laid] = [await chosen(), await tilesLaid(page)];
    await press('c');
    await page.locator('.chat-write input:focus').waitFor();
    await page.keyboard.type('I take 1 r?');
    await press('Enter');
    await page.getByText('I take 1 r?', { exact: true }).waitFor();
    await page.keyboard.type('or 2');
    await press('Escape');
    await untilClosed();
    assert.deepEqual(await chosen(), before);
    assert.equal(await tilesLaid(page), laid);
    await press('c'); // and then it stands beside the board
    assert.equal(await page.locator('.chat-write input:focus').inputValue(), 'or 2');
    await press('Escape');
    await untilFocusHeld();
    assert.deepEqual(await chosen(), before);
  });

  step(`panels open by their keys: ${device}`, async () => {
    for (const [key, title] of [
      ['t', 'Tiles still to come'],
      ['?', 'Keys at the table'],
    ]) {
      await press(key);
      await page.getByRole('heading', { name: title }).waitFor();
      await press('Escape');
      await untilClosed();
      await untilFocusHeld();
    }
  });

  step(`a panel gives the focus back to its button, however it is closed: ${device}`, async () => {
    const close = {
      key: () => press('Escape'),
      button: () => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
      outside: () => page.mouse.click(5, 5),
    };
    for (const way of Object.keys(close)) {
      await page.locator('.tool').first().focus();
      await press('Enter');
      await page.getByRole('dialog').waitFor();
      await close[way]();
      await untilClosed();
      await untilFocused('.tool');
    }
  });

  step(`single-key commands can be switched off: ${device}`, async () => {
    await page.evaluate(() => localStorage.setItem('bastide.keys', 'false'));
    await page.reload();
    await page.waitForSelector('.hand-choose'); // the draft is still there
    await press('t');
    assert.equal(await page.getByRole('dialog').count(), 0);
  });

  step(`a game can be resigned, after a question: ${device}`, async () => {
    await tabTo('.tool[aria-label="Menu"]');
    await press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.getByRole('button', { name: 'Resign' }).focus();
    await press('Enter');
    await page.getByRole('dialog').waitFor();
    await tabTo('.dialog .danger');
    await press('Enter');
    await untilResult(page);
    await untilFocused('h1');
  });

  step(`a tower is built from the list and on the board, all by keyboard: ${device}`, async () => {
    await page.evaluate(() => localStorage.removeItem('bastide.keys'));
    await openTable(page, site.url, 'Ada', { seats: 1, modules: ['Tower'] });
    const all = await towerPiecesLeft();
    const built = async () => all - (await towerPiecesLeft());
    for (let turn = 0; turn < TURNS_MAX && (await built()) < 2; turn++) {
      const laid = await tilesLaid(page);
      await aimByKeyboard();
      if (await layByKeyboard()) await buildByKeyboard((await built()) === 0);
      await untilTilesLaid(page, laid + 1);
    }
    assert.equal(await built(), 2);
  });

  step(`nothing went wrong on the page: ${device}`, async () => {
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });
}
