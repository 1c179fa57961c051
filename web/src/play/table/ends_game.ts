import type { GameView, RoomView } from '../../net/protocol.gen.ts';

/**
 * Whether too few would play on once this seat has resigned: one, or only computers, which then give up by
 * themselves.
 */
export function endsGame({ seats, you }: RoomView, game: GameView): boolean {
  const left = game.seats.flatMap(({ resigned }, seat) => (resigned || seat === you ? [] : [seats[seat]]));
  return left.length < 2 || left.every((one) => one?.computer && !one.computer.stands_in);
}
