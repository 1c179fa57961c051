// The end of a game at its table: the last tile is seen, and the final scoring walked through on
// the board, feature by feature.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessibilityFaults, openPage, overflow, PHONE, picture } from './browser.mjs';
import { WAIT_MS } from './limits.mjs';
import { resultScores, scoresOn } from './player.mjs';
import { playSteps, prepareRooms, sitAt } from './prepared.mjs';
import { openSite } from './site.mjs';

/** Tiles that players lay: the first tile of Carcassonne lies there at the start. */
const CARCASSONNE_TILES = 71;
const CASTLE_TILES = 60;

let rooms;
const site = openSite({
  fill: (store) => {
    rooms = prepareRooms(store, 'last_tile', 'castle_end_4_7', 'last_tile_of_six');
  },
});

const where = async (page) => {
  const text = await page.locator('.ending h2 small').textContent();
  return text.split(' of ').map(Number);
};

/** Counts the points that rise from the board, and the most that are lit there at the same time. */
function countRisen() {
  globalThis.seen = { risen: 0, lit: 0 };
  new MutationObserver((changes) => {
    const put = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    globalThis.seen.risen += put.filter((node) => node.className === 'reward reward-points').length;
    const lit = document.querySelectorAll('.board-highlight.is-scored').length;
    globalThis.seen.lit = Math.max(globalThis.seen.lit, lit);
  }).observe(document.body, { childList: true, subtree: true });
}

/** Collects the tops, in pixels of the page, that the result's first button has had. */
function noteTops() {
  globalThis.tops = new Set();
  const look = () => {
    const first = document.querySelector('.result-actions .button');
    if (first !== null) globalThis.tops.add(Math.round(first.getBoundingClientRect().top + scrollY));
    requestAnimationFrame(look);
  };
  look();
}

for (const [name, wish] of Object.entries({ carcassonne: 'last_tile', castle: 'castle_end_4_7' })) {
  test(`the final scoring is walked through by hand: ${name}`, async () => {
    await site.open().then((page) => page.context().close());
    const room = rooms[wish];
    const pages = await sitAt(site.browser, site.url, room);
    await playSteps(pages, room.steps);
    for (const page of pages.values()) {
      const device = page.hasTouch ? 'phone' : 'desktop';
      const panel = page.getByRole('region', { name: 'Final scoring' });
      await panel.getByText('The last tile has been laid.').waitFor();
      const [at, all] = await where(page);
      assert.equal(at, 0);
      assert.ok(all > 1, `${all} scorings`);
      assert.notDeepEqual(await scoresOn(page), room.scores_after);
      if (!page.hasTouch) {
        // The log beside the board does not tell ahead what is walked through.
        await page.locator('.log-line').last().waitFor();
        assert.equal(await page.locator('.log-line').getByText('The game is over').count(), 0);
      }
      await picture(page, `ending-begin-${name}-${device}`);

      await panel.getByRole('button', { name: 'Next scoring' }).click();
      assert.deepEqual(await where(page), [1, all]);
      await page.locator('.board-highlight').first().waitFor();
      assert.match(await panel.getByRole('status').innerText(), /\+\d/);
      assert.deepEqual(await accessibilityFaults(page), []);
      assert.equal(await overflow(page), 0);
      await picture(page, `ending-${name}-${device}`);
      for (let step = 1; step < all; step++)
        await panel.getByRole('button', { name: 'Next scoring' }).click();
      assert.deepEqual(await where(page), [all, all]);
      assert.deepEqual(await scoresOn(page), room.scores_after);
      await panel.getByRole('button', { name: 'Previous scoring' }).click();
      assert.notDeepEqual(await scoresOn(page), room.scores_after);

      await panel.getByRole('button', { name: 'See the result' }).click();
      await page.locator('.winners').waitFor();
      assert.deepEqual(Object.values(await resultScores(page)).sort(), [...room.scores_after].sort());
      const card = page.locator('.statistics');
      await card.getByRole('img', { name: 'Points after each tile' }).waitFor();
      const laid = await card.getByRole('row', { name: 'Tiles laid' }).locator('td').allInnerTexts();
      const tiles = laid.reduce((sum, count) => sum + Number(count), 0);
      assert.equal(tiles, name === 'castle' ? CASTLE_TILES : CARCASSONNE_TILES);
      assert.deepEqual(await accessibilityFaults(page), []);
      assert.equal(await overflow(page), 0);
      await card.scrollIntoViewIfNeeded();
      await picture(page, `statistics-${name}-${device}`);
      assert.deepEqual(page.problems, []);
    }
    for (const page of pages.values()) await page.context().close();
  });
}

test('it goes by itself where motion is welcome, and who comes later sees the result at once', async () => {
  const room = rooms.last_tile_of_six;
  const pages = await sitAt(site.browser, site.url, room);
  const mover = pages.get(room.steps[0].seat);
  for (const page of pages.values()) {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.evaluate(countRisen);
  }
  await playSteps(pages, room.steps);
  const [, all] = await where(mover);
  for (const page of pages.values()) {
    await page.locator('.ending').waitFor();
    const { risen, lit } = await page.evaluate(() => globalThis.seen);
    assert.ok(Math.max(risen, lit) < all / 2, `${risen} rose and ${lit} were lit of ${all} at once`);
  }
  await mover.getByText(`${all} of ${all}`).waitFor({ timeout: WAIT_MS });
  await mover.getByRole('button', { name: 'Play' }).waitFor();
  assert.deepEqual(await scoresOn(mover), room.scores_after);
  for (const page of pages.values()) {
    await page.addInitScript(noteTops);
    await page.reload();
    await page.getByRole('table', { name: 'Points by kind' }).waitFor();
    assert.equal(await page.evaluate(() => globalThis.tops.size), 1, 'no button moves when points come');
  }
  await mover.getByRole('button', { name: 'See the board' }).click();
  assert.deepEqual(await where(mover), [all, all]);

  const late = await openPage(site.browser, PHONE);
  await late.goto(`${site.url}/r/${room.room}`);
  await late.locator('.winners').waitFor();
  for (const page of [late, ...pages.values()]) await page.context().close();
});
