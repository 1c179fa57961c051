// Rare turns in browsers, played by tests/e2e/rare.test.mjs.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { look, playAt } from '../../e2e/rare_turns.mjs';

/** What all shall do is asked, with what it means for each seat. */
const chooses = (name, words, meaning) => ({
  crop_circle: async (page, line) => {
    await page.getByText('The crop circle calls. What shall everybody do?').waitFor();
    assert.match(await line.textContent(), words);
    assert.match(await line.textContent(), meaning);
    for (const mark of ['cropAdd', 'cropRemove'])
      assert.equal(await page.locator(`.board-mark.is-${mark}`).count(), 1, mark);
    await look(page, `rare-${name}-asked`);
  },
});

test('Crop circles: all add, and the figures stand side by side', () =>
  playAt('corn_adds', {
    asked: () => ({
      ...chooses('corn_adds', /Add: all may set another (knight|highwayman|farmer)/, /you may add one/),
      crop_add: async (page) => {
        await page.getByText('Add a meeple beside one of yours?').waitFor();
        assert.ok((await page.locator('.board-mark.is-cropJoin').count()) > 0);
        await look(page, 'rare-corn_adds-joins');
      },
    }),
  }));

test('Crop circles: all remove, the next player first', () =>
  playAt('corn_removes', {
    asked: () => ({
      ...chooses('corn_removes', /Remove: all take a (knight|highwayman|farmer) home/, /you take one home/),
      crop_remove: async (page) => {
        await page.getByText('Which of your meeples goes home?').waitFor();
        assert.ok((await page.locator('.board-mark.is-cropHome').count()) > 0);
        await look(page, 'rare-corn_removes-goes');
      },
    }),
  }));

test('Crop circles: whoever may add may decline', () => playAt('corn_declined'));

test('Crop circles: of two kinds in one place the one that is named goes home', () =>
  playAt('corn_two_kinds'));
