// Rare turns in browsers, played by tests/e2e/rare.test.mjs.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testLong } from '../../e2e/looks.mjs';
import { cardsOf, look, playAt } from '../../e2e/rare_turns.mjs';

test('Inns & Cathedrals: a big meeple breaks what would be a tie', () =>
  playAt('inns_tie', {
    seen: async ({ pages, room }) => {
      const { seat } = room.events.find(
        ({ type, piece }) => type === 'piece_returned' && piece === 'big_meeple',
      );
      for (const page of pages.values())
        await page
          .locator('.seat-card')
          .nth(seat)
          .getByText('1 big meeple left')
          .waitFor({ state: 'attached' });
    },
  }));

testLong('Inns & Cathedrals: an unfinished city with a cathedral brings nothing at the end', () =>
  playAt('inns_cathedral'),
);

testLong('Tower and big meeple: of two kinds of prisoners the big one comes back', () =>
  playAt('tower_exchange_big', {
    asked: () => ({
      choose_exchange: async (page, line) => {
        await page.getByText('Which of yours comes home?').waitFor();
        assert.match(await line.textContent(), /big meeple/i);
        await look(page, 'rare-tower_exchange_big-asked');
      },
    }),
    seen: async ({ pages, room }) => {
      const { seat } = room.events.find(
        ({ type, piece }) => type === 'prisoner_freed' && piece === 'big_meeple',
      );
      for (const card of cardsOf(pages, seat))
        await card.getByText('1 big meeple left').waitFor({ state: 'attached' });
    },
  }),
);
