// Rare turns in browsers, played by tests/e2e/rare.test.mjs.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testLong } from '../../e2e/looks.mjs';
import { playSteps, sitAtAll } from '../../e2e/prepared.mjs';
import { areSound, checkTable, eventOf, look, playAt, rooms, site } from '../../e2e/rare_turns.mjs';
import { OUT_OF } from './in_browsers.mjs';

/** How many figures stand in the quarters, by the numbers beside them. */
const inQuarters = (page) => page.locator('.seat-card .supply[title*=": meeple ("]').count();

test('The Count: others score, so a meeple goes in, and the count moves', () =>
  playAt('count_enters', {
    asked: (room) => ({
      enter_quarter: async (page, line) => {
        await page.getByText('Others score and you don’t: send a meeple to Carcassonne?').waitFor();
        assert.match(await line.textContent(), /Send your meeple (in)?to the /);
        assert.equal(
          await page.locator('.board-mark.is-enters').count(),
          await page.locator('.claim[data-action="enter_quarter"]').count(),
        );
        await look(page, 'rare-count_enters-asked');
      },
      move_count: async (page, line) => {
        await page.getByText('Where does the count go?').waitFor();
        const { to } = eventOf(room, 'count_moved');
        assert.ok((await line.textContent()).includes(`The count goes`), to);
        assert.equal(await page.locator('.board-mark.is-count').count(), 3);
        await look(page, 'rare-count_enters-count');
      },
    }),
    seen: async ({ pages }) => {
      for (const page of pages.values()) {
        await page.locator('.board .count-figure').waitFor();
        assert.ok((await inQuarters(page)) > 0);
      }
    },
  }));

test('The Count: somebody else comes out to what is finished, and is paid', () =>
  playAt('count_leaves', {
    asked: (room, pages) => ({
      leave_quarter: async (page, line) => {
        await page.getByText('Bring a meeple out of Carcassonne? It counts there at once.').waitFor();
        const { quarter } = eventOf(room, 'quarter_left');
        assert.ok((await line.textContent()).includes(OUT_OF[quarter]), await line.textContent());
        assert.ok((await page.locator('.board-mark.is-leaves').count()) > 0);
        for (const other of [...pages.values()].filter((each) => each !== page))
          await other.locator('.hand-part').getByText('may bring meeples out of Carcassonne.').waitFor();
        await look(page, 'rare-count_leaves-asked');
      },
    }),
  }));

test('The Count: three players are asked one after the other who comes out', async () => {
  const room = rooms.count_leave_three;
  const pages = await sitAtAll(site.browser, site.url, room);
  await playSteps(pages, room.steps);
  const all = [...pages.values()];
  await checkTable(all, room);
  await areSound(all, 'count_leave_three');
  await Promise.all(all.map((page) => page.context().close()));
});

testLong('The Count: before the final scoring figures come out in turn', () =>
  playAt('count_last', {
    asked: () => ({
      leave_quarter: async (page) => {
        await page.getByText('Before the final scoring: bring a meeple out of Carcassonne?').waitFor();
        await look(page, 'rare-count_last-asked');
      },
    }),
  }),
);
