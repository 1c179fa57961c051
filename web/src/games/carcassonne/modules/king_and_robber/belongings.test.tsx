// @vitest-environment happy-dom

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import type { AwardTaken, GameView } from '../../../../net/protocol.gen.ts';
import { featureOfAward } from './award_taken.ts';
import { Awards } from './belongings.tsx';

function awardsOf(game: Partial<GameView>, seat: number): string[] {
  const host = document.createElement('div');
  act(() => render(<Awards game={game as GameView} seat={seat} />, host));
  return [...host.querySelectorAll<HTMLElement>('.supply')].map(({ title }) => title);
}

it('a seat shows the awards that it holds, with the size to beat (KING-AWARD-01)', () => {
  const game = { king: { seat: 1, size: 3 }, robber: { seat: 1, size: 5 } };
  expect(awardsOf(game, 1)).toEqual(['King, for a city of 3 tiles', 'Robber baron, for a road of 5 tiles']);
  expect(awardsOf(game, 0)).toEqual([]);
  expect(awardsOf({}, 0)).toEqual([]);
});

it('the city or road lights up for which an award was taken', () => {
  const tiles: [number, number][] = [[0, 0]];
  const taken = {
    type: 'award_taken',
    award: 'king',
    seat: 0,
    from_seat: null,
    size: 1,
    tiles,
  } as AwardTaken;
  expect(featureOfAward(taken)).toEqual({ feature: 'city', tiles });
  expect(featureOfAward({ ...taken, award: 'robber' })).toEqual({ feature: 'road', tiles });
  expect(featureOfAward({ type: 'turn_ended', seat: 0 })).toBe(null);
});
