import { describe, expect, it } from 'vitest';
import type { GameView, RoomView } from '../../net/protocol.gen.ts';
import { endsGame } from './ends_game.ts';

const person = {};
const computer = { computer: { level: 'club' } };
const standIn = { computer: { level: 'club', stands_in: true } };

function ends(seats: object[], resigned: number[] = []): boolean {
  const view = { you: 0, seats } as unknown as RoomView;
  const game = { seats: seats.map((_, seat) => ({ resigned: resigned.includes(seat) })) };
  return endsGame(view, game as unknown as GameView);
}

describe('a game that ends with this resignation', () => {
  it('has one player left, or computers alone', () => {
    expect(ends([person, person])).toBe(true);
    expect(ends([person, computer, computer, computer])).toBe(true);
    expect(ends([person, person, computer, computer], [1])).toBe(true);
    expect(ends([person, person, person], [2])).toBe(true);
  });

  it('goes on while a person is left, whoever stands in', () => {
    expect(ends([person, person, person])).toBe(false);
    expect(ends([person, standIn, computer])).toBe(false);
    expect(ends([person, person, computer])).toBe(false);
  });
});
