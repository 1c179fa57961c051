// What all finished games of this device come to.

import type { Best, KeptGame } from './kept_game.ts';

export interface Balance {
  readonly played: number;
  readonly won: number;
  /** Won together with somebody else. */
  readonly shared: number;
}

/** By what; the most played first. */
export type Balances = readonly (readonly [string, Balance])[];

export interface Duel {
  readonly name: string;
  /** Of all computers of one level; absent: a person. */
  readonly level?: string | undefined;
  readonly won: number;
  readonly lost: number;
  readonly even: number;
}

export interface GameStatistics {
  readonly all: Balance;
  readonly byGame: Balances;
  readonly byModule: Balances;
  readonly duels: readonly Duel[];
  /** Games won one after the other: the longest row of them, and that which still goes on. */
  readonly streak: { readonly longest: number; readonly now: number };
  readonly bestScore: number | null;
  readonly bestFeature: Best | null;
}

/** Only games in which somebody here had a seat. */
export function statisticsOf(games: readonly KeptGame[]): GameStatistics {
  const played = games
    .filter(({ phase, mine, scores }) => phase === 'finished' && mine.length > 0 && scores.length > 0)
    .sort((one, other) => one.moved - other.moved);
  const contests = played.filter(({ seats, mine }) => seats.some((seat, at) => seat && !mine.includes(at)));
  const scores = played.flatMap((game) => game.mine.map((seat) => game.scores[seat] ?? 0));
  const features = played.flatMap(({ best }) => best ?? []);
  return {
    all: balanceOf(contests),
    byGame: balancesBy(contests, ({ game }) => [game]),
    byModule: balancesBy(contests, ({ modules }) => modules),
    duels: duelsOf(contests),
    streak: streakOf(contests),
    bestScore: scores.length === 0 ? null : Math.max(...scores),
    bestFeature: features.reduce<Best | null>(
      (best, next) => (best === null || next.points > best.points ? next : best),
      null,
    ),
  };
}

export type Outcome = 'won' | 'shared' | 'lost';

/** Null: nobody here played against anybody, or nobody has won. */
export function outcomeOf({ winners = [], mine, seats, phase }: KeptGame): Outcome | null {
  const against = seats.some((seat, at) => seat && !mine.includes(at));
  if (phase !== 'finished' || mine.length === 0 || !against || winners.length === 0) return null;
  if (!winners.some((seat) => mine.includes(seat))) return 'lost';
  return winners.every((seat) => mine.includes(seat)) ? 'won' : 'shared';
}

function balanceOf(games: readonly KeptGame[]): Balance {
  const count = (wanted: Outcome) => games.filter((game) => outcomeOf(game) === wanted).length;
  return { played: games.length, won: count('won'), shared: count('shared') };
}

function balancesBy(games: readonly KeptGame[], keysOf: (game: KeptGame) => readonly string[]): Balances {
  const groups = new Map<string, KeptGame[]>();
  for (const game of games)
    for (const key of keysOf(game)) groups.set(key, [...(groups.get(key) ?? []), game]);
  return [...groups]
    .map(([key, group]) => [key, balanceOf(group)] as const)
    .sort(([, one], [, other]) => other.played - one.played);
}

/** Each opponent by their name however it is spelled, the computers of a level together. */
function duelsOf(games: readonly KeptGame[]): Duel[] {
  const duels = new Map<string, Duel>();
  for (const game of games) {
    for (const [seat, card] of game.seats.entries()) {
      if (card === null || game.mine.includes(seat)) continue;
      const key = card.level === undefined ? `p ${card.name.trim().toLowerCase()}` : `c ${card.level}`;
      const before = duels.get(key) ?? { won: 0, lost: 0, even: 0 };
      const ahead = Math.max(...game.mine.map((own) => compare(game, own, seat)));
      duels.set(key, {
        name: card.name,
        level: card.level,
        won: before.won + Number(ahead > 0),
        lost: before.lost + Number(ahead < 0),
        even: before.even + Number(ahead === 0),
      });
    }
  }
  const met = ({ won, lost, even }: Duel) => won + lost + even;
  return [...duels.values()].sort((one, other) => met(other) - met(one));
}

/** Positive: `seat` came out ahead of `other`. Who has won did, whatever the points of who resigned. */
function compare({ winners = [], scores }: KeptGame, seat: number, other: number): number {
  const wins = Number(winners.includes(seat)) - Number(winners.includes(other));
  return wins || Math.sign((scores[seat] ?? 0) - (scores[other] ?? 0));
}

function streakOf(games: readonly KeptGame[]): GameStatistics['streak'] {
  let [longest, now] = [0, 0];
  for (const game of games) {
    now = outcomeOf(game) === 'won' ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return { longest, now };
}
