// Rare turns in browsers, played by tests/e2e/rare.test.mjs.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testLong } from '../../e2e/looks.mjs';
import { eventOf, look, playAt } from '../../e2e/rare_turns.mjs';

test('Tower: who takes a prisoner chooses which of several own figures comes home', () =>
  playAt('tower_exchange', {
    asked: () => ({
      choose_exchange: async (page) => {
        await page.getByText('Which of yours comes home?').waitFor();
        assert.equal(await page.locator('.claim').count(), 2);
        await look(page, 'rare-tower_exchange-asked');
      },
    }),
  }));

testLong('Tower: one of several figures in reach is taken', () =>
  playAt('tower_captives', {
    asked: (room) => ({
      place_tower_piece: (_, line) => line.getByText('meeples in reach').waitFor(),
      capture: async (page, line) => {
        await page.getByText('Take a prisoner?').waitFor();
        assert.ok((await page.locator('.claim[data-action="capture"]').count()) >= 3);
        const { owner } = eventOf(room, 'piece_captured');
        assert.ok((await line.textContent()).includes(`(${room.seats[owner].name})`));
        await look(page, 'rare-tower_captives-asked');
      },
    }),
  }),
);

test('Tower: a ransom is paid before the tile is laid, after a second thought', () =>
  playAt('tower_ransom', {
    asked: () => ({
      ransom: async (page, pay) => {
        await look(page, 'rare-tower_ransom-asked');
        await pay.click();
        await page.getByText('is free.').waitFor();
        await page.getByRole('button', { name: 'Back' }).click();
        await page.getByText('is free.').waitFor({ state: 'detached' });
      },
    }),
  }));

testLong('Tower: who was too poor before the turn pays a ransom at its end', () =>
  playAt('tower_late_ransom', {
    asked: (room) => ({
      ransom: async (page, line) => {
        await page.getByText('Before your turn ends: pay a ransom?').waitFor();
        const { from_seat } = eventOf(room, 'prisoner_freed');
        const holder = room.seats[from_seat].name;
        assert.ok((await line.textContent()).includes(`Pay ${holder} 3 points for your meeple`));
        await line.getByText(`${holder} +3`).waitFor();
        await look(page, 'rare-tower_late_ransom-asked');
      },
    }),
  }),
);

testLong('Tower: a meeple closes a tower', () =>
  playAt('tower_cap', {
    asked: () => ({
      cap_tower: async (_, line) => assert.match(await line.textContent(), /Close the tower with a meeple/),
    }),
  }),
);
