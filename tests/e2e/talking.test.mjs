// Talk at the table: phrases in everybody's own language, signs at the seats, and muting somebody.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessibilityFaults, DESKTOP, PAIRS, picture } from './browser.mjs';
import { alternately } from './looks.mjs';
import { openTable, sitDown, startGame } from './player.mjs';
import { openSite } from './site.mjs';

const site = openSite();

/** Ana in English, Ben in French. */
async function tableOfTwo(devices) {
  const [ana, ben] = await Promise.all(devices.map((options) => site.open(options)));
  const path = await openTable(ana, site.url, 'Ana');
  await sitDown(ben, site.url, path, 'Ben');
  await startGame(ana);
  await ben.goto(`${site.url}${path}?lang=fr`);
  await ben.waitForSelector('.table');
  return [ana, ben];
}

/** Works in any language; on a wide table the chat may be open already. */
async function openChat(page) {
  if ((await page.locator('.panel-chat[open]').count()) > 0) return;
  await page.locator('.tools .tool').nth(1).click();
}

/** Beside the board it stays open. */
async function openMute(page) {
  if ((await page.locator('.chat-mute[open]').count()) > 0) return;
  await page.getByText('Mute', { exact: true }).click();
}

test('at a desk the chat is beside the board, folded until somebody speaks', async () => {
  const [ana, ben] = await tableOfTwo([DESKTOP, DESKTOP]);
  for (const page of [ana, ben]) {
    await page.locator('.panel-chat').waitFor();
    assert.equal(await page.locator('.panel-chat[open]').count(), 0);
  }
  await picture(ana, 'chat-folded');
  await ana.locator('.tools .tool').nth(1).click();
  const field = ana.locator('.panel-chat .chat-write input');
  for (const line of ['Hello', 'Your turn']) {
    await field.and(ana.locator(':focus')).waitFor();
    await ana.keyboard.type(line);
    await ana.keyboard.press('Enter');
    for (const page of [ana, ben]) await page.locator('.panel-chat .chat-lines').getByText(line).waitFor();
  }
  assert.equal(await ana.locator('dialog').count(), 0);
  assert.equal(await ben.locator('.panel-chat input:focus').count(), 0);
  await picture(ana, 'chat-unfolded');
  await ben.locator('.panel-chat > summary').click();
  await ben.locator('.panel-chat:not([open])').waitFor();
  assert.deepEqual(await accessibilityFaults(ana), []);
  await Promise.all([ana, ben].map((page) => page.context().close()));
});

for (const [pair, devices] of alternately(PAIRS)) {
  test(`a phrase is read in one\u2019s own language, a sign is shown at the seat: ${pair}`, async () => {
    const [ana, ben] = await tableOfTwo(devices);
    await openChat(ana);
    await ana.getByText('Phrases', { exact: true }).click();
    await ana.getByRole('button', { name: 'Nice move!' }).click();
    await ana.locator('.chat-lines').getByText('Nice move!').waitFor();
    await ana.getByRole('button', { name: 'Heart' }).click();
    await ben.locator('.seat-card', { hasText: 'Ana' }).getByRole('img', { name: 'Cœur' }).waitFor();
    await openChat(ben);
    await ben.locator('.chat-lines').getByText('Bien joué').waitFor();
    await ben.locator('.chat-lines').getByRole('img', { name: 'Cœur' }).waitFor();
    assert.deepEqual(await accessibilityFaults(ana), []);
    assert.deepEqual(await accessibilityFaults(ben), []);
    await Promise.all([picture(ana, `talking-ana-${pair}`), picture(ben, `talking-ben-${pair}`)]);
    assert.deepEqual([ana.problems, ben.problems], [[], []]);
    await Promise.all([ana, ben].map((page) => page.context().close()));
  });

  test(`who is muted is neither read nor counted, until heard again: ${pair}`, async () => {
    const [ana, ben] = await tableOfTwo(devices);
    await openChat(ana);
    await openMute(ana);
    await ana.getByRole('switch', { name: 'Ben' }).check({ force: true });
    await ana.keyboard.press('Escape');
    await openChat(ben);
    await ben.getByRole('textbox', { name: 'Message' }).fill('Hurry up');
    await ben.keyboard.press('Enter');
    await ben.locator('.chat-lines').getByText('Hurry up').waitFor();
    await ben.getByRole('button', { name: 'Sourire' }).click();
    await ben.locator('.chat-lines .sign').waitFor();
    assert.equal(await ana.locator('.tool .badge').count(), 0);
    assert.equal(await ana.locator('.seat-sign').count(), 0);
    await openChat(ana);
    await ana.getByText('No messages yet').waitFor();
    await openMute(ana);
    await ana.getByRole('switch', { name: 'Ben' }).uncheck({ force: true });
    await ana.locator('.chat-lines').getByText('Hurry up').waitFor();
    assert.deepEqual([ana.problems, ben.problems], [[], []]);
    await Promise.all([ana, ben].map((page) => page.context().close()));
  });
}
