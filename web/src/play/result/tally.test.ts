import { expect, test } from 'vitest';
import { byRank } from './tally.ts';

test('the winners come first, whatever somebody who resigned had, then the highest score', () => {
  expect(byRank([3, 9, 5])).toEqual([1, 2, 0]);
  expect(byRank([0, 0], [1])).toEqual([1, 0]);
  expect(byRank([40, 12, 30], [2])).toEqual([2, 0, 1]);
});
