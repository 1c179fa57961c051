import { expect, it } from 'vitest';
import type { Draft } from '../draft.ts';
import { markOf } from './coach.tsx';

const at = (draft: object, parts = {}) => markOf(draft as Draft, parts);

it('tells where the tile fits, how it is turned, and what a meeple brings, each at its moment', () => {
  expect(at({ step: 'place', at: null })).toBe('place');
  expect(at({ step: 'place', at: { x: 0, y: 1, rotation: 0 } })).toBe('rotate');
  expect(at({ step: 'choose' })).toBe('choose');
});

it('tells of the choices of a game that has others', () => {
  const choosing = { mark: 'take_back', words: 'coach.choose' } as const;
  expect(at({ step: 'choose' }, { choosing })).toBe('take_back');
  expect(at({ step: 'place', at: null }, { choosing })).toBe('place');
});

it('tells nothing to who waits', () => {
  expect(at({ step: 'wait' })).toBeNull();
  expect(at({ step: 'sending' })).toBeNull();
});
