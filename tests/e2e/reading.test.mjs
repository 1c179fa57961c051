// Reading the board: who holds what, what it is worth, what still fits; and rooms that tell less, or nothing.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessibilityFaults, DESKTOP, DEVICES, PHONE, picture } from './browser.mjs';
import { playOn } from './engines/playing.mjs';
import { alternately } from './looks.mjs';
import { choose, openTable, playTurn, tilesLaid, untilTilesLaid } from './player.mjs';
import { prepareRooms } from './prepared.mjs';
import { openSite } from './site.mjs';

let rooms;
const site = openSite({ fill: (store) => (rooms = prepareRooms(store, 'mid_game', 'last_tile')) });

const TURNS = 8;

/** A player alone at a table after a few turns, with a meeple sent in each if there is one. */
async function played(settings, wishes = {}) {
  const page = await site.open(settings);
  page.asked = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => page.asked.push(JSON.parse(payload).type)),
  );
  await openTable(page, site.url, 'Ada', { seats: 1, ...wishes });
  await playOn(page, TURNS + 1);
  return page;
}

/** A place on the start tile, by hundredths of it, in the window. */
async function onStartTile(page, x, y) {
  return page.evaluate(
    ([x, y]) => {
      const cell = document.querySelector('.board-cell');
      const box = cell.getBoundingClientRect();
      const at = (side) => Number.parseFloat(cell.style[side]) / 100;
      return { x: box.x + (x / 100 - at('left')) * box.width, y: box.y + (y / 100 - at('top')) * box.height };
    },
    [x, y],
  );
}

const card = (page) => page.locator('.reading-card');
const eye = (page) => page.getByRole('button', { name: 'Read the board' });

for (const [name, settings] of alternately(DEVICES)) {
  test(`the board says who holds what and what it is worth: ${name}`, async () => {
    const page = await played(settings);
    page.asked = [];
    await eye(page).click();
    await page.locator('.board-regions path').first().waitFor();
    assert.equal(await eye(page).getAttribute('aria-pressed'), 'true');
    await page.locator('.seat-score .standing').waitFor();
    await page.getByRole('button', { name: 'Whole board' }).click();
    assert.deepEqual(await accessibilityFaults(page), []);
    await picture(page, `reading-${name}`);

    const dark = settings === PHONE;
    if (dark) await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator('.reading-held summary').click();
    const held = page.locator('.reading-held button');
    assert.ok((await held.count()) > 0);
    assert.match(await held.first().textContent(), /: Ada, \d+ points?$/);
    await picture(page, `reading-held-${name}`);
    await held.first().click();
    await card(page).getByText('Ada').waitFor();
    assert.ok(!page.asked.includes('survey'), 'the engine in the page knows what the board says');
    await page.locator('.board-highlight.is-hover').first().waitFor();
    assert.deepEqual(await accessibilityFaults(page), []);
    await picture(page, `reading-feature-${name}`);
    await card(page).getByRole('button', { name: 'Close' }).click();

    await eye(page).click();
    await page.locator('.board-regions path').first().waitFor({ state: 'detached' });
    assert.equal(await page.locator('.standing').count(), 0);
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });
}

const free = (page) => page.locator('.board-cell.is-frontier');

/** Reads a prepared board from the seat that waits. */
async function readWaiting(settings, { room, seats, steps }) {
  const page = await site.open(settings);
  await page.goto(`${site.url}/r/${room}#s=${seats[1 - steps[0].seat].secret}`);
  await page.locator('.hand-wait').waitFor();
  await eye(page).click();
  await free(page).first().waitFor({ state: 'attached' });
  return page;
}

