// Two people play a whole game against each other through their browsers, while a third one watches:
// with chat, second thoughts, a reload and a lost connection on the way. Its record then replays
// and verifies to the same scores.

import assert from 'node:assert/strict';
import { before } from 'node:test';
import { accessibilityFaults, overflow, PHONE, picture } from './browser.mjs';
import { playOn } from './engines/playing.mjs';
import { WAIT_MS } from './limits.mjs';
import {
  aim,
  openTable,
  playTurn,
  resultScores,
  sitDown,
  startGame,
  tilesLaid,
  untilResult,
  untilTilesLaid,
  whoseTurn,
} from './player.mjs';
import { downloadRecord } from './records.mjs';
import { openSite } from './site.mjs';
import { story } from './story.mjs';

/** From so many tiles on the players press by hand again. */
const LAST_TILES = 66;
const step = story();
const site = openSite();
let ada;
let bruno;
let cleo;
let path;
let turn = 0;

before(async () => {
  [ada, bruno, cleo] = await Promise.all([site.open({ look: 'painted' }), site.open(PHONE), site.open()]);
});

async function playTurns(count) {
  for (const end = turn + count; turn < end; turn++) {
    const page = await whoseTurn([ada, bruno]);
    if (page === null) return false;
    await playTurn(page, turn);
  }
  return true;
}

/** The first player, by the record of the finished game. */
async function whoBegan(page) {
  const { seats, first_player = 0 } = await downloadRecord(page);
  return seats[first_player].name;
}

/** The tab's title, and the file of its icon. */
const tabOf = (page) =>
  page.evaluate(() => [document.title, document.querySelector('link[rel=icon]').getAttribute('href')]);

step('a host opens a table, a friend sits down by the link, another one watches', async () => {
  await ada.addInitScript(() => {
    globalThis.notesStruck = 0;
    globalThis.OscillatorNode = class extends OscillatorNode {
      constructor(...given) {
        super(...given);
        globalThis.notesStruck += 1;
      }
    };
  });
  path = await openTable(ada, site.url, 'Ada');
  const [title, icon] = await tabOf(ada);
  await sitDown(bruno, site.url, path, 'Bruno');
  await bruno.waitForFunction(() => document.activeElement.matches('main'));
  await ada.getByRole('status').getByText('Bruno sat down.').waitFor();
  const [news, call] = await tabOf(ada);
  assert.equal(news, 'Bruno sat down. · Bastide');
  assert.notEqual(call, icon);
  assert.match((await fetch(site.url + call)).headers.get('content-type'), /svg/);
  assert.ok((await ada.evaluate(() => globalThis.notesStruck)) > 0);
  await ada.keyboard.press('Shift');
  assert.deepEqual(await tabOf(ada), [title, icon]);
  await cleo.goto(site.url + path);
  await cleo.getByText('All seats are taken. You are watching.').waitFor();
  await ada.getByText('1 person is watching').waitFor();
  await ada.getByText('The shuffle cannot be rigged').click();
  await ada.getByText('2 players have added randomness').waitFor();
  assert.equal(await overflow(bruno), 0);
  await picture(bruno, 'lobby-phone');
});

step('what one says in the lobby the other reads', async () => {
  await ada.getByLabel('Message').fill('Good luck <b>Bruno</b>!');
  await ada.getByRole('button', { name: 'Send' }).click();
  await bruno.getByText('Good luck <b>Bruno</b>!').waitFor();
  assert.equal(await cleo.getByLabel('Message').count(), 0);
});

step('the lobby is accessible', async () => {
  assert.deepEqual(await accessibilityFaults(ada), []);
  assert.deepEqual(await accessibilityFaults(bruno), []);
});

step('the host starts, and all three sit at the table', async () => {
  await startGame(ada);
  await Promise.all([bruno, cleo].map((page) => page.waitForSelector('.table')));
  await cleo.getByText('You are watching').waitFor();
  assert.equal(await cleo.locator('.board-cell').count(), 0);
  await (await whoseTurn([ada, bruno])).waitForFunction(() => document.title.includes('Your turn'));
});

step('a placement and a claim can be taken back until they are confirmed', async () => {
  const page = await whoseTurn([ada, bruno]);
  const other = page === ada ? bruno : ada;
  const laid = await tilesLaid(other);
  await aim(page, 0);
  await page.getByRole('button', { name: 'Place', exact: true }).click();
  await page.locator('.claim').first().waitFor();
  assert.deepEqual(await accessibilityFaults(page), []);
  await picture(page, 'claim');
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Place', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByText(/marked places?$/).waitFor();
  assert.equal(await tilesLaid(other), laid);
});

step('turns go back and forth', async () => {
  assert.ok(await playTurns(8));
  await Promise.all([ada, bruno, cleo].map((page) => untilTilesLaid(page, 9)));
});

for (const colorScheme of ['light', 'dark']) {
  step(`the table is accessible to everybody at it, ${colorScheme}`, async () => {
    for (const page of [ada, bruno, cleo]) {
      await page.emulateMedia({ colorScheme });
      assert.deepEqual(await accessibilityFaults(page), []);
    }
    await picture(ada, `table-${colorScheme}`);
    await picture(bruno, `table-phone-${colorScheme}`);
  });
}

