// What the page needs of a browser (web/README.md), taken away: whoever lacks something plays on without it
// and sees no fault, and where nothing can be shown the page says so instead of staying blank.

import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { accessibilityFaults, overflow, PHONE, picture } from './browser.mjs';
import { openDoorByPath } from './door.mjs';
import { openTable, playTurn, whoseTurn } from './player.mjs';
import { openSite } from './site.mjs';

const UNABLE = 'Bastide needs JavaScript and a browser of May 2024 or later.';
/** A tile that is painted, or drawn flat as where paintings are late. */
const DRAWN = '.board-tile :is(image, .tile-ground ~ *)';

const site = openSite({ look: 'painted' });
let door;
/** The files of the page that are not found. */
let missing;

before(async () => {
  const warm = await site.open();
  await warm.context().close();
  door = await openDoorByPath(
    () => site.url,
    (path) => (missing?.test(path) ? 'missing' : 'comes'),
  );
});

after(() => door?.close());
beforeEach(() => {
  missing = null;
});

/** By what the browser lacks: how it is taken away. */
const LACKS = {
  'drawing in workers': () => Reflect.deleteProperty(globalThis, 'OffscreenCanvas'),
  workers: () => Reflect.deleteProperty(globalThis, 'Worker'),
  'workers that are modules': () => {
    // What does not know the option takes the code for that of another kind, which is a fault in it.
    globalThis.Worker = class extends EventTarget {
      constructor() {
        super();
        setTimeout(() => {
          const event = new ErrorEvent('error', { message: 'Cannot use import statement outside a module' });
          this.dispatchEvent(event);
          this.onerror?.(event);
        });
      }
      postMessage() {}
      terminate() {}
    };
  },
  'service workers': () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
  WebAssembly: () => Reflect.deleteProperty(globalThis, 'WebAssembly'),
  sound: () => Reflect.deleteProperty(globalThis, 'AudioContext'),
  'notifications, vibration, sharing and the clipboard': () => {
    Reflect.deleteProperty(globalThis, 'Notification');
    for (const name of ['vibrate', 'share', 'clipboard']) Reflect.deleteProperty(Navigator.prototype, name);
  },
  'a sign that it is idle': () => Reflect.deleteProperty(globalThis, 'requestIdleCallback'),
};

for (const [what, take] of Object.entries(LACKS)) {
  test(`a browser without ${what} plays`, async () => {
    const page = await site.open({ ...PHONE, serviceWorkers: 'allow' });
    await page.addInitScript(take);
    await openTable(page, site.url, 'Ada', { seats: 1 });
    for (let turn = 0; turn < 3; turn++) {
      await whoseTurn([page]);
      await playTurn(page, turn);
    }
    await whoseTurn([page]);
    await page.locator(DRAWN).first().waitFor({ state: 'attached' });
    await picture(page, `lacks-${what.replaceAll(' ', '-')}`);
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });
}

/** Ends the wait before the sentence comes. */
const waitEnds = (page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });

async function saysThatItCannot(page, name) {
  const sentence = page.getByText(UNABLE);
  await sentence.waitFor({ state: 'attached' });
  await page.waitForLoadState('load');
  await waitEnds(page);
  await sentence.waitFor();
  for (const language of ['fr', 'de', 'it', 'ro'])
    assert.ok(await page.locator(`.unable > p[lang=${language}]`).isVisible());
  assert.equal(await overflow(page), 0);
  assert.deepEqual(await accessibilityFaults(page), []);
  await picture(page, name);
}

test('a browser that is too old for modules is told so', async () => {
  const page = await site.open(PHONE);
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll('type="module"', 'type="unknown"');
    await route.fulfill({ response: answer, body });
  });
  await page.goto(site.url);
  await saysThatItCannot(page, 'unable-modules');
  await page.context().close();
});

test('a browser that does not know the syntax is told so', async () => {
  const page = await site.open(PHONE);
  await page.route('**/assets/index-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'class { # }' }),
  );
  await page.goto(site.url);
  await saysThatItCannot(page, 'unable-syntax');
  await page.context().close();
});

test('who switched scripts off is told at once', async () => {
  const page = await site.open({ ...PHONE, javaScriptEnabled: false });
  await page.goto(site.url);
  await page.getByText(UNABLE).waitFor();
  await picture(page, 'unable-scripts');
  await page.context().close();
});

test('where the first part of the page does not come it says so', async () => {
  const page = await site.open(PHONE);
  missing = /\/assets\/index-.*\.js/;
  await page.goto(door.url);
  await saysThatItCannot(page, 'unable-missing');
  await page.context().close();
});

test('a page that has begun says nothing of that', async () => {
  const page = await site.open(PHONE);
  await page.goto(site.url);
  await page.locator('.home-play').waitFor();
  assert.equal(await page.getByText(UNABLE).isVisible(), false);
  await page.context().close();
});
