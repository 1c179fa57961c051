// Who plays the game that runs.

import type { RoomView } from '../net/protocol.gen.ts';

/** By seat: it is held, and has not resigned. */
export function seatsPlaying({ game, seats }: Pick<RoomView, 'game' | 'seats'>): number[] {
  const states = game?.seats ?? [];
  return states.flatMap(({ resigned }, seat) => (resigned || seats[seat] === null ? [] : [seat]));
}
