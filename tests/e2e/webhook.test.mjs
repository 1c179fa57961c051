// The chat outside that a table tells: its host sets, tries and ends it in lobby and menu, the others see
// that there is one, and a service of our own hears of turns and of the end.

import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { accessibilityFaults, DESKTOP, DEVICES, overflow, PHONE, picture } from './browser.mjs';
import { startChatService } from './chat_service.mjs';
import { openMenu, openTable, resign, sitDown, startGame, whoseTurn } from './player.mjs';
import { openSite } from './site.mjs';

const chat = await startChatService();
after(chat.stop);

const SITE = 'https://play.example.com/';
const TELLS = ['--webhook-services', 'localhost,chat.example.com', '--webhook-site', SITE];
const site = openSite({ options: [...TELLS, '--webhook-to-private', '--push-after', '1s'] });
const silent = openSite();

const SECRET = '/api/webhooks/1/sesame';
const panelOf = (page) => page.locator('details', { hasText: 'Tell a group chat' });
const fieldOf = (page) => panelOf(page).getByLabel('Address of the webhook');
const button = (page, name) => panelOf(page).getByRole('button', { name, exact: true });

/** Ada's table of two, at which Ben sits. */
async function tableOf(at, options) {
  const pages = await Promise.all([at.open(options), at.open(options)]);
  const path = await openTable(pages[0], at.url, 'Ada', { seats: 2 });
  await sitDown(pages[1], at.url, path, 'Ben');
  return { pages, path };
}

/** As messages write it. */
const codeIn = (path) => path.split('/').at(-1).replace('-', '').toUpperCase();

async function openPanel(page) {
  await panelOf(page).locator('summary').click();
  await panelOf(page).locator('.webhook').waitFor();
}

async function setTo(page, address) {
  await fieldOf(page).fill(address);
  await button(page, 'Tell this chat').click();
}

/** Waits until the chat was told so often, and returns the last that it was told. */
async function untilTold(times) {
  for (let waited = 0; chat.told.length < times && waited < 1000; ++waited)
    await new Promise((resolve) => setTimeout(resolve, 20));
  assert.equal(chat.told.length, times);
  return chat.told.at(-1);
}

for (const [device, options] of Object.entries(DEVICES)) {
  test(`the host sets, tries and ends the chat of a table, and nobody sees its address: ${device}`, async () => {
    chat.told.length = 0;
    chat.status = 204;
    const { pages, path } = await tableOf(site, options);
    const [host, guest] = pages;
    await openPanel(host);
    assert.equal(await panelOf(guest).count(), 0);
    await panelOf(host).getByText('localhost, chat.example.com').waitFor();
    assert.deepEqual(await accessibilityFaults(host), []);
    await panelOf(host).locator('summary').scrollIntoViewIfNeeded();
    await picture(host, `webhook-wish-${device}`);
    assert.equal(await overflow(host), 0);

    await setTo(host, 'https://elsewhere.example.com/x');
    await panelOf(host).getByRole('alert').getByText('This server tells no chat at this address.').waitFor();
    await setTo(host, chat.url + SECRET);
    const told = 'A Discord chat is told of turns and of the end.';
    for (const page of [host, guest]) await page.getByText(told).waitFor();
    for (const page of [host, guest]) assert.ok(!(await page.content()).includes('sesame'));
    assert.deepEqual(chat.told, []);

    await button(host, 'Send a trial message').click();
    await panelOf(host).getByText('The trial message has arrived.').waitFor();
    const trial = await untilTold(1);
    assert.equal(trial.path, SECRET);
    assert.match(trial.content, /^It works/);
    assert.ok(trial.content.endsWith(`<${SITE}r/${codeIn(path)}>`));
    assert.deepEqual(trial.allowed_mentions, { parse: [] });
    assert.deepEqual(await accessibilityFaults(host), []);
    await panelOf(host).locator('summary').scrollIntoViewIfNeeded();
    await picture(host, `webhook-set-${device}`);

    chat.status = 500;
    await button(host, 'Send a trial message').click();
    await host.getByText('The chat has not taken the message.').waitFor();
    chat.status = 404;
    await button(host, 'Send a trial message').click();
    for (const page of [host, guest]) await page.getByText(told).waitFor({ state: 'detached' });

    await fieldOf(host).waitFor();
    await setTo(host, `${chat.url}/services/T/B/sesame`);
    await host.getByText('A Slack chat is told').waitFor();
    await button(host, 'Tell it no more').click();
    await fieldOf(host).waitFor();
    assert.deepEqual([...host.problems, ...guest.problems], []);
    await Promise.all(pages.map((page) => page.context().close()));
  });
}

test('a chat hears whose turn it is when that person has gone, and how the game ended', async () => {
  chat.told.length = 0;
  chat.status = 200;
  const { pages, path } = await tableOf(site, DESKTOP);
  const [host] = pages;
  await startGame(host);
  await openMenu(host);
  await openPanel(host);
  await setTo(host, `${chat.url}/hooks/sesame`);
  await host.getByText('A group chat is told').waitFor();
  await picture(host, 'webhook-menu');
  await host.keyboard.press('Escape');
  const mover = await whoseTurn(pages);
  const [stays] = pages.filter((page) => page !== mover);
  const name = mover === host ? 'Ada' : 'Ben';
  await mover.context().close();
  const code = codeIn(path);
  const links = `\nThe table: ${SITE}r/${code}\nThe board: ${SITE}api/v1/rooms/${code}/picture`;
  const turn = await untilTold(1);
  assert.equal(turn.path, '/hooks/sesame');
  assert.ok(turn.text.startsWith(`It is ${name}’s turn.${links}`), turn.text);
  await resign(stays);
  const end = await untilTold(2);
  assert.match(end.text, /^The game is over\. /);
  assert.ok(end.text.includes(links), end.text);
  await stays.context().close();
});

test('a server that tells no chats offers none', async () => {
  const { pages } = await tableOf(silent, PHONE);
  await pages[0].waitForLoadState('networkidle');
  assert.equal(await panelOf(pages[0]).count(), 0);
  await startGame(pages[0]);
  await openMenu(pages[0]);
  await pages[0].waitForLoadState('networkidle');
  assert.equal(await panelOf(pages[0]).count(), 0);
  await Promise.all(pages.map((page) => page.context().close()));
});
