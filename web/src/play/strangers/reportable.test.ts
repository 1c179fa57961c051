import { expect, it } from 'vitest';
import type { RoomView } from '../../net/protocol.gen.ts';
import { reportable } from './reportable.ts';

const card = (name: string, more = {}) => ({ name, colour: 'red' as const, ...more });
const line = (n: number, seat: number, name: string) => ({ n, seat, name, text: 'hm', at: 0 });

it('offers the others who sit there, and those who have left by what they said last', () => {
  const view: Pick<RoomView, 'seats' | 'chat' | 'you'> = {
    you: 0,
    seats: [
      card('Ada'),
      card('Ben'),
      card('Hal', { computer: { level: 'club' } }),
      card('Cleo', { computer: { level: 'club', stands_in: true } }),
      null,
      null,
    ],
    chat: [line(1, 4, 'Dan'), line(2, 0, 'Ada'), line(3, 4, 'Eve'), line(4, 1, 'Ben')],
  };
  expect(reportable(view)).toEqual([
    { seat: 1, name: 'Ben' },
    { seat: 3, name: 'Cleo' },
    { seat: 4, name: 'Eve' },
  ]);
});
