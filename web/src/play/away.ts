// The players who are not connected.

import { t } from '../i18n/index.ts';
import type { RoomView } from '../net/protocol.gen.ts';
import { seatsPlaying } from './playing.ts';
import type { Room } from './room.ts';
import { seatName } from './words.ts';

/** The seats of players who are not connected. */
export function seatsAway(room: Room, view: RoomView): number[] {
  const connected = room.presence.value?.connected ?? [];
  return seatsPlaying(view).filter((seat) => connected[seat] === false);
}

/** That it is another seat's turn: it is playing, or is away. */
export function othersTurn(room: Room, view: RoomView, seat: number): string {
  const away = seatsAway(room, view).includes(seat);
  return t(away ? 'table.awayOn' : 'table.turnOf', { name: seatName(view, seat) });
}
