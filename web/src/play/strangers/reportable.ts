// Whom somebody at a table can report.

import type { RoomView } from '../../net/protocol.gen.ts';

export interface Person {
  seat: number;
  name: string;
}

/** The others who sit there, and those who have left what they said. */
export function reportable({ seats, chat, you }: Pick<RoomView, 'seats' | 'chat' | 'you'>): Person[] {
  const people = seats.flatMap((card, seat) =>
    card === null || (card.computer && !card.computer.stands_in) ? [] : [{ seat, name: card.name }],
  );
  const left = chat
    .toReversed()
    .filter(({ seat }, at, lines) => !seats[seat] && lines.findIndex((line) => line.seat === seat) === at)
    .map(({ seat, name }) => ({ seat, name }));
  return [...people, ...left].filter(({ seat }) => seat !== you);
}
