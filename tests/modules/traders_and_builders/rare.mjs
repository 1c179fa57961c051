// Rare turns in browsers, played by tests/e2e/rare.test.mjs.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testLong } from '../../e2e/looks.mjs';
import { playAt } from '../../e2e/rare_turns.mjs';

test('Traders & Builders: goods of a city that another player scores', () =>
  playAt('traders_goods', {
    seen: async ({ pages, room }) => {
      const { seat } = room.events.find(({ type }) => type === 'goods_claimed');
      for (const page of pages.values())
        await page.locator('.seat-card').nth(seat).locator('.goods.leads').first().waitFor();
    },
  }));

test('Traders & Builders: the builder comes home, and a second tile follows', () =>
  playAt('traders_builder', {
    asked: () => {
      let placed = 0;
      return {
        place_tile: async (page) => {
          const why = page.locator('.hand-part').getByText('Your builder works there: one more tile.');
          assert.equal(await why.count(), placed);
          placed++;
        },
      };
    },
  }));

testLong('Traders & Builders: the second tile is asked for, and taken', () => playAt('traders_asked'));

testLong('Traders & Builders with the Tower: a builder or pig is left alone and goes home', () =>
  playAt('traders_alone'),
);

testLong('Traders & Builders: goods and a pig at the end', () => playAt('traders_end'));
