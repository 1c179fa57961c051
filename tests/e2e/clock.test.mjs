// Games by a clock: it is chosen when the table is made, shown at each seat, and acts when the time is up;
// pauses by consent, and votes to skip a player who is away.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessibilityFaults, overflow, PAIRS, picture } from './browser.mjs';
import { alternately } from './looks.mjs';
import {
  chooseForRoom,
  openMenu,
  openTable,
  playTurn,
  sitDown,
  startGame,
  untilTilesLaid,
  whoseTurn,
} from './player.mjs';
import { openSite } from './site.mjs';

const site = openSite({ options: ['--away-before-skip', '1s'] });

/** Ada and Ben at a table with this clock, which the page does not offer, each with one of the devices. */
async function timedTable(clock, devices) {
  const secret = 'A'.repeat(43);
  const wish = { secret, name: 'Ada', seats: 2, clock, rules: { game: 'carcassonne', preset: 'standard' } };
  const answer = await fetch(`${site.url}/api/v1/rooms`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(wish),
  });
  const { room } = await answer.json();
  const [ada, ben] = await Promise.all(devices.map(site.open));
  await ada.goto(`${site.url}/r/${room}#s=${secret}`);
  await ada.getByText('Ada (you)').waitFor();
  await sitDown(ben, site.url, `/r/${room}`, 'Ben');
  await startGame(ada);
  await ben.waitForSelector('.table');
  return [ada, ben];
}

const close = (pages) => Promise.all(pages.map((page) => page.context().close()));

/** Which device this is. */
const nameOf = (page) => (page.viewportSize().width < 500 ? 'phone' : 'desktop');

for (const [pair, devices] of alternately(PAIRS)) {
  test(`the clock is chosen with the table, changed in the lobby, and stands in the rules: ${pair}`, async () => {
    const page = await site.open(devices[0]);
    await page.goto(`${site.url}/new`);
    await page.getByRole('radio', { name: '3 min a turn' }).check({ force: true });
    await page.getByRole('switch', { name: /three times resigns/ }).check({ force: true });
    await picture(page, `clock-create-${nameOf(page)}`);
    assert.equal(await overflow(page), 0);
    assert.deepEqual(await accessibilityFaults(page), []);
    await page.getByLabel('Your name').fill('Ada');
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.waitForSelector('.invite-code'); // the page before it has the same choice
    const way = page.locator('.choice:has(input[name=clock]:checked)');
    assert.equal((await way.textContent()).trim(), '3 min a turn');
    await chooseForRoom(page.getByRole('radio', { name: '10 min + 15 s' }));
    await page.waitForFunction(() =>
      document.querySelector('.choice:has(input[name=clock]:checked)').textContent.includes('10 min'),
    );
    const other = await site.open(devices[1]);
    await sitDown(other, site.url, new URL(page.url()).pathname, 'Ben');
    await other.getByText('Clock: 10 min + 15 s').waitFor();
    await other.getByText('Whoever runs out of time 3 times resigns.').waitFor();
    assert.deepEqual(await accessibilityFaults(page), []);
    await startGame(page);
    await other.locator('.seat-time').nth(1).waitFor();
    assert.equal(await other.locator('.seat-time').count(), 2);
    assert.match(
      (await other.locator('.seat-time').allTextContents()).join(),
      /^(10:00|9:5\d),10:00|10:00,9:5\d$/,
    );
    assert.equal(await other.locator('.seat-ring.runs').count(), 1);
    for (const table of [page, other]) {
      assert.equal(await overflow(table), 0);
      assert.deepEqual(await accessibilityFaults(table), []);
      await picture(table, `clock-table-${nameOf(table)}`);
    }
    await page.getByRole('button', { name: 'Menu' }).click();
    await picture(page, `clock-menu-${nameOf(page)}`);
    assert.deepEqual([...page.problems, ...other.problems], []);
    await close([page, other]);
  });

  test(`when time is up the server plays, and says for whom: ${pair}`, async () => {
    const pages = await timedTable({ kind: 'turn', seconds: 5 }, devices);
    const first = await whoseTurn(pages);
    const [name, other] = first === pages[0] ? ['Ada', pages[1]] : ['Ben', pages[0]];
    await other.locator('.seat-clock.short .seat-time').waitFor();
    await picture(pages[0], `clock-short-${nameOf(pages[0])}`);
    await picture(pages[1], `clock-short-${nameOf(pages[1])}`);
    for (const page of pages) await page.getByText(`${name} ran out of time`).waitFor();
    for (const page of pages) await untilTilesLaid(page, 2);
    await playTurn(other, 1);
    for (const page of pages) await untilTilesLaid(page, 3);
    for (const page of pages) assert.deepEqual(page.problems, []);
    await close(pages);
  });

  test(`a pause needs everybody, and anybody ends it: ${pair}`, async () => {
    const pages = await timedTable({ kind: 'turn', seconds: 600 }, devices);
    const [ada, ben] = pages;
    await ada.getByRole('button', { name: 'Menu' }).click();
    await ada.getByRole('button', { name: 'Pause the game' }).click();
    await ada.getByRole('dialog').waitFor({ state: 'detached' }); // it would cover what is asked
    await ada.getByText('Waiting for Ben.').waitFor();
    await ben.getByText('Ada would like a pause.').waitFor();
    await picture(ben, `clock-pause-wanted-${nameOf(ben)}`);
    await ben.getByRole('button', { name: 'Not now' }).click();
    await ada.getByText('would like a pause').waitFor({ state: 'detached' });
    await openMenu(ben);
    await ben.getByRole('button', { name: 'Pause the game' }).click();
    await ben.getByRole('dialog').waitFor({ state: 'detached' });
    await ada.getByRole('button', { name: 'Agree' }).click();
    for (const page of pages) await page.getByText('The game is paused.').waitFor();
    assert.equal(await ben.locator('.runs').count(), 0);
    for (const page of pages) assert.deepEqual(await accessibilityFaults(page), []);
    await picture(ada, `clock-paused-${nameOf(ada)}`);
    await picture(ben, `clock-paused-${nameOf(ben)}`);
    await ben.getByRole('button', { name: 'Go on' }).click();
    for (const page of pages) await page.getByText('The game is paused.').waitFor({ state: 'detached' });
    await ben.locator('.runs').waitFor({ state: 'attached' });
    for (const page of pages) assert.deepEqual(page.problems, []);
    await close(pages);
  });

  test(`who is away when it must act can be skipped, with a clock or without: ${pair}`, async () => {
    const [ada, ben] = await Promise.all(devices.map(site.open));
    const path = await openTable(ada, site.url, 'Ada', { seats: 2 });
    await sitDown(ben, site.url, path, 'Ben');
    await startGame(ada);
    await ben.waitForSelector('.table');
    if ((await whoseTurn([ada, ben])) === ada) await playTurn(ada, 1);
    await ben.locator('.hand-place').waitFor();
    const laid = Number((await ada.locator('.board').getAttribute('aria-label')).match(/\d+/)[0]);
    await ben.context().close();
    const vote = ada.getByRole('button', { name: 'Vote to skip Ben' });
    await vote.waitFor();
    assert.deepEqual(await accessibilityFaults(ada), []);
    await picture(ada, `clock-skip-${nameOf(ada)}`);
    await vote.click();
    await ada.getByText('Ben was skipped, and the server played.').waitFor();
    await untilTilesLaid(ada, laid + 1);
    await ada.locator('.hand-place').waitFor();
    assert.deepEqual(ada.problems, []);
    await ada.context().close();
  });
}
