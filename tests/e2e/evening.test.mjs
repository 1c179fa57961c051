// An evening: six people in one living room, each with a phone that something is the matter with, play a game
// to its end. One of them falls asleep, and in the middle the server is replaced by a new version.

import assert from 'node:assert/strict';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before } from 'node:test';
import { BUILT, buildAgain } from './another_build.mjs';
import { launch, launchToSleep } from './engines/chromium.mjs';
import { openPage } from './engines/page.mjs';
import { playOn } from './engines/playing.mjs';
import { inPrivate, slow, storageBlocked, translated } from './handicaps.mjs';
import { newFolder, startServer } from './server.mjs';
import { story } from './story.mjs';

const PHONE = { width: 390, height: 844 };
const SILENCE_SECONDS = 4;
/** Whose phone sleeps has a browser that can be stopped. */
const PEOPLE = [
  { name: 'Ada', prepare: () => {}, look: 'painted' },
  { name: 'Bruno', prepare: slow },
  { name: 'Cleo', prepare: () => {}, sleeps: true },
  { name: 'Dora', prepare: translated },
  { name: 'Emil', prepare: storageBlocked },
  { name: 'Fritz', prepare: inPrivate },
];

const step = story();
const folder = newFolder();
const state = join(folder, 'state');
const newer = join(folder, 'web');
let server;
let browser;
let sleeper;
let pages = [];
let ada;

/**
 * Ends the running server, if any, and starts one with this page on the same store; it exempts nobody from a
 * limit.
 */
async function serve(web) {
  await server?.stop();
  const options = ['--silence-timeout', `${SILENCE_SECONDS}s`, '--ping-interval', '1s'];
  server = await startServer(() => {}, options, { web, state, exempt: false });
}

before(async () => {
  mkdirSync(state);
  buildAgain(newer);
  await serve(BUILT);
  [browser, sleeper] = await Promise.all([launch(), launchToSleep()]);
});

after(async () => {
  sleeper?.wake();
  await Promise.all(pages.map((page) => page.close()));
  await Promise.all([browser?.close(), sleeper?.close()]);
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const forAll = (act) => Promise.all(pages.map(act));

step('six people sit down at one table', async () => {
  pages = await Promise.all(
    PEOPLE.map(({ prepare, sleeps, look = 'map' }) =>
      openPage(sleeps ? sleeper : browser, () => server.url, { ...PHONE, prepare, look }),
    ),
  );
  [ada] = pages;
  for (const page of pages) page.mayLoseNetwork();
  await ada.open('/new');
  await ada.fill({ role: 'field', name: 'Your name' }, 'Ada');
  await ada.click({ css: 'summary', name: 'Fine tuning' });
  await ada.click({ role: 'switch', name: 'Allow a sixth player' });
  await ada.click('input[name=seats][value="6"]');
  await ada.click({ role: 'button', name: 'Open the table' });
  await ada.waitFor('.invite-code');
  const path = await ada.path();
  for (const [n, { name }] of PEOPLE.entries()) {
    if (n === 0) continue;
    await pages[n].open(path);
    await pages[n].fill('.lobby input[name=name]', name);
    await pages[n].click('.seat-row.open .primary');
    await pages[n].waitFor({ css: '.seat-row', name });
  }
  for (const { name } of PEOPLE) await ada.waitFor({ css: '.seat-row', name });
  await ada.click('.lobby-start button');
  await forAll((page) => page.waitFor('.table'));
});

step('they play', () => forAll((page) => playOn(page, 14)));

step('a phone that sleeps is away, and comes back to its seat', async () => {
  sleeper.sleep();
  await ada.waitFor('.seat-card .away');
  sleeper.wake();
  await ada.gone('.seat-card .away');
  await forAll((page) => playOn(page, 28));
});

step('the server is replaced by a new version, and all go on with that', async () => {
  await serve(newer);
  await forAll((page) =>
    page.until(() => document.querySelector('script[type=module]')?.src.includes('-again')),
  );
  await forAll((page) => page.waitFor('.table'));
  await forAll((page) => playOn(page, 44));
});

step('everybody finishes the game, and is told the same result', async () => {
  await forAll((page) => playOn(page));
  const results = await forAll(async (page) => {
    await page.until(() => document.querySelector('.winners, .ending'));
    if ((await page.count('.ending')) > 0) await page.click('.ending .primary');
    await page.waitFor('.winners');
    return page.texts('.score-table .total');
  });
  assert.equal(results[0].length, PEOPLE.length);
  for (const [n, { name }] of PEOPLE.entries()) {
    assert.deepEqual(results[n], results[0], name);
    assert.deepEqual(pages[n].problems, [], name);
  }
});
