// A player disappears from the table: the others see that, and the host may go on without them
// after some time.

import assert from 'node:assert/strict';
import { before } from 'node:test';
import { accessibilityFaults, overflow, PHONE, picture } from './browser.mjs';
import { openTable, playTurn, sitDown, startGame, whoseTurn } from './player.mjs';
import { openSite } from './site.mjs';
import { story } from './story.mjs';

const AWAY_SECONDS = 12;
const step = story();
const site = openSite({ options: ['--away-before-removal', `${AWAY_SECONDS}s`] });
let ada;
let bruno;
let cleo;
let path;

before(async () => {
  [ada, bruno, cleo] = await Promise.all([site.open(PHONE), site.open(), site.open()]);
});

const status = (page) => page.locator('.hand-status');
const removal = (page, name) => page.getByRole('button', { name: `Remove ${name}, who is away` });

/** Plays until it is this page's turn. */
async function untilTurnOf(wanted) {
  for (let turn = 0; ; turn++) {
    const page = await whoseTurn([ada, bruno, cleo]);
    if (page === wanted) return;
    await playTurn(page, turn);
  }
}

step('three sit down and play', async () => {
  path = await openTable(ada, site.url, 'Ada', { seats: 3 });
  await sitDown(bruno, site.url, path, 'Bruno');
  await sitDown(cleo, site.url, path, 'Cleo', 3);
  await startGame(ada);
  await Promise.all([bruno, cleo].map((page) => page.waitForSelector('.table')));
  await untilTurnOf(bruno);
  await status(ada).getByText('Bruno is playing').waitFor();
});

step('who is to play but away is said to be away, and the host sees how long to wait', async () => {
  await bruno.goto('about:blank');
  await status(ada).getByText('Bruno is away').waitFor();
  await status(cleo).getByText('Bruno is away').waitFor();
  assert.equal(await status(ada).getByText('is playing').count(), 0);
  await status(ada)
    .getByText(/^You can remove Bruno in 0:\d\d\.$/)
    .waitFor();
  assert.equal(await removal(ada, 'Bruno').count(), 0);
  assert.equal(await overflow(ada), 0);
  await picture(ada, 'away-countdown-phone');
});

step('the countdown comes from the server: a reload does not begin it anew', async () => {
  const hasLessThan = (seconds) =>
    Number(document.querySelector('.removal').textContent.match(/0:(\d\d)/)?.[1] ?? 0) < seconds;
  await ada.waitForFunction(hasLessThan, AWAY_SECONDS);
  await ada.reload();
  await status(ada).locator('.removal').waitFor();
  assert.ok(await ada.evaluate(hasLessThan, AWAY_SECONDS));
});

step('when the time has come the host removes them, and the game goes on', async () => {
  await removal(ada, 'Bruno').waitFor();
  assert.deepEqual(await accessibilityFaults(ada), []);
  await picture(ada, 'away-removal-phone');
  assert.equal(await removal(cleo, 'Bruno').count(), 0, 'only the host decides');
  await removal(ada, 'Bruno').click();
  const dialog = ada.getByRole('dialog');
  await dialog.getByText('For Bruno this counts as resigning.').waitFor();
  await dialog.getByRole('button', { name: 'Remove Bruno' }).click();
  await ada.locator('.seat-card .resigned').waitFor();
  await whoseTurn([ada, cleo]);
  assert.equal(await removal(ada, 'Bruno').count(), 0);
});

step('somebody away whose turn it is not stands in the menu', async () => {
  await untilTurnOf(ada);
  await cleo.goto('about:blank');
  await ada.locator('.seat-card .away').waitFor();
  await status(ada).getByText('Your turn').waitFor();
  await ada.getByRole('button', { name: 'Menu' }).click();
  await ada.getByRole('dialog').locator('.removal', { hasText: 'Cleo' }).waitFor();
  await removal(ada, 'Cleo').click();
  await ada.getByRole('button', { name: 'Cancel' }).waitFor();
  assert.equal(await ada.getByRole('dialog').count(), 1, 'the question takes the place of the menu');
  await ada.getByRole('button', { name: 'Cancel' }).click();
  await ada.getByRole('dialog').waitFor({ state: 'detached' });
});

step('who comes back in time is not away any more', async () => {
  await cleo.goto(site.url + path);
  await ada.locator('.seat-card .away').waitFor({ state: 'detached' });
  await ada.getByRole('button', { name: 'Menu' }).click();
  await ada.getByRole('button', { name: 'Resign' }).waitFor();
  assert.equal(await removal(ada, 'Cleo').count(), 0);
});

step('nothing went wrong on any page', () => {
  for (const page of [ada, bruno, cleo]) assert.deepEqual(page.problems, []);
});
