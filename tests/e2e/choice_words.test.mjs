// What can be chosen is told in whole words and numbers, in every language and window.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DESKTOP, openPage, overflow, PHONE, picture } from './browser.mjs';
import { cardFaults } from './card_faults.mjs';
import { untilForeseen } from './player.mjs';
import { playSteps, prepareRooms } from './prepared.mjs';
import { openSite } from './site.mjs';

const NARROW = [
  [390, 844],
  [320, 640],
  [844, 390],
  [768, 1024],
];
const WINDOWS = [...NARROW, [DESKTOP.viewport.width, DESKTOP.viewport.height], [1024, 768]];
const LANGUAGES = ['en', 'fr', 'de', 'it', 'ro'];
/** The longest names of claims, which no single tile has. */
const LONGEST = {
  en: 'Highwayman (N E S W)',
  fr: 'Chevalier dans la ville (N E S O)',
  de: 'Wegelagerer (N O S W)',
  it: 'Contadino (N E S O)',
  ro: 'Cavaler în oraș (N E S V)',
};
let rooms;
const site = openSite({
  fill: (store) => {
    rooms = prepareRooms(store);
  },
});

/** The mover's page at a prepared table. */
async function sitAtTurn({ room, seats, steps }, locale = 'en') {
  const page = await openPage(site.browser, { ...PHONE, locale });
  await page.goto(`${site.url}/r/${room}#s=${seats[steps[0].seat].secret}`);
  await page.locator('.hand-place').waitFor();
  page.hasTouch = true;
  return page;
}

/** Lays the tile as the room's steps say, without a word of any language. */
async function layTile(page, { x, y, rotation, rotations }) {
  await page.locator(`.board-cell[data-place="${x},${y}"]`).evaluate((cell) => cell.click());
  for (let turn = rotations.indexOf(rotation); turn > 0; turn--)
    await page
      .locator('.hand-turn button')
      .last()
      .evaluate((button) => button.click());
  await untilForeseen(page);
  await page.locator('.hand-actions .primary').click();
  await page.locator('.choose').waitFor();
  await page.locator('.outcome[aria-busy]').first().waitFor({ state: 'detached' });
}

async function look(page, windows, name) {
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(100);
    await picture(page, `choice-words-${name}-${width}`);
    assert.deepEqual(await cardFaults(page), [], `${name}, ${width}x${height}`);
    assert.equal(await overflow(page), 0);
  }
}

for (const language of LANGUAGES) {
  test(`claims are told in whole words: ${language}`, async () => {
    const page = await sitAtTurn(rooms.mid_game_of_five, language);
    await layTile(page, rooms.mid_game_of_five.steps[0]);
    await look(page, NARROW, language);
    await page
      .locator('.choice-name')
      .first()
      .evaluate((name, words) => {
        name.textContent = words;
      }, LONGEST[language]);
    await look(page, NARROW, `${language}-long`);
    await page.context().close();
  });
}

test('many choices: each number stands beside its picture or its words', async () => {
  const page = await sitAtTurn(rooms.dragon_portal_many);
  await layTile(page, rooms.dragon_portal_many.steps[0]);
  assert.ok((await page.locator('.pictures .claim').count()) > 9);
  await look(page, WINDOWS, 'many');
  await page.context().close();
});

for (const [name, what] of [
  ['dragon_portal_many', 'through a portal'],
  ['tower_exchange', 'on a tower'],
]) {
  test(`a figure ${what} has another picture than one on the tile, and each has its words as a tip`, async () => {
    const page = await sitAtTurn(rooms[name]);
    await layTile(page, rooms[name].steps[0]);
    const claims = await page.locator('.pictures .claim:has(svg)').evaluateAll((all) =>
      all.map((claim) => ({
        tip: claim.title,
        name: claim.querySelector('.choice-name').textContent,
        elsewhere: claim.textContent.includes('places on the board'),
        drawn: claim.querySelector('svg').innerHTML,
      })),
    );
    for (const { tip, name } of claims) assert.equal(tip, name);
    const here = claims.filter(({ elsewhere }) => !elsewhere).map(({ drawn }) => drawn);
    const far = claims.filter(({ elsewhere }) => elsewhere);
    assert.ok(here.length > 0 && far.length > 0);
    for (const { drawn, name } of far) assert.ok(!here.includes(drawn), `${name} looks like one on the tile`);
    await page.context().close();
  });
}

test('a low window shows two ways of the dragon and the buttons, and every window whole words', async () => {
  const room = rooms.dragon_fairy;
  const page = await sitAtTurn(room);
  const lookAtWays = async () => {
    await page.setViewportSize({ width: 844, height: 390 });
    const seen = await page.locator('.claim').evaluateAll((all) =>
      all.map((claim) => {
        const { x, y, height } = claim.getBoundingClientRect();
        return claim.contains(document.elementFromPoint(x + 20, y + height - 4));
      }),
    );
    assert.deepEqual(seen, [true, true]);
    const confirm = await page.locator('.hand-actions .primary').boundingBox();
    assert.ok(confirm.y + confirm.height <= 390);
    await look(page, NARROW, 'dragon');
  };
  await playSteps(new Map([[room.steps[0].seat, page]]), room.steps, { move_dragon: lookAtWays });
  await page.context().close();
});
