// Rare turns in browsers, played by tests/e2e/rare.test.mjs.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { testLong } from '../../e2e/looks.mjs';
import { cardsOf, eventOf, look, playAt } from '../../e2e/rare_turns.mjs';

test('Abbey & Mayor: an abbey closes several features at once, and is seen before it is laid', () =>
  playAt('abbey_closes', {
    asked: () => ({
      place_abbey: async (page) => {
        await page.getByText('Lay your abbey now?').waitFor();
        await page.locator('.board-offered').waitFor();
        await look(page, 'rare-abbey_closes-asked');
      },
    }),
  }));

testLong('Abbey & Mayor: an abbey is laid after the last tile', () => playAt('abbey_last'));

test('Abbey & Mayor: two players move their wagons on, one after the other', () =>
  playAt('abbey_wagons', {
    asked: () => ({
      move_wagon: async (page) => {
        await page.getByText('Where does your wagon go on?').waitFor();
        assert.ok((await page.locator('.board-mark.is-wagon').count()) >= 1);
        await look(page, 'rare-abbey_wagons-asked');
      },
    }),
  }));

test('Abbey & Mayor: a barn pays the farmers of its field and sends them home', () =>
  playAt('abbey_barn', {
    asked: () => ({
      deploy: async (page) => {
        await look(page, 'rare-abbey_barn-asked');
      },
    }),
  }));

testLong('Abbey and inn: the road that an abbey closes pays two a tile, and none for the abbey', () =>
  playAt('abbey_inn', {
    seen: async ({ room }) => {
      const { x, y } = room.events.find(({ type, tile }) => type === 'tile_placed' && tile === 'abbey-tile');
      for (const { points, tiles, lines } of room.events.filter(
        ({ type, feature, lines: of }) => type === 'scored' && feature === 'road' && of.at(-1).what === 'inn',
      )) {
        assert.equal(points, 2 * tiles.length);
        assert.equal(lines[0].count, tiles.length);
        assert.ok(!tiles.some((cell) => isDeepStrictEqual(cell, [x, y])));
      }
    },
  }),
);

testLong('Portal and wagon: a wagon goes on from a tile of somebody else', () =>
  playAt('portal_wagon', {
    asked: () => ({
      move_wagon: async (page) => {
        await page.getByText('Where does your wagon go on?').waitFor();
        await look(page, 'rare-portal_wagon-asked');
      },
    }),
  }),
);

test('Fairy and barn: the farmer beside whom she stands is paid at a barn, and brings three more', () =>
  playAt('fairy_barn', {
    asked: (room) => ({
      deploy: async (page, line) => {
        const { seat } = room.events.find(({ reason }) => reason === 'barn_placed');
        const paid = room.events.filter(
          (event) => event.seat === seat && ['barn_placed', 'fairy'].includes(event.reason),
        );
        const points = paid.reduce((sum, event) => sum + event.points, 0);
        assert.ok((await line.textContent()).includes(`+${points}`), await line.textContent());
        await look(page, 'rare-fairy_barn-asked');
      },
    }),
    seen: async ({ pages }) => {
      for (const page of pages.values()) await page.locator('.board .neutral-figure.is-fairy').waitFor();
    },
  }));

testLong('Abbey and king: an abbey takes an award from its holder', () =>
  playAt('abbey_king', {
    seen: async ({ pages, room }) => {
      for (const { award, seat, size } of room.events.filter(({ type }) => type === 'award_taken'))
        for (const card of cardsOf(pages, seat))
          await card
            .locator(`[title*="of ${size} tile"]`)
            .and(card.getByTitle(award === 'king' ? 'King' : 'Robber baron'))
            .waitFor();
    },
  }),
);

testLong('Abbey and goods: whoever closes a city with an abbey takes what lies there', () =>
  playAt('abbey_goods', {
    seen: async ({ pages, room }) => {
      const { seat } = eventOf(room, 'goods_claimed');
      for (const card of cardsOf(pages, seat)) await card.locator('.goods:not(.none)').first().waitFor();
    },
  }),
);

test('Abbey and builder: the second part of a turn begins with the question for the abbey, which is laid', () =>
  playAt('abbey_second_part', {
    asked: () => ({
      place_abbey: async (page) => {
        await page.getByText('Lay your abbey now?').waitFor();
        await look(page, 'rare-abbey_second_part-asked');
      },
    }),
  }));
