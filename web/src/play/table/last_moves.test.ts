import { describe, expect, it } from 'vitest';
import { lastMoves } from './last_moves.ts';

const laid = (...seats: (number | null)[]) =>
  seats.map((seat, x) => ({ tile: 'base-D', x, y: 0, rotation: 0, seat }));
const cellsOf = (board: ReturnType<typeof laid>, you: number | null) =>
  lastMoves(board, you).map(({ x }) => x);

describe('the last moves', () => {
  it('are all tiles since my own last one', () => {
    expect(cellsOf(laid(null, 0, 1, 2), 0)).toEqual([2, 3]);
  });

  it('are none right after my own move', () => {
    expect(cellsOf(laid(null, 0, 1, 0), 0)).toEqual([]);
  });

  it('leave the start tile out before I have moved', () => {
    expect(cellsOf(laid(null, 1), 0)).toEqual([1]);
  });

  it('are the last tile for a watcher', () => {
    expect(cellsOf(laid(null, 0, 1), null)).toEqual([2]);
    expect(cellsOf(laid(null), null)).toEqual([]);
  });
});
