// Whether this device has games, without fetching what lists them.

import { heldRooms } from '../net/seat_secrets.ts';
import { storedKeys } from '../net/storage.ts';

/** One key for each game: my_games/kept_games.ts. */
export const GAME_KEY = 'bastide.game.';

const listeners = new Set<() => void>();

/** There are games that the browser did not take. */
let inMemory = false;

export const anyGames = (): boolean => storedKeys(GAME_KEY).length > 0 || heldRooms().length > 0 || inMemory;

/** Calls back when games have come to this tab. Returns how to stop. */
export function whenGamesCome(come: () => void): () => void {
  listeners.add(come);
  return () => listeners.delete(come);
}

export function tellOfGames(unkept: boolean): void {
  inMemory = unkept;
  for (const come of listeners) come();
}
