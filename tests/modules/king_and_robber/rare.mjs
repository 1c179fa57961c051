// Rare turns in browsers, played by tests/e2e/rare.test.mjs.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playAt } from '../../e2e/rare_turns.mjs';

test('King & Robber: one tile takes the king from its holder, and the robber baron', () =>
  playAt('king_and_robber', {
    seen: async ({ pages, room }) => {
      for (const { award, seat, size } of room.events.filter(({ type }) => type === 'award_taken'))
        for (const page of pages.values()) {
          const held = page.locator('.seat-card').nth(seat).locator(`[title*="of ${size} tiles"]`);
          await held.and(page.getByTitle(award === 'king' ? 'King' : 'Robber baron')).waitFor();
          assert.equal(await page.getByTitle(award === 'king' ? 'King' : 'Robber baron').count(), 1);
        }
    },
  }));