for (const [name, settings] of alternately(DEVICES)) {
  test(`who waits tries placements and marks empty cells: ${name}`, async () => {
    const page = await readWaiting(settings, rooms.mid_game);
    await free(page)
      .first()
      .evaluate((cell) => cell.click());
    await card(page)
      .getByText(/fit here|fits here/)
      .waitFor();
    const [height, room] = await page.evaluate(() => [
      document.querySelector('.reading-card').offsetHeight,
      document.querySelector('.table-board').offsetHeight,
    ]);
    if (settings === PHONE) assert.ok(height < room / 3, `the card takes ${height} of ${room} px`);
    const laid = await tilesLaid(page);
    const fitting = card(page).locator('.reading-try').first();
    await fitting.click();
    const tried = page.locator('.board-offered');
    await tried.waitFor();
    assert.equal(await fitting.getAttribute('aria-pressed'), 'true');
    assert.equal(await tilesLaid(page), laid);
    await picture(page, `reading-try-${name}`);
    for (let i = 0; i < 4 && (await tried.count()) > 0; ++i) await fitting.click(); // through all its rotations
    assert.equal(await tried.count(), 0);
    await fitting.click();
    await tried.waitFor();
    const mark = card(page).getByRole('button', { name: 'Mark for later' });
    const { width } = await mark.boundingBox();
    await mark.click();
    await page.locator('.board-pennants g').first().waitFor();
    assert.equal(await mark.getAttribute('aria-pressed'), 'true');
    assert.equal((await mark.boundingBox()).width, width, 'the pressed button has another size');
    await page.getByRole('button', { name: 'Whole board' }).click();
    assert.deepEqual(await accessibilityFaults(page), []);
    await picture(page, `reading-cell-${name}`);
    await page.reload();
    await page.locator('.board-pennants g').first().waitFor();
    await eye(page).click();
    await free(page)
      .first()
      .evaluate((cell) => cell.click());
    await mark.click();
    await page.locator('.board-pennants g').first().waitFor({ state: 'detached' });
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });

  test(`cells where nothing fits any more are hatched, and say so: ${name}`, async () => {
    const page = await readWaiting(settings, rooms.last_tile);
    const dead = page.locator('.board-cell.is-frontier.is-dead');
    const names = await free(page).evaluateAll((all) => all.map((cell) => cell.getAttribute('aria-label')));
    const nothing = names.filter((label) => label === 'Nothing fits here any more').length;
    assert.ok(nothing > 0 && nothing < names.length, `${nothing} of ${names.length} cells are dead`);
    assert.equal(await dead.count(), nothing);
    assert.equal(await page.locator('.board-dead rect').count(), nothing);
    await page.getByRole('button', { name: 'Whole board' }).click();
    await picture(page, `reading-dead-${name}`);
    await dead.first().evaluate((cell) => cell.click());
    await card(page).getByText('No tile that is left fits here.').waitFor();
    assert.equal(await card(page).locator('.reading-try').count(), 0);
    assert.deepEqual(await accessibilityFaults(page), []);
    await page
      .locator('.board-cell.is-frontier:not(.is-dead)')
      .first()
      .evaluate((cell) => cell.click());
    await card(page).locator('.reading-try').first().waitFor();
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });
}

