import { expect, it } from 'vitest';
import { pointsText, signedPoints, tenths } from './numbers.ts';

it('writes points to the tenth, gains and losses alike', () => {
  expect([4.25, 0, -0.04, -10.45].map(signedPoints)).toEqual(['+4.3', '0.0', '0.0', '\u221210.5']);
  expect([31.2, -2].map(pointsText)).toEqual(['31.2', '\u22122.0']);
  expect([10.45, -10.45, 0.04].map(tenths)).toEqual([10.5, 10.5, 0]);
});
