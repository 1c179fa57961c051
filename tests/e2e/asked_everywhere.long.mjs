// What the modules ask of a player, on the smallest phone in every language: each question stays as it is
// while the language is switched under it, and is accessible and no wider than the window in all of them.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { picture } from './browser.mjs';
import { check, SMALL_PHONE, SPOKEN } from './looks.mjs';
import { speak } from './panels.mjs';
import { playSteps, prepareRooms, sitAtAll } from './prepared.mjs';
import { openSite } from './site.mjs';

let rooms;
const site = openSite({ fill: (store) => (rooms = prepareRooms(store)) });

/** By the room in which it is asked: the action that answers it. */
const QUESTIONS = {
  dragon_far: 'move_dragon',
  dragon_princess: 'remove_knight',
  dragon_fairy: 'place_fairy',
  dragon_portal: 'deploy',
  abbey_wagons: 'move_wagon',
  abbey_barn: 'deploy',
  abbey_closes: 'place_abbey',
  tower_captives: 'capture',
};

for (const [name, action] of Object.entries(QUESTIONS)) {
  test(`${name}: ${action} is asked in every language on a phone 320 px wide`, async () => {
    const seats = await sitAtAll(site.browser, site.url, rooms[name], () => SMALL_PHONE);
    const asked = [];
    const lookOnce = async (page) => {
      if (asked.length > 0) return;
      const english = await page.locator('.choices').textContent();
      for (const language of Object.keys(SPOKEN)) {
        await speak(page, language);
        const words = await page.locator('.choices').textContent();
        assert.notEqual(words, english);
        await check(page, `${action} in ${language}`);
        await picture(page, `asked-${name}-${language}`);
        asked.push(language);
      }
      await speak(page, 'en');
      assert.equal(await page.locator('.choices').textContent(), english);
    };
    await playSteps(seats, rooms[name].steps, { [action]: lookOnce });
    assert.deepEqual(asked, Object.keys(SPOKEN));
    for (const page of seats.values()) {
      assert.deepEqual(page.problems, []);
      await page.context().close();
    }
  });
}
