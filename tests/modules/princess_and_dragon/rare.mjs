// Rare turns in browsers, played by tests/e2e/rare.test.mjs.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testLong } from '../../e2e/looks.mjs';
import { playSteps, sitAtAll } from '../../e2e/prepared.mjs';
import { areSound, checkTable, look, playAt, rooms, site } from '../../e2e/rare_turns.mjs';

test('The Princess & The Dragon: the dragon goes six steps, and is seen before each whom it would eat', () =>
  playAt('dragon_far', {
    asked: (room, pages) => {
      const moves = room.events.filter(({ type, reason }) => type === 'dragon_moved' && reason === 'step');
      let taken = 0;
      return {
        move_dragon: async (page, line) => {
          const { step, to } = moves[taken++];
          await page.getByText(`Where does the dragon go? Step ${step} of 6`).waitFor();
          assert.equal(
            await page.locator('.board-slot-button.is-tile').count(),
            await page.locator('.claim').count(),
          );
          assert.equal(await page.locator('.board-slot-button.is-tile[aria-pressed="true"]').count(), 1);
          const eaten = eatenAt(room, to);
          assert.equal(await page.locator('.board-danger.is-sure').count(), eaten.length);
          const words = await line.textContent();
          assert.ok(words.includes(eaten.length === 0 ? 'eats nobody' : 'eats: '), words);
          for (const { seat } of eaten) assert.ok(words.includes(`(${room.seats[seat].name})`), words);
          if (step > 1)
            for (const other of [...pages.values()].filter((each) => each !== page))
              await other.locator('.hand-part').getByText(`moves the dragon: step ${step} of 6.`).waitFor();
          await look(page, `rare-dragon_far-step-${step}`);
        },
      };
    },
    seen: async ({ pages }) => {
      for (const page of pages.values()) {
        await page.locator('.board .neutral-figure.is-dragon').waitFor();
        assert.equal(await page.locator('.board-trail').count(), 0);
      }
    },
  }));

/** The figures that the dragon eats where it goes. */
const eatenAt = ({ events }, [toX, toY]) =>
  events.filter(
    ({ type, reason, x, y }) => type === 'piece_returned' && reason === 'eaten' && x === toX && y === toY,
  );

testLong(
  'The Princess & The Dragon: the first volcano brings the dragon, and the tiles set aside come back',
  () =>
    playAt('dragon_volcano', {
      asked: () => ({
        place_tile: async (page) => {
          await page.getByRole('button', { name: /tiles left/ }).click();
          const panel = page.getByRole('dialog');
          await panel.getByRole('heading', { name: 'Set aside for now' }).waitFor();
          await look(page, 'rare-dragon_volcano-set_aside');
          await page.keyboard.press('Escape');
          await panel.waitFor({ state: 'detached' });
        },
      }),
      seen: async ({ pages }) => {
        for (const page of pages.values()) await page.locator('.board .neutral-figure.is-dragon').waitFor();
      },
    }),
);

testLong('The Princess & The Dragon: tiles with a dragon come too early', () => playAt('dragon_early'));

testLong('The Princess & The Dragon: the fairy pays in the turn in which she comes', () =>
  playAt('dragon_fairy', {
    asked: () => ({
      place_fairy: async (page, line) => {
        const words = await line.textContent();
        assert.ok(words.includes('Fairy beside: '), words);
        assert.ok((await page.locator('.board-mark.is-fairy').count()) > 0);
        await look(page, 'rare-dragon_fairy-asked');
      },
    }),
    seen: async ({ pages }) => {
      for (const page of pages.values()) await page.locator('.board .neutral-figure.is-fairy').waitFor();
    },
  }),
);

test('The Princess & The Dragon: a turn begins beside the fairy, who guards a tile', () =>
  playAt('dragon_fairy_turn'));

/** The tile that a portal leads to has one slot for each place, without the number that all would share. */
async function farSlotsAreApart(page) {
  const spots = await page
    .locator('.board-claims > g[transform]')
    .evaluateAll((all) => all.map((spot) => spot.getAttribute('transform')));
  assert.ok(spots.length > 0 && new Set(spots).size === spots.length, String(spots));
  assert.deepEqual((await page.locator('.board-slot-number').allTextContents()).filter(Boolean), []);
}

testLong('The Princess & The Dragon: through a portal to a tile far away', () =>
  playAt('dragon_portal', {
    asked: () => ({
      deploy: async (page) => {
        assert.equal(await page.locator('.board-slot-button.is-tile[aria-pressed="true"]').count(), 1);
        await farSlotsAreApart(page);
        await look(page, 'rare-dragon_portal-asked');
      },
    }),
  }),
);

test('The Princess & The Dragon: hundreds of ways through a portal are one line for each kind of piece', () =>
  playAt('dragon_portal_many', {
    asked: () => ({
      deploy: async (page) => {
        const kinds = await page
          .locator('.claim[data-action="deploy"]')
          .evaluateAll((lines) => new Set(lines.map(({ dataset }) => dataset.piece)).size);
        assert.ok((await page.locator('.claim').count()) < 20);
        assert.ok((await page.locator('.board-slot-button.is-tile').count()) > 50);
        assert.ok(kinds > 1);
        await farSlotsAreApart(page);
        await look(page, 'rare-dragon_portal_many-asked');
      },
    }),
  }));

test('The Princess & The Dragon: a princess sends one of several knights home', () =>
  playAt('dragon_princess', {
    asked: (room) => ({
      remove_knight: async (page, line) => {
        const { seat } = room.events.find(({ reason }) => reason === 'princess');
        const words = await line.textContent();
        assert.ok(words.includes('Send home: Knight'), words);
        assert.ok(words.includes(`(${room.seats[seat].name})`), words);
        assert.ok((await page.locator('.board-mark.is-princess').count()) >= 2);
        await look(page, 'rare-dragon_princess-asked');
      },
    }),
  }));

testLong('The Princess & The Dragon: by the strict rule a knight must go', () =>
  playAt('dragon_must', {
    asked: () => ({
      remove_knight: async (page) => {
        const others = page.locator('.claim:not([data-action="remove_knight"])');
        assert.equal(await others.count(), 0);
        await look(page, 'rare-dragon_must-asked');
      },
    }),
  }),
);

testLong('Dragon and builder: a builder is left alone, and the second tile follows all the same', () => {
  let placed = 0;
  return playAt('dragon_builder', {
    asked: () => ({
      place_tile: async (page) => {
        const why = page.locator('.hand-part').getByText('Your builder works there: one more tile.');
        assert.equal(await why.count(), placed);
        placed++;
      },
      // The further tile lies: nothing is said of it any more.
      move_dragon: async (page) => assert.equal(await page.locator('.hand-part').count(), 0),
    }),
    seen: async ({ pages }) => {
      assert.equal(placed, 2);
      for (const page of pages.values()) await page.locator('.board .neutral-figure.is-dragon').waitFor();
    },
  });
});

test('The Princess & The Dragon: four players move the dragon in turn', async () => {
  const room = rooms.dragon_four;
  const pages = await sitAtAll(site.browser, site.url, room);
  await playSteps(pages, room.steps);
  const all = [...pages.values()];
  await checkTable(all, room);
  await areSound(all, 'dragon_four');
  await Promise.all(all.map((page) => page.context().close()));
});
