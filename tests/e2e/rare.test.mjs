// Situations that random games meet too seldom: each is prepared to just before its turn, then played and
// checked through the pages of the players.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { accessibilityFaults, overflow, picture } from './browser.mjs';
import { WAIT_MS } from './limits.mjs';
import { someOf, testLong } from './looks.mjs';
import { openMenu, resign, resultScores, scoresOn, untilResult } from './player.mjs';
import { playSteps, prepareRooms, sitAt, sitAtAll } from './prepared.mjs';
import { downloadRecord } from './records.mjs';
import { openSite } from './site.mjs';
import { logOf } from './words.mjs';

let rooms;
const site = openSite({
  fill: (store) => {
    rooms = prepareRooms(store);
  },
});

/** At a desk and on a phone: two pages go from table to table, since each would take a second to begin. */
let opened;

async function sit(room) {
  const pages = await sitAt(site.browser, site.url, room, opened);
  opened = [...pages.values()];
  return pages;
}

/** Waits until `read` gives this; fails with the difference if it does not. */
async function until(read, expected) {
  for (const deadline = Date.now() + WAIT_MS; Date.now() < deadline; await sleep(20))
    if (isDeepStrictEqual(await read(), expected)) return;
  assert.deepEqual(await read(), expected);
}

/** The lines of the log, with the sum of a scoring in brackets. */
const linesOn = (page) =>
  page.locator('.log-line').evaluateAll((all) =>
    all.map((line) => {
      const words =
        line.querySelector('.log-button > span') ?? line.querySelector(':scope > span:last-child');
      const sum = line.querySelector('small');
      const text = sum === null ? words.textContent : `${words.textContent} (${sum.textContent})`;
      return text.replaceAll('\u00a0', ' ');
    }),
  );

/**
 * Waits for these last lines of the log, which also has the game before. Opens it by its tool in a narrow
 * window.
 */
async function untilLogged(page, lines) {
  await page.waitForSelector('.tools');
  const tool = page.locator('.tools').getByRole('button', { name: 'What happened' });
  const narrow = (await tool.count()) > 0;
  if (narrow) await tool.tap();
  await until(async () => (await linesOn(page)).slice(-lines.length || Infinity), lines);
  if (narrow) await page.getByRole('button', { name: 'Close' }).tap();
}

/**
 * Sits down at a prepared table, plays its turn, and checks the result on all pages. `asked`: checks before a
 * choice; `seen`: checks afterwards.
 */
async function playAt(name, { asked, seen } = {}) {
  const room = rooms[name];
  const pages = await sit(room);
  const all = [...pages.values()];
  for (const page of all) await until(() => scoresOn(page), room.scores);
  await playSteps(pages, room.steps, asked?.(room, pages));
  if (room.events.at(-1).type === 'game_finished') await checkResult(all, room);
  await checkTable(all, room);
  await seen?.({ pages, room });
  await areSound(all, name);
}

async function checkTable(pages, room) {
  const names = room.seats.map((seat) => seat.name);
  const expected = logOf(room.events, names, gameOf(room));
  for (const page of pages) {
    await untilLogged(page, expected);
    await until(() => scoresOn(page), room.scores_after);
  }
}

/** Leaves the pages showing the board again. */
async function checkResult(pages, room) {
  const expected = Object.fromEntries(room.seats.map(({ name }, seat) => [name, room.scores_after[seat]]));
  for (const page of pages) {
    await untilResult(page);
    assert.deepEqual(await resultScores(page), expected);
    await picture(page, `rare-${room.room}-result`);
  }
  await pages[0].getByText('The shuffle was fair').waitFor();
  await downloadRecord(pages[0]);
  for (const page of pages) await page.getByRole('button', { name: 'See the board' }).click();
}

/** Checks that a rare question is accessible like everything else. */
async function look(page, name) {
  await picture(page, name);
  assert.deepEqual(await accessibilityFaults(page), []);
}

/** Whether the line over the board of a phone is cut off. */
function isCutOff(page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('.latest, .latest span')].some(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight, textContent }) =>
        clientWidth > 0 &&
        (scrollWidth > clientWidth || scrollHeight > clientHeight || textContent.endsWith('…')),
    ),
  );
}

async function areSound(pages, name) {
  for (const page of pages) {
    await picture(page, `rare-${name}${page.hasTouch ? '-phone' : ''}`);
    assert.equal(await overflow(page), 0);
    assert.equal(await isCutOff(page), false);
    assert.deepEqual(page.problems.splice(0), []);
  }
}

