// Situations that random games meet too seldom: those of games without modules here, those of each module in
// `rare.mjs` of its folder in tests/modules.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { importEach } from './all_modules.mjs';
import { picture } from './browser.mjs';
import { someOf, testLong } from './looks.mjs';
import { openMenu, resign, resultScores, scoresOn } from './player.mjs';
import { areSound, eventOf, look, playAt, rooms, sit, until, untilLogged } from './rare_turns.mjs';
import { downloadRecord } from './records.mjs';

await importEach('rare.mjs');

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
