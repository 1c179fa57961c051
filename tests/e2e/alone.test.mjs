// Alone against computers in the page: no server takes part, so it may go away.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { accessibilityFaults, DESKTOP, overflow, PHONE, picture, untilTrue } from './browser.mjs';
import { answer, whoIsAsked } from './castle_player.mjs';
import { openDoorToShut } from './door.mjs';
import { playOn } from './engines/playing.mjs';
import { testLong } from './looks.mjs';
import { curious, payRansom } from './module_games.mjs';
import {
  chooseForRoom,
  playTurn,
  resultScores,
  tilesLaid,
  untilComputersSit,
  untilResult,
  whoseTurn,
} from './player.mjs';
import { downloadRecord } from './records.mjs';
import { openSite } from './site.mjs';

const site = openSite();
/** In `e2e` other files do the same in parts. */
let door;

before(async () => {
  await site.ready;
  door = await openDoorToShut(() => site.url);
});

after(() => door?.close());

async function isSound(page) {
  assert.deepEqual(await accessibilityFaults(page), []);
  assert.equal(await overflow(page), 0);
}

async function playAlone(page, url = site.url) {
  await page.goto(url);
  await page.getByRole('button', { name: 'Play alone' }).click();
  await page.waitForSelector('.table');
}

async function hurry(page) {
  await page.getByRole('button', { name: 'Menu' }).click();
  await chooseForRoom(page.getByRole('radio', { name: 'At once' }));
  await page.keyboard.press('Escape');
}

test('one press begins a game against three computers, which outlives a reload and ends with a record that verifies', async () => {
  const page = await site.open(PHONE);
  await page.goto(site.url);
  await isSound(page);
  await picture(page, 'alone-home');
  await playAlone(page);
  await untilComputersSit(page, 'Visitor', 3);
  await hurry(page);
  for (let turn = 0; turn < 3; turn++) {
    await whoseTurn([page]);
    await playTurn(page, turn);
  }
  await whoseTurn([page]);
  const laid = await tilesLaid(page);
  await page.reload();
  await page.waitForSelector('.table');
  await whoseTurn([page]);
  assert.equal(await tilesLaid(page), laid);
  await isSound(page);
  await picture(page, 'alone-table');

  await playOn(page);
  await untilResult(page);
  await page.getByText('in this browser alone').waitFor();
  assert.equal(Object.keys(await resultScores(page)).length, 4);
  assert.equal(await page.getByRole('button', { name: 'Copy link to the result' }).count(), 0);
  await downloadRecord(page);
  await page.context().close();
});

