// Home of a device that has games: which are listed, what is said of them, what can be done with them.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { accessibilityFaults, DESKTOP, overflow, PHONE, picture } from './browser.mjs';
import { codeOf, fill, keptGames } from './kept_games.mjs';
import { alternately, SEEN_LANGUAGES, SMALL_PHONE } from './looks.mjs';
import { openTable, playTurn, sitDown, startGame, whoseTurn } from './player.mjs';
import { openSite } from './site.mjs';

const site = openSite();

const rows = (page) => page.locator('.game-row');
const row = (page, name) => rows(page).filter({ has: page.getByRole('link', { name, exact: true }) });
const goHome = async (page) => {
  await page.goto(site.url);
  await page.getByRole('heading', { name: 'My games' }).waitFor();
};
/** As many games are at the device by now. */
const untilKept = (page, count) =>
  page.waitForFunction(
    (wanted) => Object.keys(localStorage).filter((key) => key.startsWith('bastide.game.')).length >= wanted,
    count,
  );

async function filled(options, games) {
  const page = await site.open(options);
  await page.goto(`${site.url}/help`);
  await fill(page, games);
  return page;
}

test('a table is listed by its people, and tells whose turn it is and what happened since', async () => {
  const [ana, ben] = await Promise.all([site.open(PHONE), site.open(DESKTOP)]);
  const path = await openTable(ana, site.url, 'Ana', { seats: 2 });
  await sitDown(ben, site.url, path, 'Ben');
  await startGame(ana);
  const pages = [ana, ben];
  const mover = await whoseTurn(pages);
  const other = pages.find((page) => page !== mover);
  const nameOf = (page) => (page === ana ? 'Ana' : 'Ben');
  await other.waitForSelector('.board image, .board .tile-flat, .board svg');
  await untilKept(other, 1);
  await goHome(other);
  const listed = row(other, nameOf(mover));
  await listed.getByText(`Turn of ${nameOf(mover)}`).waitFor();
  assert.equal(await other.getByText(path.split('/').at(-1)).count(), 0, 'a name, not a code');
  // The other one keeps the seat at the table: a glance sends nobody away, and nothing moves in the list.
  await playTurn(mover, 1);
  await other.reload();
  const sooner = other.getByRole('button', { name: 'At 1 table it is your turn now' });
  await sooner.waitFor();
  await listed.getByText('Since you looked: 1 tile laid').waitFor();
  await other.getByRole('region', { name: 'Under way' }).waitFor();
  await sooner.click();
  await other.getByRole('region', { name: 'Your turn' }).getByRole('link').waitFor();
  assert.equal(await mover.getByText('in another window').count(), 0);
  await picture(other, 'my-games-your-turn');
  await other.getByRole('region', { name: 'Your turn' }).getByRole('link').click();
  await other.waitForSelector('.hand-place');
  for (const page of pages) {
    assert.deepEqual(page.problems, []);
    await page.context().close();
  }
});

