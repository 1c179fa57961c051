// The cards of every prepared turn, in every language, on the smallest phone, on a phone and at a desk: no
// word is broken into letters, nothing is cut, no number grows. The ordinary run measures them in one
// language at the sizes at which the turns are played (prepared.mjs), and claims in all (choice_words).

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DESKTOP, openPage, overflow, PHONE, picture } from './browser.mjs';
import { cardFaults } from './card_faults.mjs';
import { LANGUAGES, SMALL_PHONE } from './looks.mjs';
import { speak } from './panels.mjs';
import { playSteps, prepareRooms } from './prepared.mjs';
import { openSite } from './site.mjs';

const WINDOWS = [SMALL_PHONE, PHONE, DESKTOP].map(({ viewport }) => viewport);
let rooms;
const site = openSite({
  fill: (store) => {
    rooms = prepareRooms(store);
  },
});
await site.ready;

/** A page for each seat that acts. */
async function sitDown({ room, seats, steps }) {
  const pages = new Map();
  for (const seat of new Set(steps.map((step) => step.seat))) {
    const page = await openPage(site.browser, PHONE);
    page.hasTouch = true;
    await page.goto(`${site.url}/r/${room}#s=${seats[seat].secret}`);
    await page.getByText(`${seats[seat].name} (you)`).waitFor();
    pages.set(seat, page);
  }
  return pages;
}

for (const [name, room] of Object.entries(rooms)) {
  test(`the cards of ${name} are whole in every language and window`, async () => {
    let seen = 0;
    const look = async (page) => {
      for (const language of [...LANGUAGES.slice(1), 'en']) {
        await speak(page, language);
        for (const viewport of WINDOWS) {
          await page.setViewportSize(viewport);
          const where = `${name}, ${language}, ${viewport.width} px`;
          assert.deepEqual(await cardFaults(page), [], where);
          assert.equal(await overflow(page), 0, where);
          await picture(page, `every-card-${name}-${seen}-${language}-${viewport.width}`);
        }
        await page.setViewportSize(PHONE.viewport);
      }
      seen++;
    };
    const kinds = new Set(room.steps.map(({ type }) => type).filter((type) => type !== 'place_tile'));
    const pages = await sitDown(room);
    await playSteps(pages, room.steps, Object.fromEntries([...kinds].map((type) => [type, look])));
    for (const page of pages.values()) {
      assert.deepEqual(page.problems, []);
      await page.context().close();
    }
  });
}
