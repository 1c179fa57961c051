// No screen jumps while its parts arrive, each at a time of its own.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEVICES, picture } from './browser.mjs';
import { alternately, SMALL_PHONE } from './looks.mjs';
import { openTable, playTurn, resign, sitDownBeside, startGame, untilResult } from './player.mjs';
import { openSite } from './site.mjs';

/** A tenth of what counts as good for cumulative layout shift, and half of it. */
const SHIFT_LEAST = 0.01;
const SHIFT_MOST = 0.05;
/** The parts come in turns, so many ms one after the other. */
const LATE_MS = [0, 150, 300, 450];
const TURNS = 4;
const site = openSite({ look: 'painted' });

/** The path of a finished game, which a seat at this device has resigned. */
async function finishedGame() {
  const page = await site.open();
  await openTable(page, site.url, 'Ada', { seats: 2 });
  await sitDownBeside(page, 'Bruno');
  await startGame(page);
  for (let turn = 0; turn < TURNS; turn++) await playTurn(page, turn);
  await resign(page);
  await untilResult(page);
  const path = await page.locator('a[href^="/g/"]').first().getAttribute('href');
  await page.context().close();
  return path.split('#')[0];
}

/** A page that counts by how much it jumps. */
async function watchedPage(options) {
  const page = await site.open(options);
  await page.addInitScript(() => {
    globalThis.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries())
        globalThis.shifts.push([value, ...sources.map(({ node }) => node?.className || node?.nodeName)]);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return page;
}

async function standsStill(page, most, what) {
  const shifts = await page.evaluate(() => globalThis.shifts);
  const sum = shifts.reduce((all, [value]) => all + value, 0);
  assert.ok(sum <= most, `${what}: ${JSON.stringify(shifts)}`);
}

const SCREENS = {
  home: ['/', '.home-play'],
  create: ['/new', '.create input[name=seats]'],
  help: ['/help', '.discovery-help'],
  settings: ['/settings', '.settings'],
};

for (const [device, options] of alternately({ ...DEVICES, 'small phone': SMALL_PHONE })) {
  test(`screens stand still while their parts arrive: ${device}`, async () => {
    for (const [name, [path, ready]] of Object.entries(SCREENS)) {
      const page = await watchedPage({ ...options, locale: 'de' });
      let asked = 0;
      await page.route(/\/(assets|api)\//, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, LATE_MS[asked++ % LATE_MS.length]));
        await route.fallback();
      });
      await page.goto(site.url + path);
      await page.locator(ready).first().waitFor();
      await page.waitForLoadState('networkidle');
      await standsStill(page, SHIFT_MOST, `${name}, ${device}`);
      await page.context().close();
    }
  });
}

/** What the server says comes one message after the other, as on a slow line. */
async function slowLine(page) {
  await page.routeWebSocket(/./, (line) => {
    const server = line.connectToServer();
    let said = Promise.resolve();
    line.onMessage((message) => server.send(message));
    server.onMessage((message) => {
      said = said
        .then(() => new Promise((resolve) => setTimeout(resolve, LATE_MS[1])))
        .then(() => line.send(message));
    });
  });
}

test('a table that is opened in an own turn stands still, whoever of the device is to play', async () => {
  const page = await watchedPage(SMALL_PHONE);
  await openTable(page, site.url, 'Ada', { seats: 2 });
  await sitDownBeside(page, 'Bruno'); // it is always somebody's turn here
  await startGame(page);
  await slowLine(page); // from the next page on
  for (const [turn, { viewport }] of [SMALL_PHONE, SMALL_PHONE, ...Object.values(DEVICES)].entries()) {
    await page.setViewportSize(viewport);
    await page.reload();
    await page.locator('.hand-place').waitFor();
    await page.locator('.tools .tool').nth(3).waitFor();
    await page.waitForLoadState('networkidle');
    await standsStill(page, SHIFT_MOST, `${viewport.width} px`);
    await playTurn(page, turn);
  }
  await page.context().close();
});

test('a finished game stands still while its parts arrive', async () => {
  const path = await finishedGame();
  for (const [device, options] of Object.entries(DEVICES)) {
    const page = await watchedPage(options);
    await page.goto(site.url + path);
    await page.locator('.replay .board-tile').nth(TURNS).waitFor();
    await page.locator('.statistics').waitFor();
    await page.getByText('The shuffle was fair').waitFor({ state: 'attached' });
    await picture(page, `still-${device}`);
    await standsStill(page, SHIFT_LEAST, device);
    await page.context().close();
  }
});
