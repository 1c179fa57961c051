// A finished game at its address: anybody with the link goes through it, turn
// by turn, on the board of the table.

import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { accessibilityFaults, DESKTOP, openPage, overflow, PHONE, picture } from './browser.mjs';
import { alternately, SEEN_LANGUAGES } from './looks.mjs';
import { resultScores, tilesLaid, untilResult } from './player.mjs';
import { playSteps, prepareRooms, sitAt } from './prepared.mjs';
import { downloadRecord } from './records.mjs';
import { openSite } from './site.mjs';

const GAMES = { carcassonne: 'last_tile', castle: 'castle_end_4_7', six: 'last_tile_of_six' };
let rooms;
// Small pages, so that a game has many.
const site = openSite({
  fill: (store) => {
    rooms = prepareRooms(store, ...Object.values(GAMES));
  },
  options: ['--turns-told-max', '20'],
});

/** By name: the game's path, and the scores at its end. */
const played = {};

before(async () => {
  await site.open().then((page) => page.context().close());
  for (const [name, room] of Object.entries(GAMES)) {
    const pages = await sitAt(site.browser, site.url, rooms[room]);
    await playSteps(pages, rooms[room].steps);
    const [page] = pages.values();
    await untilResult(page);
    const link = page.getByRole('link', { name: 'Go through the game again' });
    played[name] = { path: await link.getAttribute('href'), scores: await resultScores(page) };
    await Promise.all([...pages.values()].map((page) => page.context().close()));
  }
});

/** The server's answer about a game after `from` turns. */
async function told(path, from) {
  const answer = await fetch(`${site.url}/api/v1/games/${path.split('/').at(-1)}/turns/${from}`);
  assert.equal(answer.status, 200);
  return answer.json();
}

const scoresOn = (page) =>
  page
    .locator('.seat-score > .unseen:nth-child(2)') // what follows is the standing
    .evaluateAll((cards) => cards.map((card) => Number.parseInt(card.textContent, 10)));

/** Waits until the page shows this turn as the server tells it. */
async function shows(page, path, turn) {
  await page.locator('.replay[aria-busy="false"]').waitFor();
  await page.waitForFunction((n) => document.querySelector('.replay input')?.value === String(n), turn);
  const { game } = await told(path, turn);
  assert.deepEqual(
    await scoresOn(page),
    game.seats.map(({ score }) => score),
  );
  assert.equal(await tilesLaid(page), game.board.length);
  assert.equal(await page.locator('.replay .tool.wide span').first().textContent(), String(game.tiles_left));
}

async function enter(options, address) {
  const page = await openPage(site.browser, options);
  await page.goto(site.url + address);
  await page.waitForSelector(options.look === 'painted' ? '.replay .board image' : '.replay .board-tile');
  return page;
}

const DEVICES = { phone: PHONE, desktop: DESKTOP };
/** Where each of these is gone through painted: a full board takes seconds to paint. */
const PAINTED = { carcassonne: 'desktop', castle: 'phone' };

for (const name of Object.keys(GAMES))
  for (const [device, options] of alternately(DEVICES)) {
    test(`anybody goes through a game: ${name}, ${device}`, async () => {
      const { path, scores } = played[name];
      const { turns } = await told(path, 0);
      const look = PAINTED[name] === device ? 'painted' : 'map';
      const page = await enter({ ...options, look }, path);
      await shows(page, path, turns);
      await isInSight(page, name);
      assert.deepEqual(await resultScores(page), scores);
      await page.getByRole('table', { name: 'Points by kind' }).waitFor();
      await page.getByText('The shuffle was fair').waitFor();
      await picture(page, `replay-${name}-${device}-end`);
      assert.deepEqual(await accessibilityFaults(page), []);
      assert.equal(await overflow(page), 0);

      await page.getByRole('button', { name: 'One turn back' }).click();
      await shows(page, path, turns - 1);
      await page.getByRole('slider').fill(String(Math.floor(turns / 2)));
      await shows(page, path, Math.floor(turns / 2));
      await picture(page, `replay-${name}-${device}-middle`);
      await page.getByRole('button', { name: 'To the beginning' }).click();
      await shows(page, path, 0);
      assert.ok(await page.getByText('The beginning').isVisible());
      await page.getByRole('button', { name: 'One turn on' }).click();
      await shows(page, path, 1);
      await downloadRecord(page);
      assert.deepEqual(page.problems, []);
      await page.context().close();
    });
  }

