// Removing a game from this device, with the seat that is held at its table, and taking that back.

import { forgetOwnRoom, keepOwnRoom } from '../../net/in_page/own_rooms.ts';
import { forgetSecret, type HeldSeat, seatsHeld, takeSeat } from '../../net/seat_secrets.ts';
import type { KeptGame } from './kept_game.ts';
import { forgetGames, keepGames, keptGames } from './kept_games.ts';

export interface RemovedGame {
  readonly game: KeptGame;
  readonly seats: readonly HeldSeat[];
}

/** The seat goes with the last game of its room. */
export function removeGame(game: KeptGame): RemovedGame {
  const { id, room, here } = game;
  forgetGames([id]);
  if (room === undefined || keptGames().some((other) => other.room === room)) return { game, seats: [] };
  const seats = seatsHeld(room);
  for (const { place = 0 } of seats) forgetSecret(room, place);
  if (here) forgetOwnRoom(room);
  return { game, seats };
}

export function putBack({ game, seats }: RemovedGame): void {
  if (seats.length > 0 && game.here && game.room !== undefined) keepOwnRoom(game.room);
  for (const seat of seats) takeSeat(seat);
  keepGames([game]);
}