step('after a reload the seat, the board and the log are as before', async () => {
  const page = await whoseTurn([ada, bruno]);
  const lines = await ada.locator('.log li').count();
  const other = page === ada ? bruno : ada;
  await page.goto('about:blank');
  await other.locator('.seat-card .away').waitFor();
  await page.goto(site.url + path);
  await page.waitForSelector('.hand-place');
  await other.locator('.seat-card .away').waitFor({ state: 'detached' });
  await ada.reload();
  await ada.waitForSelector('.table .log li');
  assert.equal(await ada.locator('.log li').count(), lines);
  await untilTilesLaid(ada, 9);
  assert.ok(await playTurns(4));
});

step('who loses the connection sees so, and comes back to what was missed', async () => {
  const page = await whoseTurn([ada, bruno]);
  const other = page === ada ? bruno : ada;
  await other.context().setOffline(true);
  await other.evaluate(() => dispatchEvent(new Event('offline')));
  await other.getByText('You are offline').waitFor({ timeout: WAIT_MS });
  await playTurn(page, turn++);
  const laid = await tilesLaid(page);
  await other.context().setOffline(false);
  await other.getByText('You are offline').waitFor({ state: 'detached' });
  await untilTilesLaid(other, laid);
  other.problems = other.problems.filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED'));
  assert.ok(await playTurns(2));
});

step('chat at the table shows as unread until it is opened', async () => {
  await ada.getByLabel('Message').fill('Nice move');
  await ada.getByRole('button', { name: 'Send' }).click();
  await bruno.getByRole('button', { name: '1 new message' }).click();
  await bruno.getByText('Nice move', { exact: true }).waitFor();
  await bruno.keyboard.press('Escape');
  await bruno.getByRole('button', { name: 'Chat' }).waitFor();
});

step('the game ends with the same result for everybody', async () => {
  await Promise.all([ada, bruno].map((page) => playOn(page, LAST_TILES)));
  while (await playTurns(1));
  await Promise.all([ada, bruno, cleo].map((page) => untilResult(page)));
  const [first, ...others] = await Promise.all([ada, bruno, cleo].map(resultScores));
  assert.deepEqual(Object.keys(first).sort(), ['Ada', 'Bruno']);
  for (const scores of others) assert.deepEqual(scores, first);
  await ada.getByRole('rowheader', { name: 'Cities' }).waitFor();
  await picture(ada, 'result');
  assert.equal(await overflow(bruno), 0);
  await picture(bruno, 'result-phone');
});

step('the result is accessible', async () => {
  for (const colorScheme of ['light', 'dark']) {
    await ada.emulateMedia({ colorScheme });
    assert.deepEqual(await accessibilityFaults(ada), []);
  }
});

step('the browser has checked the shuffle', async () => {
  await ada.getByText('The shuffle was fair').waitFor();
  await cleo.getByText('The 71 tiles drawn came in exactly that order.').waitFor();
});

step('the record downloads, verifies and replays to the scores that were shown', async () => {
  const record = await downloadRecord(ada);

  await cleo.goto(`${site.url}/g/${record.proof.game_id}`);
  await cleo.getByText('The shuffle was fair').waitFor();
  assert.deepEqual(await resultScores(cleo), await resultScores(ada));
  assert.deepEqual(await accessibilityFaults(cleo), []);
});

step('a rematch can be declined, and the other hears so', async () => {
  await cleo.goto(site.url + path);
  await bruno.getByRole('button', { name: 'Rematch' }).click();
  await bruno.getByText('Waiting for Ada.').waitFor();
  await cleo.locator('.rematch').getByText('Bruno offers a rematch.').waitFor();
  await ada.getByRole('status').getByText('Bruno offers a rematch.').first().waitFor({ state: 'attached' });
  await ada.getByRole('button', { name: 'See the board' }).click();
  await picture(ada, 'rematch-offered-board');
  await ada.getByRole('button', { name: 'See the result' }).click();
  for (const colorScheme of ['light', 'dark']) {
    await ada.emulateMedia({ colorScheme });
    assert.deepEqual(await accessibilityFaults(ada), []);
    await picture(ada, `rematch-offered-${colorScheme}`);
    await picture(bruno, `rematch-waits-phone-${colorScheme}`);
  }
  assert.equal(await overflow(bruno), 0);
  await ada.getByRole('button', { name: 'No, thanks' }).click();
  await bruno.locator('.rematch-no').waitFor();
  await picture(bruno, 'rematch-declined-phone');
});

step('a rematch that both want begins at once, without the lobby', async () => {
  const first = await whoBegan(ada);
  await ada.getByRole('button', { name: 'Rematch' }).click();
  await bruno.getByRole('button', { name: 'Accept' }).click();
  await Promise.all([ada, bruno, cleo].map((page) => page.waitForSelector('.table')));
  await Promise.all([ada, bruno, cleo].map((page) => untilTilesLaid(page, 1)));
  const page = await whoseTurn([ada, bruno]);
  assert.notEqual(page === ada ? 'Ada' : 'Bruno', first);
  await page.waitForFunction(() => document.title.includes('Your turn'));
  turn = 0;
  assert.ok(await playTurns(3));
  await Promise.all([ada, bruno, cleo].map((each) => untilTilesLaid(each, 4)));
});

step('nothing went wrong on any page', () => {
  for (const page of [ada, bruno, cleo]) assert.deepEqual(page.problems, []);
});
