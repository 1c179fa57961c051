// Which games are listed, and in which order: where somebody waits for this device first.

import type { KeptGame } from './kept_game.ts';

/** Where a game stands for this device, in the order of the list. */
export const STAGES = ['yours', 'running', 'finished', 'lost'] as const;
export type Stage = (typeof STAGES)[number];

export const SHOWN = ['all', 'yours', 'running', 'finished', 'archived'] as const;

export interface Filter {
  readonly shown: (typeof SHOWN)[number];
  /** Of one game alone, by its name; null: of any. */
  readonly game: string | null;
}

export function stageOf({ phase, acts, mine, lost }: KeptGame): Stage {
  if (phase === 'finished') return 'finished';
  if (lost) return 'lost';
  return phase === 'playing' && acts !== null && mine.includes(acts) ? 'yours' : 'running';
}

export function passes(game: KeptGame, { shown, game: of }: Filter): boolean {
  if (of !== null && game.game !== of) return false;
  if (shown === 'archived') return game.archived === true;
  return game.archived !== true && (shown === 'all' || stageOf(game) === shown);
}

/** Of one's own turns the one whose time runs out first, then whatever has moved last. */
export function inOrder(games: readonly KeptGame[]): KeptGame[] {
  const rank = (game: KeptGame) => STAGES.indexOf(stageOf(game));
  const until = (game: KeptGame) => game.until ?? Number.MAX_SAFE_INTEGER;
  return [...games].sort((one, other) => {
    const stage = rank(one);
    if (stage !== rank(other)) return stage - rank(other);
    return (stage === 0 && until(one) - until(other)) || other.moved - one.moved;
  });
}

/** What a game is called in an order that stays while it goes on: a room has one game that is not over. */
export const placeOf = ({ id, room, phase }: KeptGame): string =>
  room === undefined || phase === 'finished' ? id : room;

/**
 * The games as they are now, in the order in which they were listed before, so that nothing moves under a
 * finger. What ended meanwhile stays in its place, what is new comes last.
 */
export function inKnownOrder(games: readonly KeptGame[], before: readonly KeptGame[]): KeptGame[] {
  const byId = new Map(games.map((game) => [game.id, game]));
  const byPlace = new Map(games.map((game) => [placeOf(game), game]));
  const listed = new Set<KeptGame>();
  for (const known of before) {
    const now = byId.get(known.id) ?? byPlace.get(placeOf(known));
    if (now !== undefined) listed.add(now);
  }
  for (const game of inOrder(games)) listed.add(game);
  return [...listed];
}
