import { expect, it } from 'vitest';
import { backoffMs } from './backoff.ts';

it('waits 0.25, 1, 2, 4, 8 s and then 8 s again', () => {
  expect([0, 1, 2, 3, 4, 5, 99].map((attempt) => backoffMs(attempt, 0.5))).toEqual([
    250, 1000, 2000, 4000, 8000, 8000, 8000,
  ]);
});

it('spreads by 30 percent either way', () => {
  expect(backoffMs(1, 0)).toBe(700);
  expect(backoffMs(1, 1)).toBe(1300);
});
