import { expect, it } from 'vitest';
import { answers, noteAnswer } from './puzzle_answers.ts';

it('the first answer to a puzzle counts, and of many the latest are kept', () => {
  noteAnswer('a', false);
  noteAnswer('a', true);
  noteAnswer('b', true);
  expect(answers()).toEqual({ a: false, b: true });
  for (let n = 0; n < 1000; ++n) noteAnswer(`n${n}`, true);
  expect(Object.keys(answers())).toHaveLength(1000);
  expect(answers()).not.toHaveProperty('a');
  expect(answers()).toHaveProperty('n999');
});
