// The games of this device, one entry of its storage for each, so that tabs don't undo each other's work: all
// that a list shows of them, also without a network. What the browser does not keep stays with this page.

import { type ReadonlySignal, signal } from '@preact/signals';
import { dropStored, readStored, storedKeys, whenStoredElsewhere, writeStored } from '../../net/storage.ts';
import { GAME_KEY as KEY, tellOfGames } from '../any_games.ts';
import type { KeptGame } from './kept_game.ts';
import { readGame } from './read_game.ts';

/** Of more games those that ended first are dropped first, then those that nobody has moved in longest. */
export const GAMES_MAX = 500;

/** Games that the browser did not take. */
const unkept = new Map<string, KeptGame>();
const changes = signal(0);

/** Changes with the games, here or in another tab. */
export const gamesChanged: ReadonlySignal<number> = changes;

let listens = false;

function listen(): void {
  if (listens) return;
  listens = true;
  whenStoredElsewhere(KEY, () => {
    changes.value += 1;
  });
}

/** In no order. */
export function keptGames(): KeptGame[] {
  listen();
  const stored = storedKeys(KEY).flatMap((key) => readGame(readStored<unknown>(key, null)) ?? []);
  return [...stored.filter(({ id }) => !unkept.has(id)), ...unkept.values()];
}

export function keptGame(id: string): KeptGame | null {
  return unkept.get(id) ?? readGame(readStored<unknown>(KEY + id, null));
}

/** Whether the list lasts longer than this page. */
export const gamesAreKept = (): boolean => unkept.size === 0;

export function keepGames(games: readonly KeptGame[]): void {
  for (const game of games) {
    if (writeStored(KEY + game.id, game)) unkept.delete(game.id);
    else unkept.set(game.id, game);
  }
  dropSurplus();
  changes.value += 1;
  if (games.length > 0) tellOfGames(unkept.size > 0);
}

export function forgetGames(ids: readonly string[]): void {
  for (const id of ids) forget(id);
  changes.value += 1;
}

function forget(id: string): void {
  unkept.delete(id);
  dropStored(KEY + id);
}

/** Looks at the games themselves only if there are too many. */
function dropSurplus(): void {
  if (storedKeys(KEY).length + unkept.size <= GAMES_MAX) return;
  const surplus = [...keptGames()].sort(droppedLastFirst).slice(GAMES_MAX);
  for (const { id } of surplus) forget(id);
}

export function droppedLastFirst(one: KeptGame, other: KeptGame): number {
  const over = ({ phase }: KeptGame) => Number(phase === 'finished');
  return over(one) - over(other) || other.moved - one.moved;
}