test('a game alone in the page is listed, and goes on from the list', async () => {
  const page = await site.open(PHONE);
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Play alone' }).click();
  await whoseTurn([page]);
  await untilKept(page, 1);
  await page.goto(site.url);
  await row(page, '3 computers').getByText('Your turn').waitFor();
  await row(page, '3 computers').getByRole('link').click();
  await page.waitForSelector('.hand-place');
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test('games are filtered, archived and removed, and each of that is undone', async () => {
  const page = await filled(DESKTOP, keptGames(20));
  await goHome(page);
  assert.equal(await rows(page).count(), 20);
  await page.getByRole('radio', { name: 'Your turn 2' }).check({ force: true });
  assert.equal(await rows(page).count(), 2);
  await page.getByRole('radio', { name: 'Ended 12' }).check({ force: true });
  assert.equal(await rows(page).count(), 12);
  await page.getByRole('radio', { name: 'All 20' }).check({ force: true });

  const act = async (name) => {
    await rows(page).first().getByRole('button', { name: 'What can be done' }).click();
    await rows(page).first().getByRole('button', { name }).click();
  };
  const undo = page.getByRole('button', { name: 'Undo' });
  await act('Archive');
  await page.getByRole('radio', { name: 'Archived 1' }).waitFor({ state: 'attached' });
  assert.ok(await undo.evaluate((button) => button === document.activeElement));
  await undo.press('Enter');
  await page.getByRole('radio', { name: 'Archived 1' }).waitFor({ state: 'detached' });
  await act('Remove');
  await page.getByRole('radio', { name: 'All 19' }).waitFor({ state: 'attached' });
  assert.equal(await rows(page).count(), 20, 'it stands in its place until the reader goes on');
  await picture(page, 'my-games-removed');
  await undo.click();
  await page.getByRole('radio', { name: 'All 20' }).waitFor({ state: 'attached' });
  await act('Remove');
  await page.reload();
  await page.getByRole('radio', { name: 'All 19' }).waitFor({ state: 'attached' });
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test('all games go to another device as a file, with the seats, and nothing there is lost', async () => {
  const [ana, there] = await Promise.all([site.open(DESKTOP), site.open(PHONE)]);
  await openTable(ana, site.url, 'Ana');
  await untilKept(ana, 1);
  await fill(ana, keptGames(3));
  await goHome(ana);
  await ana.getByText('Keep and carry').click();
  await ana.getByText('whoever has it can play for you').waitFor();
  const [saved] = await Promise.all([
    ana.waitForEvent('download'),
    ana.getByRole('button', { name: 'Save my games as a file' }).click(),
  ]);
  const file = {
    name: 'games.json',
    mimeType: 'application/json',
    buffer: await readFile(await saved.path()),
  };

  await there.goto(site.url);
  await there.getByLabel('Look at a game from a file').setInputFiles(file);
  await there.getByRole('heading', { name: 'My games' }).waitFor();
  await there.getByText('Added: 4. Brought up to date: 0.').waitFor();
  await row(there, 'Nobody else yet').getByRole('link').click();
  await there.getByText('Ana (you)').waitFor();

  await goHome(there);
  await there.getByText('Keep and carry').click();
  const take = there.getByLabel('Add games from a file');
  await take.setInputFiles(file);
  await there.getByText('Added: 0. Brought up to date: 0.').waitFor();
  const newer = Buffer.from(file.buffer.toString().replace('bastide-my-games/1', 'bastide-my-games/9'));
  await take.setInputFiles({ ...file, buffer: newer });
  await there.getByText('saved by another version').waitFor();
  await take.setInputFiles({ ...file, buffer: Buffer.from('{}') });
  await there.getByText('holds no saved games').waitFor();
  for (const page of [ana, there]) {
    assert.deepEqual(page.problems, []);
    await page.context().close();
  }
});

test('statistics are of all games that ended', async () => {
  const page = await filled(DESKTOP, keptGames(60));
  await goHome(page);
  await page.getByText('Statistics').click();
  await page.getByText(/^You \d+ : \d+ Ben/).waitFor();
  await page
    .getByText(/of 36 won/)
    .first()
    .waitFor();
  await page.getByText('Computers (Regular)', { exact: false }).waitFor();
  await picture(page, 'my-games-statistics');
  assert.deepEqual(await accessibilityFaults(page), []);
  await page.context().close();
});

/** By axe, by its width, and by what lies over what: nothing that can be pressed is covered. */
async function isSound(page, what) {
  assert.deepEqual(await accessibilityFaults(page), [], what);
  assert.ok((await overflow(page)) <= 0, `${what} is too wide`);
  const covered = await page.evaluate(() =>
    [...document.querySelectorAll('main a, main button, main select')]
      .filter((one) => {
        one.scrollIntoView({ block: 'center' });
        const { left, top, width, height } = one.getBoundingClientRect();
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        return there === null || !(one.contains(there) || there.contains(one));
      })
      .map((one) => one.outerHTML),
  );
  assert.deepEqual(covered, [], what);
}

for (const [device, options] of alternately({ phone: PHONE, desk: DESKTOP })) {
  test(`the list is sound in both looks, ${device}`, async () => {
    const page = await filled(options, keptGames(12));
    await goHome(page);
    await rows(page).first().getByRole('button', { name: 'What can be done' }).click();
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme });
      await isSound(page, `${device} ${colorScheme}`);
      await page.evaluate(() => scrollTo(0, 0));
      await picture(page, `my-games-${device}-${colorScheme}`);
    }
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });
}

for (const language of SEEN_LANGUAGES) {
  test(`the list speaks ${language} on the smallest phone`, async () => {
    const page = await filled(SMALL_PHONE, keptGames(12));
    await page.goto(`${site.url}/?lang=${language}`);
    await rows(page).first().waitFor();
    for (const summary of await page.locator('.my-games-side summary').all()) await summary.click();
    await isSound(page, language);
    await page.evaluate(() => scrollTo(0, 0));
    await picture(page, `my-games-small-${language}`);
    await page.context().close();
  });
}

const VISITS = 5;
/** Rows come by 24; the end of the first ones may be in sight at once. */
const ROWS_MAX = 72;
const SHIFT_MAX = 0.05;
/** A server that has lost its rooms takes each question for a guess: it is asked of a few only. */
const ASKED_MAX = 4;

test('two hundred games come without a jump and without a storm of questions', async (t) => {
  const page = await filled(PHONE, keptGames(200));
  await page.evaluate(
    (rooms) => {
      localStorage.setItem('bastide.admissions', JSON.stringify(rooms.map((room) => [room, 'none'])));
    },
    keptGames(100).map((_, n) => codeOf(n)),
  );
  let sockets = 0;
  page.on('websocket', () => sockets++);
  await goHome(page);
  await page.getByText('The server no longer has this table.').first().waitFor();
  await page.waitForLoadState('networkidle');
  const shift = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const seen = (list) => resolve(list.getEntries().reduce((sum, { value }) => sum + value, 0));
        new PerformanceObserver(seen).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 1000);
      }),
  );
  assert.ok(shift <= SHIFT_MAX, `the list jumps by ${shift}`);
  assert.ok(sockets >= 1 && sockets <= ASKED_MAX, `${sockets} rooms were asked for`);

  // How long it takes is told, not held: a busy machine needs longer. The best of some visits.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
  const visits = [];
  for (let visit = 0; visit < VISITS; visit++) {
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.waitForSelector('.settings');
    const before = await spent();
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          document.querySelector('.brand').click();
          requestAnimationFrame(() => setTimeout(resolve));
        }),
    );
    visits.push((await spent()) - before);
  }
  const shown = await rows(page).count();
  t.diagnostic(
    `${shown} rows painted in ${Math.min(...visits).toFixed(0)} ms, shift ${shift.toFixed(3)}, ${sockets} rooms asked for`,
  );
  // What is out of sight is not drawn: it comes as the reader arrives there.
  assert.ok(shown > 0 && shown <= ROWS_MAX, `${shown} rows are drawn at once`);
  await page.getByRole('button', { name: 'Show 24 more' }).scrollIntoViewIfNeeded();
  await page.waitForFunction((before) => document.querySelectorAll('.game-row').length > before, shown);
  await page.context().close();
});