test('several people at one device play without the server, with a computer among them', async () => {
  const page = await site.open(PHONE);
  await page.goto(`${site.url}/new`);
  await page.getByLabel('Your name').fill('Ada');
  await page.locator('input[name=seats][value="3"]').check({ force: true });
  await page.getByRole('switch', { name: 'In this browser' }).check({ force: true });
  await page.getByText('Everybody plays at this device.').waitFor();
  await isSound(page);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: 'Add a player at this device' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your name').fill('Ben');
  await dialog.getByRole('button', { name: 'Sit down' }).click();
  await page.getByText('at this device', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Add a computer' }).click();
  await page.getByRole('dialog').locator('input[name=level][value=newcomer]').check({ force: true });
  await page.getByRole('dialog').getByRole('button', { name: 'Choose' }).click();
  await page.getByText('Computer: Newcomer').waitFor();
  await picture(page, 'alone-lobby');
  await isSound(page);
  assert.equal(await page.getByText('Invite').count(), 0);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForSelector('.table');
  for (let turn = 0; turn < 4; turn++) {
    await whoseTurn([page]);
    await playTurn(page, turn);
  }
  await page.reload();
  await page.waitForSelector('.table');
  await whoseTurn([page]);
  await picture(page, 'alone-together');
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test('the latest of two tabs plays on, and the other one can take it back', async () => {
  const page = await site.open(DESKTOP);
  await playAlone(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.waitForSelector('.table');
  await page.getByRole('button', { name: 'Play here' }).click();
  await page.waitForSelector('.table');
  await other
    .getByRole('heading', { name: 'Another tab of this browser has taken over the game.' })
    .waitFor();
  await other.getByRole('button', { name: 'Play here' }).waitFor();
  await isSound(other);
  await picture(other, 'alone-taken');
  await page.context().close();
});

test('The Castle begins against a computer in the page, too', async () => {
  const page = await site.open(PHONE);
  await page.goto(site.url);
  await page.getByRole('link', { name: 'Choose computers and rules' }).click();
  await page.getByLabel('Your name').fill('Ada');
  await page.locator('input[name=game][value=castle]').check({ force: true });
  assert.ok(await page.getByRole('switch', { name: 'In this browser' }).isChecked());
  await isSound(page);
  await picture(page, 'alone-create');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForSelector('.table');
  for (let n = 0; n < 4; n++) {
    await whoIsAsked([page]);
    await answer(page, n);
  }
  await page.context().close();
});

/** Waits until the browser has all that the page may need, except texts in other languages. */
function keepsAll(page) {
  return untilTrue(page, async () => {
    if (!navigator.serviceWorker.controller) return false;
    const parts = await (await fetch('/parts.json')).json();
    const wanted = parts.filter((path) => !/^\/assets\/(fr|de|it|ro)-/.test(path));
    const kept = await Promise.all(['/', ...wanted].map((path) => caches.match(path)));
    return kept.every((response) => response !== undefined);
  });
}

/** A browser that has seen only the first screen, which is shown again, without a network. */
async function openInFlight(options = PHONE) {
  door.open();
  const page = await site.open({ ...options, serviceWorkers: 'allow' });
  await page.goto(door.url);
  await keepsAll(page);
  door.shut();
  await page.context().setOffline(true);
  return page;
}

/** A table by the form, as `pick` fills it in. */
async function chooseAndPlay(page, pick) {
  await page.goto(`${door.url}/new#computers`);
  await page.getByLabel('Your name').fill('Ada');
  await pick((field, value) => page.locator(`input[name=${field}][value="${value}"]`).check({ force: true }));
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForSelector('.table');
  await hurry(page);
}

test('in flight mode whoever has seen the first screen plays a whole game, over a reload, and begins another', async (t) => {
  const page = await openInFlight();
  await page.reload();
  const button = page.getByRole('button', { name: 'Play alone' });
  await button.waitFor();
  const pressed = Date.now();
  await button.click();
  await page.waitForSelector('.table');
  t.diagnostic(`${Date.now() - pressed} ms from the press to the table`);
  await untilComputersSit(page, 'Visitor', 3);
  await hurry(page);
  for (let turn = 0; turn < 3 && (await whoseTurn([page])) !== null; turn++) await playTurn(page, turn);
  await page.reload();
  await page.waitForSelector('.table');
  await playOn(page);
  await untilResult(page);
  await page.getByText('in this browser alone').waitFor();
  await picture(page, 'alone-offline-result');
  await playAlone(page, door.url);
  await whoseTurn([page]);
  await playTurn(page, 0);
  await page.context().close();
});

testLong(
  'in flight mode everything is played against five computers, to a record that verifies',
  async () => {
    const page = await openInFlight(PHONE);
    await chooseAndPlay(page, async (check) => {
      await check('rules', 'everything');
      await check('seats', 6);
    });
    const decide = curious();
    for (let turn = 0; (await whoseTurn([page])) !== null; turn++) {
      await payRansom(page);
      await playTurn(page, turn, decide);
    }
    await untilResult(page);
    await page.getByText('in this browser alone').waitFor();
    assert.equal(await page.locator('.kind-table').getByText('Other', { exact: true }).count(), 0);
    const { rules } = await downloadRecord(page);
    for (const module of ['river', 'tower', 'inns_and_cathedrals', 'princess_and_dragon', 'abbey_and_mayor'])
      assert.ok(rules.modules.includes(module), module);
    await picture(page, 'alone-offline-everything');
    // The browser's own message about a missing network.
    const problems = page.problems.filter((problem) => !problem.includes('Failed to load resource'));
    assert.deepEqual(problems, []);
    await page.context().close();
  },
);

testLong('in flight mode The Castle is played to a record that verifies', async () => {
  const page = await openInFlight();
  await chooseAndPlay(page, (check) => check('game', 'castle'));
  for (let n = 0; n < 6; n++) {
    await whoIsAsked([page]);
    await answer(page, n);
  }
  await playOn(page);
  await untilResult(page);
  await downloadRecord(page);
  await page.context().close();
});

test('in flight mode The Discovery is played to a record that verifies', async () => {
  const page = await openInFlight();
  await chooseAndPlay(page, (check) => check('game', 'discovery'));
  for (let turn = 0; turn < 3 && (await whoseTurn([page])) !== null; turn++) await playTurn(page, turn);
  await playOn(page);
  await untilResult(page);
  const { rules } = await downloadRecord(page);
  assert.equal(rules.game, 'discovery');
  await page.context().close();
});

testLong('in flight mode two people at one device play a whole game', async () => {
  const page = await openInFlight(PHONE);
  await page.goto(`${door.url}/new`);
  await page.getByLabel('Your name').fill('Ada');
  await page.locator('input[name=seats][value="2"]').check({ force: true });
  await page.getByRole('switch', { name: 'In this browser' }).check({ force: true });
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: 'Add a player at this device' }).click();
  await page.getByRole('dialog').getByLabel('Your name').fill('Ben');
  await page.getByRole('dialog').getByRole('button', { name: 'Sit down' }).click();
  await page.getByText('at this device', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForSelector('.table');
  const called = { Ada: 0, Ben: 0 };
  for (let turn = 0; turn < 6; turn++) {
    await whoseTurn([page]);
    const yours = await page.locator('.your-turn').textContent();
    called[yours.replace('Your turn, ', '')]++;
    await playTurn(page, turn);
  }
  assert.deepEqual(called, { Ada: 3, Ben: 3 });
  await playOn(page);
  await untilResult(page);
  await page.getByText('in this browser alone').waitFor();
  await picture(page, 'alone-offline-together');
  const { seats } = await downloadRecord(page);
  assert.deepEqual(
    seats.map(({ name }) => name),
    ['Ada', 'Ben'],
  );
  await page.context().close();
});

/** A file that falls onto the page. */
async function drop(page, path) {
  const files = await page.evaluateHandle(
    ([text, name]) => {
      const files = new DataTransfer();
      files.items.add(new File([text], name, { type: 'application/json' }));
      return files;
    },
    [readFileSync(path, 'utf8'), basename(path)],
  );
  await page.dispatchEvent('body', 'drop', { dataTransfer: files });
}

test('a record from a file is looked at, though the server does not know the game; what is none is refused', async () => {
  const page = await site.open(DESKTOP);
  const record = fileURLToPath(new URL('../kept/68ecaf3/records/ended-all-modules.json', import.meta.url));
  await page.goto(site.url);
  await isSound(page);
  const [choosing] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByLabel('Look at a game').click(),
  ]);
  await choosing.setFiles({
    name: 'nothing.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"a":1}'),
  });
  await page.getByText('That file holds no game').waitFor();
  await drop(page, record);
  await page.waitForURL('**/g/*');
  await page.locator('.board-tile').first().waitFor();
  await picture(page, 'alone-record');
  await page.reload();
  await page.locator('.board-tile').first().waitFor();
  await page.context().close();
});

