// Rare turns in browsers, played by tests/e2e/rare.test.mjs.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventOf, look, playAt } from '../../e2e/rare_turns.mjs';

test('Abbot: the abbot comes home from a garden', () =>
  playAt('abbot_garden', {
    asked: (room) => ({
      return_abbot: async (page, line) => {
        const words = await line.textContent();
        assert.ok(words.includes('Call the abbot home'), words);
        assert.ok(words.includes(`+${eventOf(room, 'scored').points} now`), words);
        await look(page, 'rare-abbot_garden-asked');
      },
    }),
  }));
