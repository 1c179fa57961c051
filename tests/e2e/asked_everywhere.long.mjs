// The questions of the modules, on the smallest phone in every language: each question stays as it is while
// the language is switched under it, and is accessible and no wider than the window in all of them.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PHONE, picture } from './browser.mjs';
import { check, LANGUAGES, SMALL_PHONE, SPOKEN } from './looks.mjs';
import { speak } from './panels.mjs';
import { aim } from './player.mjs';
import { playSteps, prepareRooms, sitAtAll } from './prepared.mjs';
import { openSite } from './site.mjs';

let rooms;
const site = openSite({ fill: (store) => (rooms = prepareRooms(store)) });

/** The action that answers each room's question. */
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

/** By room: whether the first place there ends the turn, or more may follow. */
const PLACED = { traders_goods: 'ends the turn', tower_exchange: 'may be followed' };
const LINES_MOST = 2;
/** In pixels, on the smallest phone, where a heading may take two lines; nothing moves on others. */
const MOVES_MOST = 6;

/** The height of the hand, and the number of lines of each of its buttons. */
function handOn(page) {
  return page.locator('.hand').evaluate((hand) => ({
    height: hand.getBoundingClientRect().height,
    lines: [...hand.querySelectorAll('.button')].map((button) => {
      const words = document.createRange();
      words.selectNodeContents(button);
      return new Set([...words.getClientRects()].map(({ top }) => top)).size;
    }),
  }));
}

for (const [name, what] of Object.entries(PLACED)) {
  test(`the hand of a phone is as high when its tile is aimed, where that ${what}, in every language`, async () => {
    const { room, seats, steps } = rooms[name];
    for (const language of LANGUAGES) {
      const page = await site.open(PHONE);
      await page.goto(`${site.url}/r/${room}?lang=${language}#s=${seats[steps[0].seat].secret}`);
      for (const { viewport } of [PHONE, SMALL_PHONE]) {
        await page.setViewportSize(viewport);
        await page.locator('.hand-ask').waitFor();
        const before = await handOn(page);
        await aim(page, 0);
        const { height, lines } = await handOn(page);
        const where = `${language}, ${viewport.width} px`;
        const moves = Math.abs(height - before.height);
        assert.ok(moves <= (viewport === SMALL_PHONE.viewport ? MOVES_MOST : 0), `${where}: ${moves} px`);
        assert.ok(Math.max(...lines) <= LINES_MOST, `${where}: ${lines}`);
        await picture(page, `aimed-${name}-${language}-${viewport.width}`);
        await page.locator('.hand-actions .button').first().click();
      }
      assert.deepEqual(page.problems, []);
      await page.context().close();
    }
  });
}

test('in landscape a choice is confirmed in the line of the way back, in every language', async () => {
  const { room, seats, steps } = rooms.tower_exchange;
  for (const language of LANGUAGES) {
    const page = await site.open({ ...PHONE, viewport: { width: 844, height: 390 } });
    await page.goto(`${site.url}/r/${room}?lang=${language}#s=${seats[steps[0].seat].secret}`);
    await page.locator('.hand-ask').waitFor();
    await aim(page, 0);
    await page.locator('.hand-actions .primary').click();
    await page.locator('.choose').waitFor();
    // A choice without an outcome stands at the height of its number.
    const aslant = await page.locator('.claim:not(:has(svg))').evaluateAll((all) =>
      all.map((line) => {
        const [number, name] = ['kbd', '.choice-name'].map((part) =>
          line.querySelector(part).getBoundingClientRect(),
        );
        return Math.abs(number.top + number.bottom - name.top - name.bottom) / 2;
      }),
    );
    assert.ok(aslant.length > 0 && Math.max(...aslant) <= 1, `${language}: ${aslant}`);
    const tops = await page
      .locator('.choose .hand-actions .button')
      .evaluateAll((all) => all.map((button) => button.getBoundingClientRect().top));
    assert.equal(tops.length, 2);
    assert.equal(tops[0], tops[1], language);
    await check(page, `choosing in ${language}`);
    await picture(page, `choosing-landscape-${language}`);
    assert.deepEqual(page.problems, []);
    await page.context().close();
  }
});