test('a tab that looks at a game from a file leaves the game of another tab alone', async () => {
  const page = await site.open(DESKTOP);
  await playAlone(page);
  const other = await page.context().newPage();
  await other.goto(site.url);
  await drop(other, fileURLToPath(new URL('../kept/68ecaf3/records/ended-base.json', import.meta.url)));
  await other.waitForURL('**/g/*');
  await other.locator('.board-tile').first().waitFor();
  await page.bringToFront();
  await whoseTurn([page]);
  const laid = await tilesLaid(page);
  await playTurn(page, 0);
  await whoseTurn([page]);
  assert.ok((await tilesLaid(page)) > laid);
  await page.context().close();
});

test('the browser keeps so many records, and no room for long that it cannot enter', async () => {
  const page = await site.open(PHONE);
  await playAlone(page);
  const room = new URL(page.url()).pathname.slice('/r/'.length).replace('-', '');
  await page.goto(`${site.url}/help`); // nothing plays
  await page.evaluate(
    ([mine, day]) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('bastide.rooms', 1);
        opening.onsuccess = () => {
          const names = ['entries', 'games', 'records'];
          const change = opening.result.transaction(names, 'readwrite');
          const [entries, games, records] = names.map((name) => change.objectStore(name));
          const before = (days) => Date.now() - days * day;
          for (const seq of [1, 2]) entries.put({ seq, at: before(2), text: '' }, ['OLDROOM1', seq]);
          entries.put({ seq: 1, at: before(2), text: '' }, ['PLAYEDON', 1]);
          entries.put({ seq: 2, at: before(0.5), text: '' }, ['PLAYEDON', 2]);
          games.put('OLDROOM1', 'old');
          games.put('PLAYEDON', 'new');
          for (let n = 0; n < 105; n++) records.put({ ended: n, text: '' }, `record-${1000 + n}`);
          const held = entries.openCursor(IDBKeyRange.bound([mine, 0], [mine, 1e9]));
          held.onsuccess = () => {
            const cursor = held.result;
            if (cursor === null) return;
            cursor.update({ ...cursor.value, at: before(30) });
            cursor.continue();
          };
          change.oncomplete = () => resolve(opening.result.close());
          change.onabort = () => reject(change.error);
        };
      }),
    [room, 24 * 3600 * 1000],
  );
  await playAlone(page);
  const kept = () =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          const opening = indexedDB.open('bastide.rooms', 1);
          opening.onsuccess = () => {
            const names = ['entries', 'games', 'records'];
            const reading = opening.result.transaction(names);
            const keys = names.map((name) => reading.objectStore(name).getAllKeys());
            reading.oncomplete = () => {
              opening.result.close();
              const [entries, games, records] = keys.map(({ result }) => result);
              resolve({ rooms: [...new Set(entries.map(([room]) => room))], games, records });
            };
          };
        }),
    );
  const { rooms, games, records } = await kept();
  assert.ok(rooms.includes(room), 'a room of one’s own stays, however old');
  assert.ok(rooms.includes('PLAYEDON') && !rooms.includes('OLDROOM1'), rooms.join());
  assert.ok(games.includes('new') && !games.includes('old'), games.join());
  assert.equal(records.length, 100);
  assert.equal(records[0], 'record-1005');
  await page.context().close();
});

testLong('in flight mode a dropped record is gone through and analysed', async () => {
  const page = await openInFlight(DESKTOP);
  await drop(page, fileURLToPath(new URL('../kept/68ecaf3/records/ended-base.json', import.meta.url)));
  await page.waitForURL('**/g/*');
  await page.locator('.board-tile').first().waitFor();
  await page.reload();
  await page.locator('.board-tile').first().waitFor();
  const turn = page.locator('.replay-controls input');
  const last = Number(await turn.getAttribute('max'));
  assert.ok(last > 0);
  await page.getByRole('button', { name: 'Analyse this game' }).click();
  await page.getByText('The whole game has been analysed').waitFor({ timeout: 240_000 });
  await page.locator('.analysis-worst a').first().click();
  await page.locator('.analysis-choices li').first().waitFor();
  assert.notEqual(await turn.inputValue(), String(last));
  await picture(page, 'alone-offline-analysis');
  await page.context().close();
});