test('a press on a tile tells of the feature there, a second one no more', async () => {
  const page = await site.open(PHONE);
  await openTable(page, site.url, 'Ada', { seats: 1 });
  const { x, y } = await onStartTile(page, 50, 12);
  await page.touchscreen.tap(x, y);
  await card(page).getByText('2 points').waitFor(); // a city of one tile, finished
  assert.match(
    await card(page).textContent(),
    /city.*1 tile.*Nobody holds it.*Now1 point.*Finished.*at least 2 points/,
  );
  await page.touchscreen.tap(x, y);
  await card(page).waitFor({ state: 'detached' });
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test('where the mouse rests the feature lights up', async () => {
  const page = await site.open(DESKTOP);
  await openTable(page, site.url, 'Ada', { seats: 1 });
  const { x, y } = await onStartTile(page, 50, 12);
  await page.mouse.move(x, y);
  await card(page).getByText('2 points').waitFor();
  await page.locator('.board-highlight.is-hover').first().waitFor();
  await picture(page, 'reading-hover');
  await page.mouse.move(2, 2);
  await card(page).waitFor({ state: 'detached' });
  await page.context().close();
});

for (const [device, options] of alternately(DEVICES)) {
  test(`arrows walk through the tiles that lie, and each says what is on it: ${device}`, async () => {
    const page = await played(options);
    const laid = page.getByRole('group', { name: 'Tiles on the board' });
    assert.equal(await laid.count(), 0);
    await page.keyboard.press('g');
    const start = laid.getByRole('button', { name: /^at the start tile: / });
    await start.waitFor();
    assert.equal(await laid.getByRole('button').count(), await tilesLaid(page));
    assert.ok((await laid.getByRole('button', { name: /Ada: \w+/ }).count()) > 0, 'no figure is told of');
    await laid.locator('[tabindex="0"]').focus();
    const seen = new Set();
    for (const key of [
      'ArrowRight',
      'ArrowDown',
      'ArrowLeft',
      'ArrowUp',
      'ArrowRight',
      'ArrowDown',
      'ArrowLeft',
    ]) {
      await page.keyboard.press(key);
      seen.add(await page.evaluate(() => document.activeElement.getAttribute('aria-label')));
    }
    assert.ok(seen.size > 1);
    assert.ok([...seen].every((label) => /(start|north|south|east|west).*: /.test(label)));
    assert.deepEqual(await accessibilityFaults(page), []);
    await page.keyboard.press('g');
    await laid.waitFor({ state: 'detached' });
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });
}

test('keys turn it on and number the board', async () => {
  const page = await played(DESKTOP);
  await page.keyboard.press('g');
  await page.locator('.board-regions path').first().waitFor();
  await page.keyboard.press('x');
  await page.locator('.board-coordinates text').first().waitFor();
  await picture(page, 'reading-coordinates');
  await page.keyboard.press('x');
  await page.keyboard.press('g');
  await page.locator('.board-regions path').first().waitFor({ state: 'detached' });
  assert.equal(await page.locator('.board-coordinates').count(), 0);
  await page.context().close();
});

test('each claim says how large its feature is and what it is worth when finished', async () => {
  const page = await site.open(PHONE);
  await openTable(page, site.url, 'Ada', { seats: 1 });
  let told = '';
  for (
    let turn = 0;
    turn < TURNS && !/\d tiles?; (?:at least )?\d+ points? when finished/.test(told);
    turn++
  ) {
    await playTurn(page, turn, async (page) => {
      await page.locator('.board-highlight.is-claim, .choices').first().waitFor();
      await page.locator('.claim .outcome').filter({ hasText: /\d/ }).first().waitFor();
      told += await page.locator('.choices').textContent();
      await choose(page.locator('.claim').first());
      const fills = await page
        .locator('.board-highlight.is-claim .board-rim')
        .evaluateAll((rims) => rims.map((rim) => getComputedStyle(rim).fill));
      assert.ok(fills.length > 0 && fills.every((fill) => fill === 'none'), `beyond its rim: ${fills}`);
      await picture(page, 'reading-claims');
    });
    await untilTilesLaid(page, turn + 2);
  }
  assert.match(told, /\d tiles?; (?:at least )?\d+ points? when finished/);
  await page.context().close();
});

test('The Castle can be read, too', async () => {
  const page = await site.open(DESKTOP);
  await openTable(page, site.url, 'Ada', { game: 'castle' });
  const other = await site.open(DESKTOP);
  await other.goto(page.url());
  await other.getByLabel('Your name').fill('Bruno');
  await other.getByRole('button', { name: 'Take seat 2' }).click();
  await other.getByText('Bruno (you)').waitFor();
  await page.locator('.lobby-start button:not([aria-disabled="true"])').click();
  await page.waitForSelector('.table');
  await eye(page).click();
  await page.locator('.seat-score .standing').first().waitFor();
  await picture(page, 'reading-castle');
  assert.deepEqual(page.problems, []);
  await Promise.all([page, other].map((one) => one.context().close()));
});

test('a room without counting shows who holds what, and no number', async () => {
  const page = await played(PHONE, { aids: 'no_counting' });
  await eye(page).click();
  await page.locator('.board-regions path').first().waitFor();
  assert.equal(await page.locator('.board-tags text, .standing').count(), 0);
  await page.locator('.reading-held summary').click();
  assert.match(await page.locator('.reading-held button').first().textContent(), /: Ada$/);
  await page.locator('.tool.wide').click();
  await page.getByText('This table plays without counting').waitFor();
  await picture(page, 'reading-without-counting');
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test('a room without aids says so in the lobby and shows nothing', async () => {
  const page = await site.open(PHONE);
  await openTable(page, site.url, 'Ada', { aids: 'none' });
  await page.getByText('Help: None').waitFor();
  await picture(page, 'reading-lobby');
  await page.context().close();
  const alone = await site.open(PHONE);
  await openTable(alone, site.url, 'Ada', { seats: 1, aids: 'none' });
  const { x, y } = await onStartTile(alone, 50, 12);
  await alone.touchscreen.tap(x, y);
  assert.equal(await card(alone).count(), 0);
  assert.deepEqual(alone.problems, []);
  await alone.context().close();
});

for (const [device, options] of alternately(DEVICES)) {
  test(`a room without aids lets a player mark empty cells, and tells nothing of them: ${device}`, async () => {
    const page = await site.open(options);
    await openTable(page, site.url, 'Ada', { seats: 1, aids: 'none' });
    const marking = (pressed) => page.getByRole('button', { name: 'Mark places', pressed }).waitFor();
    // A tile that fits in every empty cell leaves none to be marked.
    for (let turn = 0; turn < 4 || (await free(page).count()) === 0; turn++) {
      if (turn >= 4) await page.keyboard.press('g').then(() => marking(false));
      await playTurn(page, turn);
      if (turn >= 3) await page.keyboard.press('g').then(() => marking(true));
    }
    await free(page)
      .first()
      .evaluate((cell) => cell.click());
    assert.doesNotMatch(await card(page).textContent(), /tile|fit/i);
    await page.getByRole('button', { name: 'Mark for later' }).click();
    await page.locator('.board-pennants path').first().waitFor();
    await picture(page, `marks-without-aids-${device}`);
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });
}