/** By the first letter of its tiles' names. */
const GAMES = { K: 'castle', D: 'discovery' };
const gameOf = ({ events }) => GAMES[/^[A-Z]/.exec(events.find(({ tile }) => tile).tile)] ?? 'carcassonne';

const eventOf = ({ events }, type) => events.find((event) => event.type === type);

test('The Castle: the order of scoring is asked, with what each would lead to', () =>
  playAt('castle_order', {
    asked: (room) => ({
      score_next: async (page, line) => {
        const scored = eventOf(room, 'scored');
        await page.getByText('Which is scored next?').waitFor();
        const words = await line.textContent();
        for (const part of [`+${scored.points}`, `now at ${scored.total}`])
          assert.ok(words.includes(part), words);
        assert.match(words, /wall tile/);
        await look(page, 'rare-castle_order-asked');
      },
    }),
  }));

for (const [name, question, use] of someOf(
  [
    ['castle_another_turn', 'Use a wall tile for another turn?', 'Use it: another turn'],
    ['castle_double_tower', 'Double the tower with a wall tile?', 'Use it: twice the points'],
    ['castle_double_house', 'Double the house with a wall tile?', 'Use it: twice the points'],
  ],
  2,
)) {
  test(`The Castle: ${question}`, () =>
    playAt(name, {
      asked: () => ({
        use_wall_tile: async (page, line) => {
          await page.getByText(question).waitFor();
          assert.ok((await line.textContent()).includes(use));
          await look(page, `rare-${name}-asked`);
        },
      }),
    }));
}

testLong('The Castle: the keep moves to a larger house', () =>
  playAt('castle_keep', {
    seen: async ({ pages, room }) => {
      const { seat, size } = eventOf(room, 'keep_moved');
      for (const page of pages.values())
        await page
          .locator('.seat-card')
          .nth(seat)
          .getByText(`keep of ${size} tiles`)
          .waitFor({ state: 'attached' });
    },
  }),
);

for (const numbers of someOf(['4_7', '5_9', '6_8']))
  test(`The Castle: wall tiles ${numbers.replace('_', ' and ')} work by themselves at the end`, () =>
    playAt(`castle_end_${numbers}`));

for (const [name, what, question] of someOf(
  [
    ['sea', 'a finished sea pays for its tiles, too', 'take one back and score it?'],
    ['nothing', 'a meeple may come back with nothing', 'take one back and score it?'],
    ['four', 'with every meeple out only taking one back is asked for', 'Take a meeple back and score it?'],
  ],
  2,
))
  test(`The Discovery: ${what}`, () =>
    playAt(`discovery_${name}`, {
      asked: (room) => ({
        take_follower: async (page, line) => {
          await page.getByText(question).waitFor();
          const words = await line.textContent();
          assert.ok(words.includes(`+${eventOf(room, 'scored')?.points ?? 0} now`), words);
          await look(page, `rare-discovery_${name}-asked`);
        },
      }),
    }));

test('The Discovery: the other of two open tiles is laid', () =>
  playAt('discovery_other', {
    asked: () => ({ place_other: (page) => look(page, 'rare-discovery_other-asked') }),
  }));

test('The Discovery: meeples in regions of every kind are scored at the end', () => playAt('discovery_end'));

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

test('River: the lake ends it, and the land begins', () =>
  playAt('river_lake', {
    seen: async ({ pages, room }) => {
      const next = pages.get(eventOf(room, 'tile_drawn').seat);
      await next.getByText(/marked places?$/).waitFor();
      assert.ok((await next.locator('.board-cell').count()) > 1);
    },
  }));

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

test('Inns & Cathedrals: a big meeple breaks what would be a tie', () =>
  playAt('inns_tie', {
    seen: async ({ pages, room }) => {
      const { seat } = room.events.find(
        ({ type, piece }) => type === 'piece_returned' && piece === 'big_meeple',
      );
      for (const page of pages.values())
        await page
          .locator('.seat-card')
          .nth(seat)
          .getByText('1 big meeple left')
          .waitFor({ state: 'attached' });
    },
  }));

testLong('Inns & Cathedrals: an unfinished city with a cathedral brings nothing at the end', () =>
  playAt('inns_cathedral'),
);

test('Traders & Builders: goods of a city that another player scores', () =>
  playAt('traders_goods', {
    seen: async ({ pages, room }) => {
      const { seat } = room.events.find(({ type }) => type === 'goods_claimed');
      for (const page of pages.values())
        await page.locator('.seat-card').nth(seat).locator('.goods.leads').first().waitFor();
    },
  }));

