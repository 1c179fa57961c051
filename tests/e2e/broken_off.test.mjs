// Tables whose log the server can't read to its end: what people are told there, and how the host ends them.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessibilityFaults, overflow, picture } from './browser.mjs';
import { resultScores, scoresOn, untilResult } from './player.mjs';
import { prepareRooms, sitAt } from './prepared.mjs';
import { openSite } from './site.mjs';

let rooms;
const site = openSite({ fill: (store) => (rooms = prepareRooms(store, 'unread_end', 'unread_game')) });

/** The host's page, at a desktop, and a guest's, on a phone. */
async function sit(name) {
  await site.ready;
  const pages = await sitAt(site.browser, site.url, { ...rooms[name], steps: [{ seat: 0 }] });
  return [...pages.values()];
}

const card = (page) => page.locator('.broken-off');

/** Ends what can't be read, as the host. */
async function breakOff(host, label) {
  await card(host).getByRole('button', { name: label }).click();
  const dialog = host.getByRole('dialog');
  await dialog.getByText('This can’t be undone.').waitFor();
  await dialog.getByRole('button', { name: label }).click();
  await dialog.waitFor({ state: 'detached' });
}

async function look(pages, name) {
  for (const [index, page] of pages.entries()) {
    assert.deepEqual(await accessibilityFaults(page), [], `${name} ${index}`);
    assert.equal(await overflow(page), 0, `${name} ${index}`);
    await picture(page, `broken-off-${name}-${index}`);
  }
}

test('a game whose end can’t be read stands still, and its host ends it with the points as they stand', async () => {
  const [host, guest] = await sit('unread_end');
  for (const page of [host, guest]) await card(page).getByText('This game stops here').waitFor();
  await card(host).getByText('Nobody can move. Wait until the server can read it again').waitFor();
  await card(guest).getByText('Nobody can move until the host ends the game here').waitFor();
  await card(guest).getByText('2 changes of this game can’t be read any more.').waitFor();
  assert.equal(await card(guest).getByRole('button').count(), 0);
  assert.equal(await host.locator('.hand-place, .hand-choose, .board-cell, .to-act').count(), 0);
  for (const page of [host, guest]) {
    assert.doesNotMatch(await page.title(), /playing|Your turn/);
    assert.doesNotMatch((await page.locator('.unseen[role="status"]').allTextContents()).join(), /playing/);
  }
  const stood = await scoresOn(host);
  assert.deepEqual(await scoresOn(guest), stood);
  await look([host, guest], 'playing');

  await breakOff(host, 'End the game with these points');
  for (const page of [host, guest]) {
    await untilResult(page);
    await card(page).getByText('The game was broken off').waitFor();
    assert.deepEqual(Object.values(await resultScores(page)), stood);
  }
  await look([host, guest], 'ended');
  for (const page of [host, guest]) await page.context().close();
});

test('a game by rules of a newer version shows who sits there and the points as last told', async () => {
  const [host, guest] = await sit('unread_game');
  const { scores } = rooms.unread_game;
  for (const page of [host, guest]) {
    const told = await card(page).textContent();
    assert.ok(told.includes(`Ada\u00a0${scores[0]} · Bruno\u00a0${scores[1]}`), told);
    assert.equal(await page.getByText('This version of the server can’t read the table.').count(), 0);
  }
  assert.equal(await guest.locator('main button').count(), 0);
  assert.equal(await host.locator('main button').count(), 1);
  await look([host, guest], 'lobby');

  await breakOff(host, 'Go on without that game');
  await host.locator('.lobby-start button:not([aria-disabled="true"])').click();
  for (const page of [host, guest]) {
    await page.waitForSelector('.table');
    assert.equal(await card(page).count(), 0);
  }
  for (const page of [host, guest]) await page.context().close();
});
