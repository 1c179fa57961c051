// Which computers are as strong as whoever plays at this device, by the games that ended here.

import { keepSuitableLevel } from '../../play/computers/suitable_level.ts';
import { OFFERED_LEVELS, USUAL_LEVEL } from '../../play/computers/wish.ts';
import type { KeptGame } from './kept_game.ts';
import { keptGames } from './kept_games.ts';
import { outcomeOf } from './statistics.ts';

/** Where levels that are offered no more stand among the others. */
const FORMER: Readonly<Record<string, number>> = { beginner: 0, neighbour: 1.3, club: 4 };
/** A level wins seven games of ten against the one below: the logarithm of 7 : 3. */
const OF_A_LEVEL = 0.85;
/** How far one game moves the opinion, in levels, where its end was not expected at all. */
const OF_A_GAME = 1.2;
/** Older games tell of somebody who has learnt since. */
const GAMES_MAX = 40;

/** Half of the games against one computer of this level are likely won. */
export function levelBy(games: readonly KeptGame[]): string {
  let strength = OFFERED_LEVELS.indexOf(USUAL_LEVEL);
  const ended = games.filter(isTold).sort((one, other) => one.moved - other.moved);
  for (const game of ended.slice(-GAMES_MAX)) {
    const odds = levelsOf(game).map((level) => Math.exp(OF_A_LEVEL * (level - strength)));
    const expected = 1 / (1 + odds.reduce((sum, one) => sum + one, 0)); // of four that are equal each wins a fourth
    const brought = { won: 1, shared: 0.5, lost: 0 }[outcomeOf(game)!];
    strength = between(0, strength + OF_A_GAME * (brought - expected), OFFERED_LEVELS.length - 1);
  }
  return OFFERED_LEVELS[Math.round(strength)]!;
}

/** After a game has ended: the next one is offered against computers of this level. */
export function noteStrength(): void {
  const games = keptGames();
  if (games.some(isTold)) keepSuitableLevel(levelBy(games));
}

/** Played by one person here against computers alone. */
function isTold(game: KeptGame): boolean {
  const others = game.seats.filter((seat, at) => seat && !game.mine.includes(at));
  return (
    outcomeOf(game) !== null &&
    game.mine.length === 1 &&
    others.length > 0 &&
    levelsOf(game).length === others.length
  );
}

function levelsOf({ seats }: KeptGame): number[] {
  return seats
    .map((seat) => FORMER[seat?.level ?? ''] ?? OFFERED_LEVELS.indexOf(seat?.level ?? ''))
    .filter((level) => level >= 0);
}

const between = (least: number, value: number, most: number): number =>
  Math.min(most, Math.max(least, value));
