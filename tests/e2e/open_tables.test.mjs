// Tables among strangers: found on the list at home, taken with one press, and told of to the host of the
// server.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { accessibilityFaults, DESKTOP, overflow, PAIRS, picture } from './browser.mjs';
import { alternately } from './looks.mjs';
import { startGame } from './player.mjs';
import { newFolder, runBinary } from './server.mjs';
import { openSite } from './site.mjs';
import { story } from './story.mjs';

const socket = join(newFolder(), 'admin');
const site = openSite({ options: ['--open-tables', '--admin-socket', socket] });
const plain = openSite();

const row = (page, name) => page.locator('.open-table', { hasText: `Table of ${name}` });
const none = (page) => page.getByText('No table is waiting for players just now.').waitFor();
const lobby = (page, name) => page.getByText(`${name} (you)`).waitFor();

/** Home, as somebody of this name. */
async function home(page, name) {
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Play with anybody now' }).waitFor();
  const field = page.locator('.open-tables').getByLabel('Your name');
  if (await field.count()) await field.fill(name);
}

async function leaveSeat(page) {
  await page.getByRole('button', { name: 'Leave the seat' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave the seat' }).click();
  await page.locator('.open-tables').waitFor();
}

/** The list that `page` sees stays as it is now, as if it had asked just before others sat down. */
async function keepList(page) {
  const body = await (await fetch(`${site.url}/api/v1/tables`)).text();
  await page.route('**/api/v1/tables', (route) => route.fulfill({ body, contentType: 'application/json' }));
}

/** The list that `page` sees is the server's again. */
const freeList = (page) => page.unroute('**/api/v1/tables');

const roomOf = (page) => new URL(page.url()).pathname;

async function looksRight(page, what) {
  assert.deepEqual(await accessibilityFaults(page), [], what);
  assert.ok((await overflow(page)) <= 0, `${what} is too wide`);
  const card = page.locator('.open-tables');
  if (await card.count()) await card.scrollIntoViewIfNeeded();
  await picture(page, `open-tables-${what.replaceAll(' ', '-')}`);
}

for (const [pair, devices] of alternately(PAIRS)) {
  const step = story();
  let ada;
  let ben;
  let cleo;

  before(async () => {
    [ada, ben, cleo] = await Promise.all([...devices, DESKTOP].map((device) => site.open(device)));
  });

  step(`who finds no table opens one that waits, and needs no more than a name: ${pair}`, async () => {
    await ada.goto(site.url);
    await none(ada);
    await looksRight(ada, `none-${pair}`);
    await ada.getByRole('button', { name: 'Play with anybody now' }).click();
    await ada.getByText('Please enter a name').waitFor();
    await ada.locator('.open-tables').getByLabel('Your name').fill('Ada');
    await ada.getByRole('button', { name: 'Play with anybody now' }).click();
    await lobby(ada, 'Ada');
    assert.ok(await ada.getByRole('switch', { name: 'List this table for everybody' }).isChecked());
    await looksRight(ada, `lobby-${pair}`);
  });

  step(`another one sees the table, and sits down with a press: ${pair}`, async () => {
    await home(ben, 'Ben');
    await row(ben, 'Ada').waitFor();
    assert.match(await row(ben, 'Ada').textContent(), /1 seat free.*without a clock/);
    await looksRight(ben, `one-${pair}`);
    await home(cleo, 'Cleo');
    await row(cleo, 'Ada').waitFor();
    await ben.getByRole('button', { name: 'Take a seat at the table of Ada' }).click();
    await lobby(ben, 'Ben');
    await ada.locator('.seat-row', { hasText: 'Ben' }).waitFor();
    await ben.getByText('This table is listed').waitFor();
    await none(cleo); // without a reload
    await ada.goto(site.url);
    await none(ada);
  });

  step(`somebody is reported, and whoever runs the server reads it: ${pair}`, async () => {
    await ben.locator('.chat-write input').fill('You have no idea of this game');
    await ben.keyboard.press('Enter');
    await ada.goBack();
    await ada.locator('.chat-lines').getByText('You have no idea').waitFor();
    await ada.getByRole('button', { name: 'Report somebody' }).click();
    const dialog = ada.getByRole('dialog');
    await dialog.getByLabel('Why?').selectOption('insults');
    await dialog.getByLabel('What happened?').fill('He is rude.');
    await looksRight(ada, `report-${pair}`);
    await dialog.getByRole('button', { name: 'Send the report' }).click();
    await ada.getByText('Your report is with whoever runs this server').waitFor();
    const { status, stdout } = runBinary(
      ...['admin', 'reports', '--json', '--store', 'memory:', '--admin-socket', socket],
    );
    assert.equal(status, 0);
    const [report, line] = stdout
      .trim()
      .split('\n')
      .map((text) => JSON.parse(text));
    assert.equal(report.name, 'Ben');
    assert.equal(report.by_name, 'Ada');
    assert.equal(report.reason, 'insults');
    assert.equal(report.text, 'He is rude.');
    assert.equal(line.text, 'You have no idea of this game');
    assert.equal(await ben.getByText('report', { exact: false }).filter({ hasText: 'Ada' }).count(), 0);
  });

  step(`the best table is joined, and of two who want its last seat one gets it: ${pair}`, async () => {
    await leaveSeat(ben);
    await row(cleo, 'Ada').waitFor();
    await keepList(cleo);
    await Promise.all([
      ben.getByRole('button', { name: 'Play with anybody now' }).click(),
      cleo.getByRole('button', { name: 'Take a seat at the table of Ada' }).click(),
    ]);
    await lobby(ben, 'Ben'); // at Ada's table, or at one of his own
    if (roomOf(ben) === roomOf(ada)) {
      await cleo.getByText('Somebody was faster').waitFor();
      await cleo.locator('.open-tables').waitFor();
    } else {
      await lobby(cleo, 'Cleo');
      assert.equal(roomOf(cleo), roomOf(ada));
    }
    await freeList(cleo);
    for (const page of [ada, ben, cleo]) assert.deepEqual([...page.problems], []);
    await Promise.all([ada, ben, cleo].map((page) => page.context().close()));
  });
}

test('who comes too late is told, and sees the list again', async () => {
  const [ada, ben, cleo, dora] = await Promise.all([1, 2, 3, 4].map(() => site.open(DESKTOP)));
  await home(ada, 'Late host');
  await ada.goto(`${site.url}/new`);
  await ada.getByLabel('Your name').fill('Late host');
  await ada.getByText('List this table for everybody').click();
  await picture(ada, 'open-tables-create');
  await ada.getByRole('button', { name: 'Open the table' }).click();
  await lobby(ada, 'Late host');
  await home(ben, 'Ben');
  await home(cleo, 'Cleo');
  await home(dora, 'Dora');
  await Promise.all([ben, cleo, dora].map((page) => row(page, 'Late host').waitFor()));
  // All have seen the seat; the others press before the list has changed for them.
  await Promise.all([cleo, dora].map(keepList));
  await ben.getByRole('button', { name: 'Take a seat at the table of Late host' }).click();
  await lobby(ben, 'Ben');
  await cleo.getByRole('button', { name: 'Take a seat at the table of Late host' }).click();
  await cleo.getByText('Somebody was faster').waitFor();
  await picture(cleo, 'open-tables-late');
  await cleo.locator('.open-tables').waitFor();
  assert.equal(await cleo.evaluate(() => localStorage.getItem('bastide.seats') ?? '[]'), '[]');
  // Who only wants to play opens a table instead, though the list still has the full one.
  await dora.getByRole('button', { name: 'Play with anybody now' }).click();
  await lobby(dora, 'Dora');
  assert.notEqual(roomOf(dora), roomOf(ada));
  await Promise.all([ada, ben, cleo, dora].map((page) => page.context().close()));
});

test('a computer gives its seat up to who comes, and the host takes the table from the list', async () => {
  const [host, guest] = await Promise.all([DESKTOP, DESKTOP].map((device) => site.open(device)));
  await host.goto(`${site.url}/new`);
  await host.getByLabel('Your name').fill('Host');
  await host.getByText('List this table for everybody').click();
  await host.locator('input[name=computers][value="1"]').check({ force: true });
  await host.getByRole('button', { name: 'Open the table' }).click();
  await lobby(host, 'Host');
  const listed = host.getByRole('switch', { name: 'List this table for everybody' });
  await home(guest, 'Guest');
  await row(guest, 'Host').waitFor();
  assert.match(await row(guest, 'Host').textContent(), /1 seat kept by a computer/);
  await host.getByText('List this table for everybody').click();
  await row(guest, 'Host').waitFor({ state: 'detached' });
  await host.getByText('List this table for everybody').click();
  assert.ok(await listed.isChecked());
  await row(guest, 'Host').waitFor();
  await guest.getByRole('button', { name: 'Take a seat at the table of Host' }).click();
  await lobby(guest, 'Guest');
  await startGame(host);
  await guest.waitForSelector('.table');
  assert.deepEqual([...host.problems, ...guest.problems], []);
  await Promise.all([host, guest].map((page) => page.context().close()));
});

test('a server without open tables shows nothing of them', async () => {
  const page = await plain.open(DESKTOP);
  await page.goto(plain.url);
  await page.locator('.home-play').waitFor();
  await page.waitForLoadState('networkidle');
  assert.equal(await page.locator('.open-tables').count(), 0);
  await page.goto(`${plain.url}/new`);
  await page.locator('.create').waitFor();
  assert.equal(await page.getByText('List this table for everybody').count(), 0);
  await page.context().close();
});