test('Traders & Builders: the builder comes home, and a second tile follows', () =>
  playAt('traders_builder', {
    asked: () => {
      let placed = 0;
      return {
        place_tile: async (page) => {
          const why = page.locator('.hand-part').getByText('Your builder works there: one more tile.');
          assert.equal(await why.count(), placed);
          placed++;
        },
      };
    },
  }));

testLong('Traders & Builders: the second tile is asked for, and taken', () => playAt('traders_asked'));

testLong('Traders & Builders with the Tower: a builder or pig is left alone and goes home', () =>
  playAt('traders_alone'),
);

testLong('Traders & Builders: goods and a pig at the end', () => playAt('traders_end'));

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

/** The seats' cards on each page. */
const cardsOf = (pages, seat) => [...pages.values()].map((page) => page.locator('.seat-card').nth(seat));

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

testLong('Tower and big meeple: of two kinds of prisoners the big one comes back', () =>
  playAt('tower_exchange_big', {
    asked: () => ({
      choose_exchange: async (page, line) => {
        await page.getByText('Which of yours comes home?').waitFor();
        assert.match(await line.textContent(), /big meeple/i);
        await look(page, 'rare-tower_exchange_big-asked');
      },
    }),
    seen: async ({ pages, room }) => {
      const { seat } = room.events.find(
        ({ type, piece }) => type === 'prisoner_freed' && piece === 'big_meeple',
      );
      for (const card of cardsOf(pages, seat))
        await card.getByText('1 big meeple left').waitFor({ state: 'attached' });
    },
  }),
);

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

test('The Princess & The Dragon: four players move the dragon in turn', async () => {
  const room = rooms.dragon_four;
  const pages = await sitAtAll(site.browser, site.url, room);
  await playSteps(pages, room.steps);
  const all = [...pages.values()];
  await checkTable(all, room);
  await areSound(all, 'dragon_four');
  await Promise.all(all.map((page) => page.context().close()));
});

testLong('several features are completed at once, one of them shared', () => playAt('tie'));

test('a tile that fits nowhere is discarded, and everybody is told', () =>
  playAt('fits_nowhere', {
    seen: async ({ pages }) => {
      const page = pages.get(0);
      await page.getByRole('button', { name: /tiles left/ }).click();
      const panel = page.getByRole('dialog');
      await panel.getByRole('heading', { name: 'Out of the game' }).waitFor();
      assert.equal(await panel.getByText('No tile is out of the game.').count(), 0);
      await picture(page, 'rare-fits_nowhere-panel');
      await page.keyboard.press('Escape');
      await panel.waitFor({ state: 'detached' });
    },
  }));

test('the last tile is laid, and the farmers score', () => playAt('last_tile'));

testLong('six play to the end', () => playAt('last_tile_of_six'));

test('one of two resigns in mid-game: the other one wins', async () => {
  const room = rooms.mid_game;
  const pages = await sit(room);
  await openMenu(pages.get(0));
  await pages.get(0).getByRole('button', { name: 'Resign' }).click();
  await pages.get(0).getByText('the game ends at once').waitFor();
  await pages.get(0).getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  const all = [...pages.values()];
  for (const page of all) {
    await page.getByText('The game ended by resignation.').waitFor();
    assert.deepEqual(Object.values(await resultScores(page)).sort(), [...room.scores].sort());
  }
  await pages.get(1).getByText('You win!').waitFor();
  const record = await downloadRecord(pages.get(0));
  assert.equal(record.result.ended, 'resigned');
  assert.deepEqual(record.result.winners, [1]);
  await areSound(all, 'resigned');
});

testLong('one of five resigns in her turn: the others play on', async () => {
  const room = rooms.mid_game_of_five;
  const pages = await sit(room);
  const [first, second] = pages.keys();
  const name = room.seats[first].name;
  const told = [`${name} has resigned`, `The tile that ${name} held is out of the game`];
  await resign(pages.get(first));
  await pages.get(second).locator('.hand-place').waitFor();
  const all = [...pages.values()];
  for (const page of all) {
    await page.locator('.seat-card').nth(first).getByText('resigned').waitFor();
    await untilLogged(page, told);
    await until(() => scoresOn(page), room.scores);
  }
  assert.equal(await pages.get(first).locator('.hand-place').count(), 0);
  await areSound(all, 'resigned-of-five');
});
