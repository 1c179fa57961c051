// Rare turns in browsers, played by tests/e2e/rare.test.mjs.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testLong } from '../../e2e/looks.mjs';
import { scoresOn } from '../../e2e/player.mjs';
import { playSteps, sitAtAll } from '../../e2e/prepared.mjs';
import { areSound, eventOf, look, playAt, rooms, site, until } from '../../e2e/rare_turns.mjs';

/** What each seat has left of these, by the words of its card. */
const leftOn = (page, thing) =>
  page
    .locator('.seat-card .supply .unseen')
    .filter({ hasText: new RegExp(`${thing}s? left`) })
    .evaluateAll((all) => all.map((words) => Number.parseInt(words.textContent, 10)));

const bridgesOn = (page) => page.locator('.board .bridge').count();

test('Bridges: a tile fits by a bridge over its neighbour, and what that costs is told before', () =>
  playAt('bridge_neighbour', {
    asked: (room, pages) => ({
      place_tile: async (page) => {
        const { seat } = eventOf(room, 'bridge_placed');
        const left = (await leftOn(page, 'bridge'))[seat];
        const words = left === 1 ? 'this uses your last one' : `this uses one of your ${left}`;
        await page.getByText(`Fits only with a bridge: ${words}.`).waitFor();
        // It is seen over its tile, and only by who thinks about it.
        const others = [...pages.values()].filter((each) => each !== page);
        for (const other of others) assert.equal(await bridgesOn(other), (await bridgesOn(page)) - 1);
        await look(page, 'rare-bridge_neighbour-asked');
      },
    }),
    seen: async ({ pages, room }) => {
      const { seat } = eventOf(room, 'bridge_placed');
      const counts = await Promise.all([...pages.values()].map(bridgesOn));
      assert.ok(counts[0] > 0);
      assert.equal(new Set(counts).size, 1);
      for (const page of pages.values()) assert.ok((await leftOn(page, 'bridge'))[seat] < 3);
    },
  }));

test('Bridges: one that no tile needs is chosen on the board, and a highwayman stands on it', () =>
  playAt('bridge_after', {
    asked: () => ({
      place_bridge: async (page, line) => {
        assert.match(await line.textContent(), /Bridge from (north to south|east to west): /);
        assert.ok((await page.locator('.board-mark.is-bridge').count()) > 0);
        await look(page, 'rare-bridge_after-asked');
      },
    }),
  }));

testLong('Bridges: where every place needs one the tile may be given up', () =>
  playAt('bridge_refused', {
    asked: () => ({
      pass: async (page) => {
        await page.getByText('Every place needs a bridge. You may lay this tile aside instead.').waitFor();
        assert.ok((await page.locator('.needs-bridge').count()) > 0);
        await look(page, 'rare-bridge_refused-asked');
      },
    }),
  }),
);

test('Castles: whose small city another finishes is asked for a castle', () =>
  playAt('castle_by_another', {
    asked: (_, pages) => ({
      build_castle: async (page, line) => {
        await page.getByText('Make your small city a castle?').waitFor();
        assert.match(await line.textContent(), /Build (one of )?your /);
        // Its two tiles and the four beside them.
        assert.equal(await page.locator('.castle-fief rect').count(), 6);
        for (const other of [...pages.values()].filter((each) => each !== page))
          await other.locator('.hand-part').getByText('may build a castle.').waitFor();
        await look(page, 'rare-castle_by_another-asked');
      },
    }),
    seen: async ({ pages }) => {
      for (const page of pages.values()) await page.locator('.board .castle-figure').first().waitFor();
    },
  }));

test('Castles: one pays for the other that is finished with it', () => playAt('castle_chain'));

/** All three seats, each on a page of its own. */
async function playWithAll(name, asked) {
  const room = rooms[name];
  const pages = await sitAtAll(site.browser, site.url, room);
  await playSteps(pages, room.steps, asked(pages));
  const all = [...pages.values()];
  for (const page of all) await until(() => scoresOn(page), room.scores_after);
  // Each seat shows the tile that it got, but for who plays the first of them.
  for (const page of all) await until(() => page.locator('.seat-card .seat-bought').count(), 2);
  await all[0]
    .locator('.hand-part')
    .getByText(/tile from the bazaar/)
    .waitFor();
  await areSound(all, name);
  await Promise.all(all.map((page) => page.context().close()));
}

test('Bazaars: tiles are offered, bid for, kept and sold, and everybody sees it live', () =>
  playWithAll('bazaar_auction', (pages) => {
    const othersOf = (page) => [...pages.values()].filter((each) => each !== page);
    return {
      bazaar_offer: async (page, line) => {
        await page.getByText('Bazaar: which tile do you offer, and what do you bid for it?').waitFor();
        assert.match(await line.textContent(), /Offer for \d+: /);
        for (const other of othersOf(page)) await other.locator('.bazaar-tiles li').first().waitFor();
        await look(page, `rare-bazaar-offer${page.hasTouch ? '-phone' : ''}`);
      },
      bazaar_bid: async (page, line) => {
        await page.getByText(/Bazaar: the highest bid is \d+, by .*\. Do you bid more\?/).waitFor();
        assert.match(await line.textContent(), /Bid \d+/);
        assert.equal(await page.locator('.bazaar-tiles .is-offered').count(), 1);
        for (const other of othersOf(page)) await other.getByText('Highest bid: ').waitFor();
        await look(page, `rare-bazaar-bid${page.hasTouch ? '-phone' : ''}`);
      },
      bazaar_buy: (page) => look(page, 'rare-bazaar-buy'),
      bazaar_sell: (page) => look(page, 'rare-bazaar-sell'),
    };
  }));

testLong('Bazaars: where nobody bids each takes a tile in turn', () =>
  playWithAll('bazaar_pick', () => ({
    bazaar_offer: async (page, line) => {
      await page.getByText('Bazaar: which tile do you take?').waitFor();
      assert.match(await line.textContent(), /Take: /);
      assert.equal(await page.locator('.bidding').count(), 0);
      await look(page, 'rare-bazaar_pick-asked');
    },
  })),
);
