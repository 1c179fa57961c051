// How a player is called: sounds and how loud they are, and the device's own calls for a player who
// looks elsewhere, by a server that calls nobody whose page is closed (push.test.mjs has one that does).

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessibilityFaults, DEVICES, picture } from './browser.mjs';
import { alternately } from './looks.mjs';
import { openTable, playTurn, sitDown, startGame, whoseTurn } from './player.mjs';
import { openSite } from './site.mjs';

const site = openSite({ look: 'painted', options: ['--push-services', ''] });

/** A browser that would allow notifications, and records the requests and the notifications. */
function standIn() {
  globalThis.asked = 0;
  globalThis.shown = [];
  globalThis.buzzed = 0;
  globalThis.Notification = class {
    static permission = 'default';
    static async requestPermission() {
      globalThis.asked++;
      globalThis.Notification.permission = 'granted';
      return 'granted';
    }
    constructor(title, { body }) {
      globalThis.shown.push([title, body]);
    }
    close() {}
  };
  navigator.vibrate = () => ++globalThis.buzzed;
}

function hide(page, hidden) {
  return page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

for (const [device, options] of alternately(DEVICES)) {
  test(`who has looked elsewhere while waiting is asked once, and called when the turn comes: ${device}`, async () => {
    const pages = await Promise.all([site.open(options), site.open(options)]);
    for (const page of pages) await page.addInitScript(standIn);
    const [ana, ben] = pages;
    const path = await openTable(ana, site.url, 'Ana');
    await sitDown(ben, site.url, path, 'Ben');
    await startGame(ana);
    const mover = await whoseTurn(pages);
    const waiter = pages.find((page) => page !== mover);
    const offer = waiter.getByText('Shall this device call you when it is your turn?');
    assert.equal(await offer.count(), 0);
    assert.equal(await waiter.evaluate(() => globalThis.asked), 0);
    await hide(mover, true); // it does not wait
    assert.equal(await mover.getByText('Shall this device call you').count(), 0);
    await hide(mover, false);

    await hide(waiter, true);
    await hide(waiter, false);
    await offer.waitFor();
    assert.equal(await waiter.evaluate(() => globalThis.asked), 0, 'only a press asks the browser');
    assert.deepEqual(await accessibilityFaults(waiter), []);
    await picture(waiter, `calls-offered-${device}`);
    await waiter.getByRole('button', { name: 'Yes, call me' }).click();
    await offer.waitFor({ state: 'detached' });
    assert.equal(await waiter.evaluate(() => globalThis.asked), 1);
    await hide(waiter, true);
    await playTurn(mover, 0);
    await waiter.waitForFunction(() => globalThis.shown.length > 0);
    const [[title, body]] = await waiter.evaluate(() => globalThis.shown);
    assert.equal(title, 'Your turn');
    assert.ok(path.endsWith(body));
    assert.ok(await waiter.evaluate(() => globalThis.buzzed > 0));
    await Promise.all(pages.map((page) => page.context().close()));
  });

  test(`sounds are as loud as somebody likes, and some kinds silent: ${device}`, async () => {
    const page = await site.open(options);
    await page.addInitScript(() => {
      globalThis.struck = [];
      const { linearRampToValueAtTime } = AudioParam.prototype;
      AudioParam.prototype.linearRampToValueAtTime = function (value, at) {
        globalThis.struck.push(value);
        return linearRampToValueAtTime.call(this, value, at);
      };
    });
    await page.goto(`${site.url}/settings`);
    const loudest = async (act) => {
      await page.evaluate(() => (globalThis.struck = []));
      await act();
      return page.evaluate(() => Math.max(0, ...globalThis.struck));
    };
    await page.getByRole('switch', { name: 'Less motion' }).click({ force: true }); // a browser sounds after a press
    const loud = await loudest(() => page.getByRole('slider', { name: 'Volume' }).fill('100'));
    const soft = await loudest(() => page.getByRole('slider', { name: 'Volume' }).fill('50'));
    assert.ok(loud > 0);
    assert.ok(Math.abs(soft - loud / 2) < 1e-6);
    await page.getByText('Which sounds').click();
    const chat = page.getByRole('switch', { name: 'Messages' });
    assert.equal(await loudest(() => chat.uncheck({ force: true })), 0);
    assert.ok((await loudest(() => chat.check({ force: true }))) > 0);
    assert.deepEqual(await accessibilityFaults(page), []);
    await picture(page, `settings-sounds-${device}`);
    await page.reload();
    assert.equal(await page.getByRole('slider', { name: 'Volume' }).inputValue(), '50');
    await page.context().close();
  });
}
