// @vitest-environment happy-dom

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import type { GameView, RoomView, SeatState } from '../../../../net/protocol.gen.ts';
import { Goods } from './belongings.tsx';

const seat = (goods: Partial<SeatState>): SeatState => ({
  score: 0,
  supply: { meeple: 7 },
  resigned: false,
  ...goods,
});

function goodsOf(seats: SeatState[], shown: number, modules = ['traders_and_builders']): string[] {
  const host = document.createElement('div');
  const view = { rules: { modules } } as unknown as RoomView;
  act(() => render(<Goods view={view} game={{ seats } as GameView} seat={shown} />, host));
  return [...host.querySelectorAll<HTMLElement>('.supply')].map(({ title }) => title);
}

it('a seat shows its goods, and of which it has the most as things stand (TRADERS-GOODS-07)', () => {
  const seats = [seat({ wine: 2, cloth: 1 }), seat({ wine: 1, cloth: 1 })];
  expect(goodsOf(seats, 0)).toEqual([
    '2 wine: the most, 10 points at the end as it stands',
    '0 grain',
    '1 cloth: the most, 10 points at the end as it stands',
  ]);
  expect(goodsOf(seats, 1)[0]).toBe('1 wine');
});

it('without the module there are no goods', () => {
  expect(goodsOf([seat({})], 0, [])).toEqual([]);
});