for (const [device, options] of alternately(DEVICES))
  test(`the board of a finished game is read as it lay then, ${device}`, async () => {
    const { path } = played.carcassonne;
    const { turns } = await told(path, 0);
    const page = await enter(options, path);
    await shows(page, path, turns);
    await page.getByRole('slider').fill(String(Math.floor(turns / 2)));
    await shows(page, path, Math.floor(turns / 2));
    await page.getByRole('button', { name: 'Read the board' }).click();
    const { standing, features } = await (
      await fetch(`${site.url}/api/v1${path.replace('/g/', '/games/')}/surveys/${Math.floor(turns / 2)}`)
    ).json();
    const held = features.filter(({ holders }) => holders.length > 0);
    await page.getByText(`Who holds what (${held.length})`).waitFor();
    assert.deepEqual(await page.locator('.standing').allTextContents(), standing.map(String));
    assert.deepEqual(await accessibilityFaults(page), []);
    await picture(page, `replay-read-${device}`);
    await page.getByText('Who holds what').click();
    await page.locator('.reading-held button').first().click();
    await page.locator('.reading-card h2').waitFor();
    await page.locator('.reading-close').click();
    await page.getByRole('button', { name: 'One turn on' }).click();
    await shows(page, path, Math.floor(turns / 2) + 1);
    const later = await (
      await fetch(`${site.url}/api/v1${path.replace('/g/', '/games/')}/surveys/${Math.floor(turns / 2) + 1}`)
    ).json();
    await page.waitForFunction(
      (points) => [...document.querySelectorAll('.standing')].map((one) => one.textContent).join() === points,
      later.standing.join(),
    );
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });

for (const [device, options] of alternately(DEVICES))
  test(`a link leads to a turn, and looking on changes it, ${device}`, async () => {
    const { path } = played.carcassonne;
    const page = await enter(options, `${path}#31`);
    await shows(page, path, 31);
    await page.getByRole('button', { name: 'One turn on' }).click();
    await page.waitForFunction(() => location.hash === '#32');
    await page.evaluate(() => {
      location.hash = '#5';
    });
    await shows(page, path, 5);
    await page.getByRole('link', { name: 'How to play' }).click();
    await page.getByRole('heading', { name: 'How to play' }).first().waitFor();
    await page.goBack();
    await shows(page, path, 5);
    await page.context().close();
  });

for (const [device, options] of alternately(DEVICES))
  test(`it plays by itself to the end, ${device}`, async () => {
    const { path } = played.carcassonne;
    const { turns } = await told(path, 0);
    const page = await enter(options, `${path}#${turns - 3}`);
    await page.getByLabel('Speed').selectOption('fast');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await shows(page, path, turns);
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    await page.context().close();
  });

for (const [device, options] of alternately(DEVICES))
  test(`turns that cannot be fetched are asked for again, ${device}`, async () => {
    const { path } = played.carcassonne;
    const page = await openPage(site.browser, options);
    let down = true;
    await page.route('**/turns/20', (route) => (down ? route.abort() : route.continue()));
    await page.goto(`${site.url}${path}#12`);
    await page.getByText('This game could not be fetched whole.').waitFor();
    await shows(page, path, 12);
    assert.deepEqual(await accessibilityFaults(page), []);
    await picture(page, `replay-unfetched-${device}`);
    down = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'To the end' }).click();
    await shows(page, path, (await told(path, 0)).turns);
    await page.context().close();
  });

