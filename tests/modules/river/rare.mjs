// Rare turns in browsers, played by tests/e2e/rare.test.mjs.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventOf, playAt } from '../../e2e/rare_turns.mjs';

test('River: the lake ends it, and the land begins', () =>
  playAt('river_lake', {
    seen: async ({ pages, room }) => {
      const next = pages.get(eventOf(room, 'tile_drawn').seat);
      await next.getByText(/marked places?$/).waitFor();
      assert.ok((await next.locator('.board-cell').count()) > 1);
    },
  }));
