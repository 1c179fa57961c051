// Animations of events: short, above everything, in nobody's way, and none for players who want less motion.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DESKTOP, launch, openPage, PHONE, picture } from './browser.mjs';
import { playTurn } from './player.mjs';
import { playSteps, prepareRooms } from './prepared.mjs';
import { startServer } from './server.mjs';

const servers = [];
let browser;
before(async () => {
  browser = await launch();
});
after(() => Promise.all([browser.close(), ...servers.map((server) => server.stop())]));
const LONGEST_MS = 600;

/**
 * Records how long each movement lasts, and what is put over the page. The sign of waiting for the server
 * does not count: it shows nothing that has happened.
 */
function watch() {
  globalThis.durations = [];
  globalThis.put = [];
  globalThis.dropped = new Set();
  const { animate } = Element.prototype;
  Element.prototype.animate = function (steps, timing) {
    globalThis.durations.push(timing.duration);
    const tile = this.closest('.board-tile');
    if (tile !== null) globalThis.dropped.add(tile.getAttribute('transform'));
    return animate.call(this, steps, timing);
  };
  for (const kind of ['animationstart', 'transitionrun'])
    addEventListener(kind, () => {
      for (const one of document.getAnimations()) {
        // What stands on the page where it can't begin waits 8 s before it is seen, and moves nothing.
        if (one.effect.target?.matches('.unable')) continue;
        const { duration, iterations } = one.effect.getComputedTiming();
        if (iterations !== Infinity) globalThis.durations.push(duration);
      }
    });
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node.className?.startsWith?.('reward')) globalThis.put.push(node.className);
  }).observe(document, { childList: true, subtree: true });
}

/**
 * Two pages at a table where a figure has just come home with points: seat 0 at a phone, who called it, and
 * seat 1 at a desk. The animations are fetched with the first change, which somebody's words are.
 */
async function playUntilScored(motion, ...more) {
  const pages = await playUntil('abbot_garden', motion, ...more);
  await pages[1].locator('.log .log-button').first().waitFor({ state: 'attached' });
  return pages;
}

async function playUntil(prepared, motion, ...more) {
  let rooms;
  const server = await startServer((store) => {
    rooms = prepareRooms(store, prepared);
  });
  servers.push(server);
  const { room, seats, steps } = rooms[prepared];
  const sit = async (device, seat) => {
    const page = await openPage(browser, { ...device, reducedMotion: motion, look: 'painted' });
    for (const script of [watch, ...more]) await page.addInitScript(script);
    await page.goto(`${server.url}/r/${room}#s=${seats[seat].secret}`);
    await page.getByText(`${seats[seat].name} (you)`).waitFor();
    page.hasTouch = device.hasTouch === true;
    return page;
  };
  const pages = await Promise.all([PHONE, DESKTOP].map(sit));
  const [phone, desk] = pages;
  await desk.locator('.panel-chat > summary').click();
  await desk.locator('.chat-write input').fill('Your turn');
  await desk.keyboard.press('Enter');
  await phone.getByText('Your turn').first().waitFor({ state: 'attached' });
  for (const page of pages) await page.waitForLoadState('networkidle');
  await playSteps(new Map(pages.entries()), steps);
  return pages;
}

async function close(pages) {
  for (const page of pages) assert.deepEqual(page.problems, []);
  await Promise.all(pages.map((page) => page.context().close()));
}

test('points rise, figures walk home and tiles drop, none of it for longer than 600 ms', async () => {
  const pages = await playUntilScored('no-preference');
  const [phone, desk] = pages;
  for (const page of pages) await page.waitForFunction(() => globalThis.put.includes('reward reward-points'));
  await picture(desk, 'rewards-desktop');
  await picture(phone, 'rewards-phone');
  await playTurn(desk, 0);
  for (const page of pages) {
    await page.waitForFunction(() => globalThis.dropped.size === 2);
    const durations = await page.evaluate(() => globalThis.durations);
    assert.ok(Math.max(...durations) <= LONGEST_MS, `${Math.max(...durations)} ms`);
    await page.waitForFunction(() => document.querySelector('.reward') === null);
  }
  await close(pages);
});

test('what is drawn unseen is turned over for all, and stays to be read', async () => {
  const pages = await playUntil('flock_begins', 'no-preference', keepTurned);
  for (const page of pages) {
    await page.waitForFunction(() => globalThis.turned.size > 0);
    assert.deepEqual(await page.evaluate(() => [...globalThis.turned]), [true]);
    const durations = await page.evaluate(() => globalThis.durations);
    assert.ok(Math.max(...durations) <= LONGEST_MS, `${Math.max(...durations)} ms`);
    await page.waitForFunction(() => document.querySelector('.reward') === null);
  }
  await close(pages);
});

/** Records what was put over the page without points, and whether it shows a picture. */
function keepTurned() {
  globalThis.turned = new Set();
  new MutationObserver(() => {
    const token = document.querySelector('.reward:not(.reward-points)');
    if (token)
      requestAnimationFrame(() => globalThis.turned.add(token.querySelector('.piece-icon circle') !== null));
  }).observe(document, { childList: true, subtree: true });
}

/** Makes every movement last ten minutes. */
function slowDown() {
  const { animate } = Element.prototype;
  Element.prototype.animate = function (steps, timing) {
    return animate.call(this, steps, { ...timing, duration: timing.duration * 1000 });
  };
}

test('whoever acts ends what still moves', async () => {
  const pages = await playUntilScored('no-preference', slowDown);
  for (const page of pages) {
    await page.waitForSelector('.reward', { state: 'attached' });
    await page.keyboard.press('Shift');
    await page.waitForFunction(() => document.querySelector('.reward') === null);
  }
  await close(pages);
});

test('nothing moves for who wants less motion', async () => {
  const pages = await playUntilScored('reduce');
  for (const page of pages) {
    assert.deepEqual(await page.evaluate(() => globalThis.put), []);
    assert.equal(Math.max(0, ...(await page.evaluate(() => globalThis.durations))), 0);
    // What lies under a painting until it has faded in goes without fading, too.
    await page.waitForFunction(() => document.querySelector('.tile-ground') === null);
  }
  await close(pages);
});
