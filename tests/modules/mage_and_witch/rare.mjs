// Rare turns in browsers, played by tests/e2e/rare.test.mjs.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventOf, look, playAt } from '../../e2e/rare_turns.mjs';

const figureOn = (page, figure) => page.locator(`.board .magic-figure.is-${figure}`).first();

/** Where a figure goes is asked: its places are marked, and what it changes is told. */
const moves = (name, figure) => () => ({
  [`move_${figure}`]: async (page, line) => {
    await page.getByText('Where does the mage or the witch go?').waitFor();
    assert.match(await line.textContent(), new RegExp(figure, 'i'));
    await page
      .locator('.claim')
      .filter({ hasText: /when finished: .*[+\u2212]\d|changes nothing for anybody yet/ })
      .first()
      .waitFor();
    assert.ok((await page.locator(`.board-mark.is-${figure}`).count()) > 0);
    await look(page, `rare-${name}-asked`);
  },
});

const standsOn =
  (figure) =>
  async ({ pages }) => {
    for (const page of pages.values()) await figureOn(page, figure).waitFor({ state: 'attached' });
  };

const hasLeft =
  (figure) =>
  async ({ pages, room }) => {
    assert.equal(eventOf(room, 'neutral_moved').figure, figure);
    for (const page of pages.values()) assert.equal(await figureOn(page, figure).count(), 0);
  };

test('Mage & Witch: the mage comes to the board, before anything else is done', () =>
  playAt('mage_comes', { asked: moves('mage_comes', 'mage'), seen: standsOn('mage') }));

test('Mage & Witch: the witch goes from one feature to another', () =>
  playAt('witch_moves', { asked: moves('witch_moves', 'witch'), seen: standsOn('witch') }));

test('Mage & Witch: a tile brings them together, so that one must go', () =>
  playAt('mage_parted', {
    asked: (room) => moves('mage_parted', eventOf(room, 'neutral_moved').figure)(),
  }));

test('Mage & Witch: the mage brings more points, and leaves', () =>
  playAt('mage_pays', {
    seen: async ({ pages, room }) => {
      await hasLeft('mage')({ pages, room });
      const scored = room.events.find(({ lines }) => lines?.some(({ what }) => what === 'mage'));
      assert.ok(scored.points > scored.tiles.length);
    },
  }));

test('Mage & Witch: the witch halves the points, and leaves', () =>
  playAt('witch_halves', { seen: hasLeft('witch') }));

test('Mage & Witch: they leave what nobody holds, too', () =>
  playAt('mage_leaves', {
    seen: ({ room }) => assert.equal(eventOf(room, 'neutral_moved').reason, 'completed'),
  }));
