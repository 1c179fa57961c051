// Who of those at the table is not there.

import { t } from '../i18n/index.ts';
import type { GameView, RoomView } from '../net/protocol.gen.ts';
import type { Room } from './room.ts';
import { seatName } from './words.ts';

/** Who plays but is not connected, by seat. */
export function seatsAway(room: Room, game: GameView): number[] {
  const connected = room.presence.value?.connected ?? [];
  return game.seats.flatMap(({ resigned }, seat) => (connected[seat] === false && !resigned ? [seat] : []));
}

/** Whose turn it is, of another seat: that it plays, or is away. */
export function othersTurn(room: Room, view: RoomView, game: GameView, seat: number): string {
  const away = seatsAway(room, game).includes(seat);
  return t(away ? 'table.awayOn' : 'table.turnOf', { name: seatName(view, seat) });
}
