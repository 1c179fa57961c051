// What a person does at the table, through the page alone.

import assert from 'node:assert/strict';
import { WAIT_MS } from './limits.mjs';

/** Presses a radio button whose state is the room's: it is checked once the server has told it. */
export async function chooseForRoom(radio) {
  await radio.click({ force: true });
  for (const deadline = Date.now() + WAIT_MS; !(await radio.isChecked()); ) {
    if (Date.now() > deadline) throw new Error(`${radio} was never checked`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/**
 * Opens a table as its host, in the lobby or alone at the table, and returns the invitation's path.
 * `modules`: exactly these are in play; `off`: their options and other switches; `on`: those of the fine
 * tuning.
 */
export async function openTable(
  page,
  url,
  name,
  { game, preset, seats, aids, modules, off = [], on = [] } = {},
) {
  const pick = (field, value) =>
    value === undefined || page.locator(`input[name=${field}][value="${value}"]`).check({ force: true });
  await page.goto(`${url}/new`);
  await page.getByLabel('Your name').fill(name);
  await pick('game', game);
  if (on.length > 0) await page.getByText('Fine tuning').click();
  for (const option of on) await page.getByRole('switch', { name: option }).check({ force: true });
  if (preset !== undefined) await page.getByText('By printing').click();
  await pick('preset', preset);
  await pick('aids', aids);
  if (modules !== undefined) {
    for (const module of await page.locator('.module').all()) {
      const label = await module.locator('.switch').first().textContent();
      const wanted = modules.some((wish) => label.includes(wish));
      await module.getByRole('switch').first().setChecked(wanted, { force: true });
    }
  }
  if (off.length > 0)
    for (const details of await page.locator('.module summary').all()) await details.click();
  for (const option of off) await page.getByRole('switch', { name: option }).uncheck({ force: true });
  await pick('seats', seats); // how many may play depends on the modules
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForSelector(seats === 1 ? '.table' : '.invite-code');
  return new URL(page.url()).pathname;
}

export async function sitDown(page, url, path, name, seat = 2) {
  await page.goto(url + path);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: `Take seat ${seat}` }).click();
  await page.getByText(`${name} (you)`).waitFor();
}

/** Seats a player without a device of their own at this page, which has a seat already. */
export async function sitDownBeside(page, name) {
  await page.getByRole('button', { name: 'Add a player at this device' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your name').fill(name);
  await dialog.getByRole('button', { name: 'Sit down' }).click();
  await page.locator('.seat-row', { hasText: name }).getByText('at this device').waitFor();
}

export async function startGame(host) {
  await host.locator('.lobby-start button:not([aria-disabled="true"])').click();
  await host.waitForSelector('.table');
}

/** Opens the menu, which must be closed. */
export async function openMenu(page) {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').locator('.menu').waitFor();
}

/** Who can't go on here may enter another code, play alone or go home. */
export async function offersOtherWays(page) {
  await page.getByLabel('Table code').waitFor();
  await page.getByRole('button', { name: 'Play alone' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Home' }).waitFor();
}

export async function resign(page) {
  await openMenu(page);
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
}

/** The sign that a game is over: its final scoring on the board, or its result. */
export const OVER = '.winners, .ending';

/** The page whose turn it is, or null when the game is over. */
export async function whoseTurn(pages) {
  const deadline = Date.now() + WAIT_MS;
  while (Date.now() < deadline) {
    for (const page of pages) {
      const stands = await page.evaluate((over) => {
        if (document.querySelector(over)) return 'over';
        return document.querySelector('.hand-place, .hand-choose') ? 'to move' : 'waits';
      }, OVER);
      if (stands === 'over') return null;
      if (stands === 'to move') return page;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('it is nobody\u2019s turn');
}

/** Aims at the n-th legal place, counted round, and waits for the answer about what may follow. */
export async function aim(page, n) {
  const cells = page.locator('.board-cell');
  const count = await cells.count();
  await cells.nth(n % count).evaluate((cell) => cell.click());
  await untilForeseen(page);
}

/** Waits for the answer about what may follow the placement: only then can a placement end the turn. */
export function untilForeseen(page) {
  return page.locator('.hand-actions .primary[aria-busy="false"]').waitFor();
}

/**
 * Plays one whole turn: `decide` chooses in the list on the page, as often as there is something to choose.
 */
export async function playTurn(page, turn, decide = claimNowAndThen) {
  const before = await turnMark(page);
  if ((await page.locator('.hand-place').count()) > 0) {
    await aim(page, turn * 7);
    await page.locator('.hand-actions .primary').click();
  }
  while ((await comesNext(page, before)) === 'choose') {
    await page.locator('.outcome[aria-busy]').first().waitFor({ state: 'detached' });
    await decide(page, turn);
    const asked = await page.locator('.choose').elementHandle();
    await page.locator('.hand-actions .primary').click();
    await page.waitForFunction((form) => !form.isConnected, asked);
  }
}

/** Claims what scores at once, else the first choice in every third turn. */
async function claimNowAndThen(page, turn) {
  const scoring = page.locator('.claim:has(.outcome strong)');
  if ((await scoring.count()) > 0) await choose(scoring.first());
  else if (turn % 3 === 0) await choose(page.locator('.claim').first());
}

/** Presses a line of the choices once it is seen and does not move: the list moves when outcomes arrive. */
export async function choose(claim) {
  if (!(await claim.locator('input').isChecked())) await claim.click();
}

/** The tiles left and those laid, and whether a tile is to be laid: one that a player has is not drawn. */
async function turnMark(page) {
  const left = await page.locator('.tool.wide .unseen').textContent();
  const laid = await page.locator('.board').getAttribute('aria-label');
  return { left, laid, places: (await page.locator('.hand-place').count()) > 0 };
}

/** Waits for something to choose, or until a tile has been laid or drawn, or the game is over. */
async function comesNext(page, before) {
  const next = await page.waitForFunction(
    ({ mark, over }) => {
      if (document.querySelector('.choose')?.checkVisibility()) return 'choose';
      const isDone =
        document.querySelector(over) !== null ||
        document.querySelector('.tool.wide .unseen')?.textContent !== mark.left ||
        document.querySelector('.board')?.getAttribute('aria-label') !== mark.laid ||
        (!mark.places && document.querySelector('.hand-place') !== null) ||
        document.querySelector('.hand-wait') !== null;
      return isDone && 'done';
    },
    { mark: before, over: OVER },
  );
  return next.jsonValue();
}

/** After the end of a game: goes from the final scoring, if there was one, on to the result. */
export async function untilResult(page) {
  await page.waitForSelector(OVER);
  const ending = page.locator('.ending .primary');
  if (await ending.count()) await ending.click();
  await page.waitForSelector('.winners');
}

/** Points by seat, as the cards of the table show them. */
export const scoresOn = (page) =>
  page
    .locator('.seat-score > .unseen')
    .evaluateAll((cards) => cards.map((card) => Number.parseInt(card.textContent, 10)));

/** Points by name as the table or the result shows them. */
export async function resultScores(page) {
  const rows = await page
    .locator('.score-table tbody tr')
    .evaluateAll((all) =>
      all.map((row) => [
        row.querySelector('th').textContent.trim(),
        Number(row.querySelector('.total').textContent),
      ]),
    );
  return Object.fromEntries(rows);
}

/** Waits until so many computers of this level sit at the table, and no more. */
export async function untilComputersSit(page, level, count) {
  const computers = page.locator('.seat-card .remark', { hasText: `Computer: ${level}` });
  await computers.nth(count - 1).waitFor();
  assert.equal(await computers.count(), count);
}

/** The number of tiles on the board, as it tells screen readers. */
export async function tilesLaid(page) {
  return Number.parseInt((await page.locator('.board').getAttribute('aria-label')).match(/\d+/)[0], 10);
}

/**
 * Waits until all pages show the same number of tiles, and returns it: a confirmed turn reaches the others
 * later.
 */
export async function untilSameTilesLaid(pages) {
  const deadline = Date.now() + WAIT_MS;
  for (;;) {
    const [first, ...others] = await Promise.all(pages.map(tilesLaid));
    if (others.every((laid) => laid === first)) return first;
    if (Date.now() > deadline) throw new Error(`the boards differ: ${[first, ...others]} tiles`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export function untilTilesLaid(page, count) {
  return page
    .getByRole('region', { name: `Board with ${count} tile${count === 1 ? '' : 's'}`, exact: true })
    .waitFor();
}
