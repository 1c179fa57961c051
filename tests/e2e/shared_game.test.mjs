// A game alone ends when its player resigns, and is shared by its record, which the server verifies; other
// devices then open it by the link.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessibilityFaults, DESKTOP, overflow, PHONE, picture } from './browser.mjs';
import {
  openMenu,
  playTurn,
  resign,
  resultScores,
  tilesLaid,
  untilResult,
  untilTilesLaid,
  whoseTurn,
} from './player.mjs';
import { openSite } from './site.mjs';

const site = openSite({ exempt: false, options: ['--shared-games-per-hour', '2'] });

async function isSound(page, name) {
  await picture(page, name);
  assert.deepEqual(await accessibilityFaults(page), []);
  assert.equal(await overflow(page), 0);
}

/** A game in the page that is resigned after two turns; resolves with the number of tiles laid by then. */
async function resignAlone(page) {
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Play alone' }).click();
  for (let turn = 0; turn < 2; turn++) {
    await whoseTurn([page]);
    await playTurn(page, turn);
  }
  await whoseTurn([page]);
  await openMenu(page);
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByText('the game ends at once').waitFor();
  await page.keyboard.press('Escape');
  const laid = await tilesLaid(page);
  await resign(page);
  await untilResult(page);
  return laid;
}

const share = (page) => page.getByRole('button', { name: 'Share the result' });
const upload = (page) => page.getByRole('dialog').getByRole('button', { name: 'Upload and get a link' });
const linkIn = async (page) => {
  await page.getByRole('dialog').getByText('Whoever has this link').waitFor();
  return page.locator('.shared-link').textContent();
};

test('a table in the page has no chat, no clock and no secret of a server', async () => {
  const page = await site.open(PHONE);
  await page.goto(`${site.url}/new#computers`);
  const clock = page.getByRole('group', { name: 'Clock' });
  await page.getByRole('switch', { name: 'In this browser' }).waitFor();
  assert.ok(await page.getByRole('switch', { name: 'In this browser' }).isChecked());
  assert.equal(await clock.count(), 0);
  await isSound(page, 'shared-create');
  await page.getByRole('switch', { name: 'In this browser' }).uncheck();
  await clock.waitFor();
  await page.getByRole('switch', { name: 'In this browser' }).check();
  assert.equal(await clock.count(), 0);
  for (const options of [PHONE, DESKTOP]) {
    const own = await site.open(options);
    await own.goto(site.url);
    await own.getByRole('button', { name: 'Play alone' }).click();
    await whoseTurn([own]);
    await own.getByRole('button', { name: 'Menu', exact: true }).waitFor();
    assert.equal(await own.getByRole('button', { name: 'Chat' }).count(), 0);
    assert.equal(await own.locator('.panel-chat').count(), 0);
    await own.keyboard.press('c');
    await isSound(own, `shared-table-${options === PHONE ? 'phone' : 'desk'}`);
    assert.equal(await own.getByRole('dialog').count(), 0);
    await own.context().close();
  }
  await page.context().close();
});

test('a game alone is over when its player resigns, and others see it by the link once it is shared', async () => {
  const page = await site.open(PHONE);
  const laid = await resignAlone(page);
  await page.getByText('in this browser alone').waitFor();
  assert.equal(await page.getByText('server’s secret').count(), 0);
  assert.equal(await page.getByRole('heading', { name: 'Chat' }).count(), 0);
  assert.equal(await page.getByRole('button', { name: 'Copy link to the result' }).count(), 0);
  await isSound(page, 'shared-result');
  const scores = await resultScores(page);

  await share(page).click();
  await upload(page).waitFor();
  await isSound(page, 'shared-asked');
  await page.context().setOffline(true);
  await upload(page).click();
  await page.getByRole('dialog').getByText('cannot be reached').waitFor();
  await page.context().setOffline(false);
  await upload(page).click();
  const link = await linkIn(page);
  assert.match(link, /\/g\/[0-9a-f]{32}$/);
  await isSound(page, 'shared-link');
  await page.keyboard.press('Escape');
  await share(page).click();
  assert.equal(await linkIn(page), link, 'it is not uploaded again');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Go through the game again' }).click();
  await page.waitForURL('**/g/*');
  assert.notEqual(page.url(), link);
  await share(page).waitFor();
  await untilTilesLaid(page, laid); // no computer played on
  assert.equal(await page.getByRole('button', { name: 'Copy link to this turn' }).count(), 0);

  for (const options of [PHONE, DESKTOP]) {
    const other = await site.open(options);
    await other.goto(new URL(new URL(link).pathname, site.url).href);
    await other.getByText('was not played on this server').waitFor();
    assert.deepEqual(await resultScores(other), scores);
    await other.locator('.board-tile').first().waitFor();
    await other.getByRole('button', { name: 'Copy link to the result' }).waitFor();
    assert.equal(await share(other).count(), 0);
    assert.equal(await other.getByText('The shuffle was fair').count(), 0);
    await isSound(other, `shared-seen-${options === PHONE ? 'phone' : 'desk'}`);
    await other.context().close();
  }
  await page.context().close();
});

test('who may not share a game now is told why', async () => {
  const page = await site.open(DESKTOP);
  await resignAlone(page);
  await share(page).click();
  await upload(page).click();
  await linkIn(page);
  const again = await site.open(PHONE);
  await resignAlone(again);
  await share(again).click();
  await upload(again).click();
  await again.getByRole('dialog').getByText('try again in an hour').waitFor();
  await isSound(again, 'shared-too-often');
  await upload(again).waitFor(); // it may be tried again
  await page.context().close();
  await again.context().close();
});
