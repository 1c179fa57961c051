import { describe, expect, test } from 'vitest';
import { allCatalogues } from '../../i18n/all_catalogues.ts';
import { LANGUAGES } from '../../i18n/languages.ts';
import { noticeOf } from './notice.ts';
import { PUSH_WORDS } from './words.ts';

const ROOM = 'ABCDEFGH';
const say = (message: object) => noticeOf(JSON.stringify({ room: ROOM, language: 'en', ...message }));
/** Without the characters that keep a name's direction to itself. */
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');

test.each([
  [
    { kind: 'turn', name: 'Ben', game: 'carcassonne' },
    'Your turn',
    'Ben has played · Carcassonne · ABCD-EFGH',
  ],
  [{ kind: 'turn' }, 'Your turn', 'ABCD-EFGH'],
  [
    { kind: 'time', seconds: 7200, game: 'castle' },
    'Your time runs out',
    '2 hours left · The Castle · ABCD-EFGH',
  ],
  [{ kind: 'seat', name: 'Ben' }, 'Ben sat down', 'ABCD-EFGH'],
  [{ kind: 'seat' }, 'Somebody sat down', 'ABCD-EFGH'],
  [{ kind: 'rematch', name: 'Ben' }, 'Ben offers a rematch', 'ABCD-EFGH'],
  [{ kind: 'rematch' }, 'A rematch is offered', 'ABCD-EFGH'],
  [{ kind: 'over', game: 'other' }, 'The game is over', 'ABCD-EFGH'],
  [{ kind: 'harvest', name: 'Ben' }, 'Something has happened at your table', 'ABCD-EFGH'],
])('%j is told', (message, title, body) => {
  const notice = say(message);
  expect([plain(notice.title), plain(notice.body)]).toEqual([title, body]);
});

test('what cannot be read shows a notice all the same', () => {
  for (const text of ['', 'no JSON', 'null', '7', '"turn"', '[]'])
    expect(noticeOf(text), text).toMatchObject({ title: 'Something has happened at your table', room: '' });
});

test('a message is in its language, and in English where this worker does not know that', () => {
  expect(say({ kind: 'turn', language: 'de' })).toMatchObject({ title: 'Du bist am Zug', lang: 'de' });
  expect(say({ kind: 'turn', language: 'pt' })).toMatchObject({ title: 'Your turn', lang: 'en' });
  expect(say({ kind: 'turn', language: 'constructor' })).toMatchObject({ title: 'Your turn', lang: 'en' });
});

test('a name is set in as it is, and keeps its direction to itself', () => {
  expect(say({ kind: 'seat', name: '$&' }).title).toBe('\u2068$&\u2069 sat down');
});

test.each([
  ['en', 30, '1 minute'],
  ['en', 3600, '60 minutes'],
  ['en', 86_400, '24 hours'],
  ['en', 200_000, '2 days'],
  ['ro', 7 * 3600, '7 ore'],
  ['fr', 12 * 3600, '12 heures'],
])('%s tells %i seconds as %s', (language, seconds, words) => {
  expect(say({ kind: 'time', seconds, language }).body.replace(/\s/g, ' ')).toContain(words);
});

test('a table waits from its call on until its game is over; other news leave that as it was', () => {
  const waits = (kind: string) => say({ kind }).waits;
  expect(['turn', 'time', 'over', 'seat', 'rematch', 'harvest'].map(waits)).toEqual([
    true,
    true,
    false,
    'as before',
    'as before',
    'as before',
  ]);
});

test('only a turn and its time call again where a notification is shown', () => {
  const rings = (kind: string) => say({ kind }).rings;
  expect(['turn', 'time', 'over', 'seat', 'rematch', 'harvest'].map(rings)).toEqual([
    'if new',
    'always',
    'never',
    'never',
    'never',
    'never',
  ]);
});

describe.each(LANGUAGES)('the words in %s', (language) => {
  const words = PUSH_WORDS[language]!;

  test('have each place for what is told', () => {
    for (const sentence of [words.played, words.seat[0], words.rematch[0]])
      expect(sentence).toContain('{name}');
    expect(words.left).toContain('{time}');
    for (const sentence of [words.turn, words.time, words.seat[1], words.rematch[1], words.over, words.other])
      expect(sentence).not.toMatch(/[{}]/);
  });

  test('are those of the page, whose own call of a turn is the same notification', async () => {
    const texts = (await allCatalogues())[language];
    expect(texts['table.yourTurn']).toBe(words.turn);
    expect(texts['game.castle']).toBe(words.castle);
    expect(texts['rematch.offers']).toBe(`${words.rematch[0]}.`);
  });
});
