import { expect, it } from 'vitest';
import type { Draft } from '../draft.ts';
import { markOf } from './coach.tsx';

const at = (draft: object) => markOf(draft as Draft);

it('tells where the tile fits, how it is turned, and what a meeple brings, each at its moment', () => {
  expect(at({ step: 'place', at: null })).toBe('place');
  expect(at({ step: 'place', at: { x: 0, y: 1, rotation: 0 } })).toBe('rotate');
  expect(at({ step: 'choose' })).toBe('choose');
});

it('tells nothing to who waits', () => {
  expect(at({ step: 'wait' })).toBeNull();
  expect(at({ step: 'sending' })).toBeNull();
});
