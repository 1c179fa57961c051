// @vitest-environment happy-dom

import { beforeEach, expect, test } from 'vitest';
import { admissionTo, keepAdmission } from '../../net/admissions.ts';
import { keepSecret, seatsHeld, secretOf } from '../../net/seat_secrets.ts';
import { aGame, idOf } from './a_game.ts';
import { forgetGames, keepGames, keptGame, keptGames } from './kept_games.ts';
import { FILE_BYTES_MAX, gamesFile, takeGamesFile } from './transfer.ts';

const SECRET = 'A'.repeat(43);

const clear = () => {
  forgetGames(keptGames().map(({ id }) => id));
  localStorage.clear();
};
beforeEach(clear);

test('a file carries games, seats and admissions to another device', async () => {
  keepGames([aGame(), aGame({ id: idOf(1), phase: 'finished', winners: [0], room: undefined })]);
  keepSecret('ABCDEFGH', SECRET);
  keepAdmission('ABCDEFGH', 'let-me-in');
  const games = keptGames();
  const file = await gamesFile();
  clear();
  expect(await takeGamesFile(file)).toEqual({ added: 2, updated: 0, left: 0 });
  expect(keptGames()).toEqual(expect.arrayContaining(games));
  expect([secretOf('ABCDEFGH'), admissionTo('ABCDEFGH')]).toEqual([SECRET, 'let-me-in']);
  expect(await takeGamesFile(file)).toEqual({ added: 0, updated: 0, left: 0 });
  expect(seatsHeld()).toHaveLength(1);
});

test('of two notes of a game the later one counts, and nothing here is lost', async () => {
  keepGames([aGame({ turn: 9 }), aGame({ id: idOf(1), turn: 2 })]);
  keepSecret('ABCDEFGH', SECRET);
  const file = await gamesFile();
  clear();
  keepGames([aGame({ turn: 3, archived: true }), aGame({ id: idOf(1), turn: 5 }), aGame({ id: idOf(2) })]);
  keepSecret('ABCDEFGH', SECRET.replace('A', 'B'));
  expect(await takeGamesFile(file)).toEqual({ added: 0, updated: 1, left: 0 });
  expect([keptGame(aGame().id)?.turn, keptGame(idOf(1))?.turn, keptGames().length]).toEqual([9, 5, 3]);
  expect(keptGame(aGame().id)?.archived).toBe(true);
  expect(seatsHeld('ABCDEFGH').map(({ place = 0 }) => place)).toEqual([1, 0]); // both secrets
  expect(secretOf('ABCDEFGH')).toBe(SECRET.replace('A', 'B'));
});

test.each([
  ['other_file', 'no json'],
  ['other_file', '{"format":"bastide-game/1"}'],
  ['other_file', 'null'],
  ['newer', '{"format":"bastide-my-games/2","games":[]}'],
  ['too_large', ' '.repeat(FILE_BYTES_MAX + 1)],
])('a file is refused as %s, and changes nothing', async (why, text) => {
  keepGames([aGame()]);
  expect(await takeGamesFile(text)).toBe(why);
  expect(keptGames()).toEqual([aGame()]);
});

test('what makes no sense in a file is counted, and the rest is taken', async () => {
  const file = {
    format: 'bastide-my-games/1',
    games: [aGame(), { ...aGame({ id: idOf(1) }), scores: 'many' }, null, aGame({ id: '../x' })],
    seats: [
      { room: 'ABCDEFGH', secret: SECRET, at: 1 },
      { room: 'ABCDEFGH', secret: 'short', at: 1 },
      { room: '../../x', secret: SECRET, at: 1 },
      { room: 'ABCDEFGH', place: 1e9, secret: SECRET, at: 1 },
    ],
    rooms: [{ room: 'ABCDEFGH', entries: [] }],
    records: [{ game: 'x', ended: 1, text: '' }],
  };
  expect(await takeGamesFile(JSON.stringify(file))).toEqual({ added: 1, updated: 0, left: 8 });
  expect(seatsHeld()).toHaveLength(1);
});