/** What of the board is outside of its frame, and what of the controls outside of the window. */
function outside() {
  const boxes = (wanted) => [...document.querySelectorAll(wanted)].map((one) => one.getBoundingClientRect());
  const [frame] = boxes('.replay-board');
  const inFrame = ({ left, top, right, bottom }) =>
    left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
  const told = ({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round).join();
  return {
    tiles: boxes('.board-tile')
      .filter((tile) => !inFrame(tile))
      .map(told),
    controls: boxes('.replay-board, .replay-controls > *')
      .filter(({ bottom }) => bottom > innerHeight)
      .map(told),
    height: frame.height,
  };
}

/** The whole board and its buttons are in sight together. */
async function isInSight(page, what) {
  await page.waitForFunction(() => document.querySelectorAll('.board-tile').length > 40);
  const { tiles, controls, height } = await page.evaluate(outside);
  assert.deepEqual({ tiles, controls }, { tiles: [], controls: [] }, what);
  assert.ok(height >= 192, `${what}: ${height} px`);
  assert.equal(await overflow(page), 0);
}

const TURNED_PHONE = { ...PHONE, viewport: { width: 844, height: 390 } };
for (const language of new Set(['en', ...SEEN_LANGUAGES])) {
  // On the devices, in English, the games are gone through above.
  const windows = { 'turned phone': TURNED_PHONE, ...(language === 'en' ? {} : DEVICES) };
  for (const [device, options] of alternately(windows)) {
    test(`the whole board and its buttons are in sight together: ${device}, ${language}`, async () => {
      const page = await openPage(site.browser, options);
      for (const [name, { path }] of Object.entries(played)) {
        await page.goto(`${site.url}${path}?lang=${language}`);
        await page.locator('.replay[aria-busy="false"]').waitFor();
        await isInSight(page, name);
        await picture(page, `replay-opened-${name}-${device.replace(' ', '-')}-${language}`);
      }
      assert.deepEqual(await accessibilityFaults(page), []);
      await page.context().close();
    });
  }
}

test('by the keys alone', async () => {
  const { path } = played.carcassonne;
  const { turns } = await told(path, 0);
  const page = await enter(DESKTOP, path);
  await page.keyboard.press('ArrowLeft');
  await shows(page, path, turns - 1);
  await page.keyboard.press('Home');
  await shows(page, path, 0);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await shows(page, path, 2);
  await page.keyboard.press('End');
  await shows(page, path, turns);
  await page.getByRole('slider').focus();
  await page.keyboard.press('ArrowLeft');
  await shows(page, path, turns - 1);
  await page.context().close();
});

test('what is still to come is that of the turn', async () => {
  const { path } = played.carcassonne;
  const page = await enter(PHONE, `${path}#40`);
  await shows(page, path, 40);
  await page.locator('.replay .tool.wide').tap();
  await page.locator('.tile-counts').first().waitFor();
  const counts = await page.locator('.tile-counts').first().locator('li span').allTextContents();
  const sum = counts.reduce((total, text) => total + Number(text.replace('×', '')), 0);
  const { game } = await told(path, 40);
  assert.equal(
    sum,
    game.unseen.reduce((total, { count }) => total + count, 0),
  );
  await picture(page, 'replay-tiles-phone');
  await page.context().close();
});

for (const language of SEEN_LANGUAGES) {
  test(`the replay speaks ${language} and fits a phone 320 px wide, light and dark`, async () => {
    const options = { ...PHONE, viewport: { width: 320, height: 640 } };
    const page = await enter(options, `${played.six.path}?lang=${language}#30`);
    await shows(page, played.six.path, 30);
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme });
      assert.deepEqual(await accessibilityFaults(page), []);
      assert.equal(await overflow(page), 0);
      await picture(page, `replay-${language}-${colorScheme}`);
    }
    await page.context().close();
  });
}
