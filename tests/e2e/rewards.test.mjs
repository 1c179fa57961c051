// Animations of events: short, above everything, in nobody's way, and none for players who want less motion.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DESKTOP, PHONE, picture } from './browser.mjs';
import { curious } from './module_games.mjs';
import { openTable, playTurn, sitDown, startGame, tilesLaid, whoseTurn } from './player.mjs';
import { openSite } from './site.mjs';

const site = openSite();
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

async function playUntilScored(motion, ...more) {
  const pages = [
    await site.open({ ...PHONE, reducedMotion: motion }),
    await site.open({ ...DESKTOP, reducedMotion: motion }),
  ];
  for (const page of pages) for (const script of [watch, ...more]) await page.addInitScript(script);
  const [ana, ben] = pages;
  const path = await openTable(ana, site.url, 'Ana');
  await sitDown(ben, site.url, path, 'Ben');
  await startGame(ana);
  // The animations are fetched with the first change: of two scorings one is seen.
  const scorings = () => ben.locator('.log .log-button').count();
  const decide = curious();
  for (let turn = 0; (await scorings()) < 3; turn++) {
    const page = await whoseTurn(pages);
    assert.ok(page, 'too little was scored in a whole game');
    await playTurn(page, turn, decide);
  }
  return pages;
}

test('points rise and figures walk home, none of it for longer than 600 ms', async () => {
  const pages = await playUntilScored('no-preference');
  for (const [device, page] of [
    ['desktop', pages[1]],
    ['phone', pages[0]],
  ]) {
    await page.waitForFunction(() => globalThis.put.includes('reward reward-points'));
    await picture(page, `rewards-${device}`);
    const durations = await page.evaluate(() => globalThis.durations);
    assert.ok(durations.length > 0);
    // All except the start tile, and those laid before the animations were loaded.
    const laid = await tilesLaid(page);
    await page.waitForFunction((least) => globalThis.dropped.size >= least, laid - 3);
    assert.ok(Math.max(...durations) <= LONGEST_MS, `${Math.max(...durations)} ms`);
    await page.waitForFunction(() => document.querySelector('.reward') === null);
    assert.deepEqual(page.problems, []);
    await page.context().close();
  }
});

/** Makes every movement last ten minutes. */
function slowDown() {
  const { animate } = Element.prototype;
  Element.prototype.animate = function (steps, timing) {
    return animate.call(this, steps, { ...timing, duration: timing.duration * 1000 });
  };
}

test('whoever acts ends what still moves', async () => {
  const [ana, ben] = await playUntilScored('no-preference', slowDown);
  await ben.waitForSelector('.reward', { state: 'attached' });
  await ben.keyboard.press('Shift');
  await ben.waitForFunction(() => document.querySelector('.reward') === null);
  assert.deepEqual([...ana.problems, ...ben.problems], []);
  await Promise.all([ana, ben].map((page) => page.context().close()));
});

test('nothing moves for who wants less motion', async () => {
  const pages = await playUntilScored('reduce');
  for (const page of pages) {
    assert.deepEqual(await page.evaluate(() => globalThis.put), []);
    assert.equal(Math.max(0, ...(await page.evaluate(() => globalThis.durations))), 0);
    // What lies under a painting until it has faded in goes without fading, too.
    await page.waitForFunction(() => document.querySelector('.tile-ground') === null);
    await page.context().close();
  }
});
