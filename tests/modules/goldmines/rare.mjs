// Rare turns in browsers, played by tests/e2e/rare.test.mjs.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventOf, look, playAt } from '../../e2e/rare_turns.mjs';

const piles = (page) => page.locator('.board .gold-pile');

/** Where the second bar goes is asked: the tiles around are marked, and who owns what there is told. */
const asked = () => ({
  place_gold: async (page, line) => {
    await page.getByText('Where does the second bar of gold lie?').waitFor();
    assert.match(await line.textContent(), /gold/i);
    await page
      .locator('.claim')
      .filter({ hasText: /there: |nobody holds anything there/ })
      .first()
      .waitFor();
    await look(page, 'rare-gold_laid-asked');
  },
});

const takers = (room) => room.events.filter(({ type }) => type === 'gold_taken');

test('Goldmines: the second bar goes to one of several tiles', () =>
  playAt('gold_laid', {
    asked,
    seen: async ({ pages }) => {
      for (const page of pages.values()) assert.ok((await piles(page).count()) >= 2);
    },
  }));

test('Goldmines: with one tile around both bars are laid at once', () =>
  playAt('gold_laid_at_once', {
    seen: ({ room }) => assert.ok(!room.steps.some(({ action }) => action?.type === 'place_gold')),
  }));

test('Goldmines: whoever completes a feature takes its bars', () =>
  playAt('gold_taken', {
    seen: async ({ pages, room }) => {
      const { count } = eventOf(room, 'gold_taken');
      assert.ok(count >= 2);
      for (const page of pages.values())
        await page.locator('.gold-of-seat').first().waitFor({ state: 'attached' });
    },
  }));

test('Goldmines: two who complete something take bars in turn', () =>
  playAt('gold_shared', {
    seen: ({ room }) => {
      const [one, other] = takers(room);
      assert.ok(one.seat !== other.seat && Math.abs(one.count - other.count) <= one.count);
    },
  }));

test('Goldmines: bars are worth more the more there are', () =>
  playAt('gold_counts', {
    seen: ({ room }) => {
      const scored = room.events.filter(({ reason }) => reason === 'gold');
      assert.ok(scored.some(({ points }) => points >= 8));
    },
  }));
