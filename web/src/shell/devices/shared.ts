// What devices share: seats and the notes of games, in the form of the file that carries them. Merging loses
// nothing, and devices that merge in whatever order come to the same.

import { keepAdmission } from '../../net/admissions.ts';
import { isOwnRoom } from '../../net/in_page/own_rooms.ts';
import { HELD_MAX, seatsHeld, takeSeat } from '../../net/seat_secrets.ts';
import { type KeptGame, NO_BOARD } from '../my_games/kept_game.ts';
import { droppedLastFirst, GAMES_MAX, keepGames, keptGame, keptGames } from '../my_games/kept_games.ts';
import { type FiledSeat, filedSeats, readGamesFile, writeGamesFile } from '../my_games/transfer.ts';
import type { Base } from './device_key.ts';

export interface Shared {
  readonly games: readonly KeptGame[];
  readonly seats: readonly FiledSeat[];
}

export const NOTHING: Shared = { games: [], seats: [] };

/** How much of it there is room for, the most first. */
export const SIZES: readonly { readonly games: number; readonly boards: number }[] = [
  { games: GAMES_MAX, boards: 100 },
  { games: GAMES_MAX, boards: 0 },
  { games: 200, boards: 0 },
  { games: 50, boards: 0 },
];
const REMOVED_MAX = 1000;

/** Null: it is no such text. */
export function readShared(text: string): Shared | null {
  const read = readGamesFile(text);
  return typeof read === 'string' ? null : { games: read.games, seats: read.seats };
}

export const textOf = ({ games, seats }: Shared): string => writeGamesFile({ games, seats });

/** What this device has to share. What lies in its browser alone can't be played elsewhere, only listed. */
export function sharedHere(): Shared {
  const games = keptGames()
    .filter(({ here, phase }) => !here || phase === 'finished')
    .map((game) => (game.here ? { ...game, here: undefined, room: undefined, lost: true as const } : game));
  return { games, seats: filedSeats().filter(({ room }) => !isOwnRoom(room)) };
}

/** Notes what was removed here since. */
export function baseNow(before: Base): Base {
  const games = keptGames().map(({ id }) => id);
  const seats = seatsHeld().flatMap(({ secret, formerly = [] }) => [secret, ...formerly]);
  const here = new Set([...games, ...seats]);
  const gone = [...before.games, ...before.seats, ...before.removed].filter((one) => !here.has(one));
  return {
    games,
    archived: keptGames().flatMap(({ id, archived }) => (archived ? [id] : [])),
    seats,
    removed: [...new Set(gone)].slice(-REMOVED_MAX),
  };
}

/** `here`: of this device, `there`: of the others, `base`: what this device had when it last saw theirs. */
export function merge(base: Base, here: Shared, there: Shared): Shared {
  const mine = new Map(here.games.map((game) => [game.id, game]));
  const theirs = new Map(there.games.map((game) => [game.id, game]));
  const games = [...new Set([...theirs.keys(), ...mine.keys()])].map((id) => {
    const [own, other] = [mine.get(id), theirs.get(id)];
    return own && other ? mergedGame(base, own, other) : (own ?? other)!;
  });
  return { games, seats: mergedSeats(here.seats, there.seats) };
}

function mergedGame({ games, archived }: Base, own: KeptGame, other: KeptGame): KeptGame {
  const later = byProgress(own, other) > 0;
  // Of the same game seen twice, the order of all games stays the same, whoever looks at them.
  const richer = later ? own : { ...other, ...(isRicher(own, other) && { ...own, ...timesOf(other) }) };
  const was = games.includes(own.id) && archived.includes(own.id);
  const [here, there] = [own.archived === true, other.archived === true];
  const isArchived = games.includes(own.id) ? (here === was ? there : here) : here || there;
  return {
    ...richer,
    archived: isArchived || undefined,
    looked: own.looked.tiles > other.looked.tiles ? own.looked : other.looked,
    lost: own.lost || other.lost,
  };
}

const timesOf = ({ heard, moved }: KeptGame) => ({ heard, moved });

const PHASES = ['unseen', 'lobby', 'playing', 'finished'];

/** Positive: the first one is later. */
const byProgress = (one: KeptGame, other: KeptGame): number =>
  PHASES.indexOf(one.phase) - PHASES.indexOf(other.phase) || one.turn - other.turn;

const isRicher = (one: KeptGame, other: KeptGame): boolean =>
  byProgress(one, other) === 0 &&
  (one.mine.length > other.mine.length ||
    (one.mine.length === other.mine.length && one.board.cells.length > other.board.cells.length));

/** A seat whose secret was renewed takes the place of what it was before. */
function mergedSeats(here: readonly FiledSeat[], there: readonly FiledSeat[]): readonly FiledSeat[] {
  const renewed = new Set([...here, ...there].flatMap(({ formerly = [] }) => formerly));
  const seats = new Map<string, FiledSeat>();
  for (const seat of [...there, ...here]) {
    const known = seats.get(seat.secret);
    if (renewed.has(seat.secret)) continue;
    if (known === undefined) seats.set(seat.secret, seat);
    else seats.set(seat.secret, { ...known, admission: known.admission ?? seat.admission });
  }
  return [...seats.values()].sort((one, other) => other.at - one.at).slice(0, HELD_MAX);
}

/** As much as there is room for. */
export function fitted({ games, seats }: Shared, size: number): Shared {
  const most = SIZES[size]!;
  const kept = [...games].sort(droppedLastFirst).slice(0, most.games);
  return {
    games: kept.map((game, at) => (at < most.boards ? game : { ...game, board: NO_BOARD })),
    seats,
  };
}

/** Whether the others would gain nothing by it. */
export function isSame(one: Shared, other: Shared): boolean {
  return essenceOf(one) === essenceOf(other);
}

/** Without what each device notes by its own clock. */
function essenceOf({ games, seats }: Shared): string {
  const essence = [
    ...games.map(({ heard, moved, until, ...game }) => JSON.stringify(sorted(game))),
    ...seats.map(({ at, place, from, ...seat }) => JSON.stringify(sorted(seat))),
  ];
  return essence.sort().join('\n');
}

const sorted = (value: object) =>
  Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

/** Takes to this device what it lacks, but for what was removed here. Returns how many games are new. */
export function takeShared({ removed }: Base, { games, seats }: Shared): number {
  const gone = new Set(removed);
  let added = 0;
  const wanted = games.flatMap((game) => {
    const before = keptGame(game.id);
    if (before === null && gone.has(game.id)) return [];
    if (before === null) added += 1;
    const next = before === null ? game : taken(game, before);
    return before !== null && JSON.stringify(sorted(next)) === JSON.stringify(sorted(before)) ? [] : [next];
  });
  if (wanted.length > 0) keepGames(wanted);
  // The one used last comes last, since a device keeps those used last.
  for (const seat of seats.toReversed()) {
    if (gone.has(seat.secret)) continue;
    takeSeat({ ...seat, formerly: seat.formerly });
    if (seat.admission !== undefined) keepAdmission(seat.room, seat.admission);
  }
  return added;
}

/** Of a game that lies here alone the others know less; a board that did not fit is still here. */
function taken(game: KeptGame, before: KeptGame): KeptGame {
  const { archived, looked } = game;
  const isBehind = byProgress(game, before) <= 0;
  const mine = game.mine.length > before.mine.length ? game.mine : before.mine;
  if (before.here || isBehind) return { ...before, archived, looked, mine };
  return game;
}
