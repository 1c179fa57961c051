import { expect, it } from 'vitest';
import { readRoomCode, showRoomCode } from './room_code.ts';

it.each([
  ['abcd-efgh', 'ABCDEFGH'],
  [' ABCD EFGH ', 'ABCDEFGH'],
  ['http://localhost:8080/r/abcd-efgh#s=x', 'ABCDEFGH'],
  ['https://play.example.org/r/ABCD-EFGH.', 'ABCDEFGH'],
  ['(https://play.example.org/r/ABCD-EFGH)', 'ABCDEFGH'],
  ['“https://play.example.org/r/ABCD-EFGH”,', 'ABCDEFGH'],
  ['<https://play.example.org/bastide/r/ABCD-EFGH/>', 'ABCDEFGH'],
  ['https://play.example.org/r/ABCD\u2013EFGH', 'ABCDEFGH'],
  ['https://play.example.org/r/ABCD%E2%80%93EFGH', 'ABCDEFGH'],
  ['https://play.example.org/r/ABCD%20EFGH', 'ABCDEFGH'],
  ['https://play.example.org/R/abcdefgh?lang=de', 'ABCDEFGH'],
  ['https://play.example.org/r/ABCD-EFGH\u200b', 'ABCDEFGH'],
  ['\u2068ABCD\u2011EFGH\u2069', 'ABCDEFGH'],
  ['Come and play Bastide with me: https://play.example.org/r/ABCD-EFGH. Now!', 'ABCDEFGH'],
  ['Come and play: http://[::1]:8080/r/abcd-efgh Tomorrow is fine, too', 'ABCDEFGH'],
  ['*ABCD-EFGH*', 'ABCDEFGH'],
  ['ABCD_EFGH', 'ABCDEFGH'],
  ['_https://play.example.org/r/ABCD-EFGH_', 'ABCDEFGH'],
  ['https://play.example.org/r/ABCD+EFGH', 'ABCDEFGH'],
  ['https://play.example.org/r/ABCD%20-%20EFGH', 'ABCDEFGH'],
  ['https://play.example.org/r/ABCD-EFGH&fbclid=x1', 'ABCDEFGH'],
  ['https://play.example.org/r/ABCD-EFGH\u2019s', 'ABCDEFGH'],
  ['[https://play.example.org/r/ABCD-EFGH](https://play.example.org/r/ABCD-EFGH)', 'ABCDEFGH'],
  ['\uff08https://play.example.org/r/ABCD-EFGH\uff09\u3002', 'ABCDEFGH'],
  ['https://play.example.org/r/ABCD-EFGH\u6765\u73a9', 'ABCDEFGH'],
  ['https://play.example.org/r/ABCD-EFGH\u060c', 'ABCDEFGH'],
  ['\u{1f3b2}ABCD-EFGH\u{1f44d}\u{1f3fd}', 'ABCDEFGH'],
  ['r/ABCD-EFGH', 'ABCDEFGH'],
  ['ABCD-EFGH-JKLM', null],
  ['https://play.example.org/r/ABCD-EFGHJ', null],
  ['https://play.example.org/g/ABCD-EFG', null],
  ['%', null],
  ['ABCD-EFG', null],
  ['ABCD-EFGO', null], // O looks like 0
  ['', null],
])('reads %j as %j', (typed, code) => {
  expect(readRoomCode(typed)).toBe(code);
});

it('shows a code in two halves', () => {
  expect(showRoomCode('ABCDEFGH')).toBe('ABCD-EFGH');
});
