import { expect, it } from 'vitest';
import { readRoomCode, showRoomCode } from './room_code.ts';

it.each([
  ['abcd-efgh', 'ABCDEFGH'],
  [' ABCD EFGH ', 'ABCDEFGH'],
  ['http://localhost:8080/r/abcd-efgh#s=x', 'ABCDEFGH'],
  ['ABCD-EFG', null],
  ['ABCD-EFGO', null], // O looks like 0
  ['', null],
])('reads %j as %j', (typed, code) => {
  expect(readRoomCode(typed)).toBe(code);
});

it('shows a code in two halves', () => {
  expect(showRoomCode('ABCDEFGH')).toBe('ABCD-EFGH');
});
