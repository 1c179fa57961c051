import { describe, expect, it } from 'vitest';
import type { Clocks } from '../../net/protocol.gen.ts';
import { leftWords, ruleWords, wholeMs } from './clock_words.ts';
import { leftOf } from './time_left.ts';

const rule = { kind: 'bank', seconds: 600, increment: 15 } as const;
const clock: Clocks = { rule, left_ms: [600_000, 90_500], running: { seat: 1, since: 5_000 } };

describe('what a seat has left', () => {
  it('runs for who must act, from when it began to run', () => {
    expect(leftOf(clock, 1, 6_500)).toBe(89_000);
    expect(leftOf(clock, 1, 4_000)).toBe(90_500);
    expect(leftOf(clock, 1, 1_000_000)).toBe(0);
    expect(leftOf(clock, 0, 6_500)).toBe(600_000);
  });

  it('stands while the clocks stand', () => {
    expect(leftOf({ rule, left_ms: [600_000, 90_500], paused: true }, 1, 1_000_000)).toBe(90_500);
  });
});

it('time is said as a clock shows it, days as days', () => {
  expect([0, 1, 59_001, 60_000, 3_599_500, 3_600_000].map(leftWords)).toEqual([
    '0:00',
    '0:01',
    '1:00',
    '1:00',
    '1:00:00',
    '1:00:00',
  ]);
  expect(leftWords(86_400_000)).toBe('1 day');
  expect(leftWords(3 * 86_400_000 - 1)).toBe('2 days');
});

it('rules are said shortly', () => {
  expect(ruleWords(rule)).toBe('10 min + 15 s');
  expect(ruleWords({ kind: 'turn', seconds: 90 })).toBe('90 s a turn');
  expect(ruleWords({ kind: 'days', days: 3 })).toBe('3 days a turn');
  expect(wholeMs({ kind: 'days', days: 2 })).toBe(172_800_000);
});
