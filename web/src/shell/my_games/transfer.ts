// All games of this device as one file, and such a file taken to this device: what is there already stays,
// and of two notes of a game the later one counts.

import { admissionTo, keepAdmission } from '../../net/admissions.ts';
import { fetchKeptRooms } from '../../net/in_page/chunks.ts';
import type { KeptParcel } from '../../net/in_page/kept_rooms.ts';
import {
  forgetOwnRoom,
  keepOwnRoom,
  mayKeepRecords,
  noteKeptRecord,
  ownRooms,
} from '../../net/in_page/own_rooms.ts';
import { FORMERLY_MAX, seatsHeld, secretInFragment, takeSeat } from '../../net/seat_secrets.ts';
import type { KeptGame } from './kept_game.ts';
import { keepGames, keptGame, keptGames } from './kept_games.ts';
import { isNumber, isObject, isRoom, isText, readGame } from './read_game.ts';

const FORMAT = 'bastide-my-games/';
const VERSION = 1;
/** All that a device keeps takes less. */
export const FILE_BYTES_MAX = 32_000_000;
const ADMISSION_MAX = 200;

/** Why a file was not taken. */
export type Unreadable = 'too_large' | 'other_file' | 'newer';

export interface Taken {
  readonly added: number;
  readonly updated: number;
  /** Entries of the file that make no sense. */
  readonly left: number;
}

export async function gamesFile(): Promise<string> {
  const pack = async () => (await fetchKeptRooms()).packRooms(ownRooms());
  const parcel = mayKeepRecords() ? await pack().catch(() => NOTHING) : NOTHING;
  return writeGamesFile({ games: keptGames(), seats: filedSeats(), ...parcel });
}

export function filedSeats(): FiledSeat[] {
  return seatsHeld().map(({ room, place, secret, at, from, formerly }) => ({
    ...{ room, place, secret, at, from, formerly },
    admission: admissionTo(room) ?? undefined,
  }));
}

const NOTHING: KeptParcel = { rooms: [], records: [] };

/** What a file says that makes sense. */
export interface ReadFile {
  readonly games: readonly KeptGame[];
  readonly seats: readonly FiledSeat[];
  /** Entries that make no sense. */
  readonly left: number;
  readonly file: Record<string, unknown>;
}

export function readGamesFile(text: string): ReadFile | Unreadable {
  if (text.length > FILE_BYTES_MAX) return 'too_large';
  const file = parse(text);
  if (!isObject(file) || typeof file.format !== 'string' || !file.format.startsWith(FORMAT))
    return 'other_file';
  if (file.format !== FORMAT + VERSION) return 'newer';
  const [listed, listedSeats] = [listOf(file.games), listOf(file.seats)];
  const games = listed.flatMap((game) => readGame(game) ?? []);
  const seats = listedSeats.filter(isSeat);
  const left = listed.length - games.length + listedSeats.length - seats.length;
  return { games, seats, left, file };
}

/** Such a file, of what it may say. */
export function writeGamesFile(content: { games: readonly KeptGame[]; seats: readonly FiledSeat[] }): string {
  return JSON.stringify({ format: FORMAT + VERSION, saved: Date.now(), ...content });
}

/** Nothing is changed unless the file can be read. */
export async function takeGamesFile(text: string): Promise<Taken | Unreadable> {
  const read = readGamesFile(text);
  if (typeof read === 'string') return read;
  const { games, seats, file } = read;
  const parcel = await takeParcel(file);
  let [added, updated] = [0, 0];
  const wanted = games.filter((game) => {
    const before = keptGame(game.id);
    if (before === null) added += 1;
    else if (isLater(game, before)) updated += 1;
    else return false;
    return true;
  });
  keepGames(wanted.map((game) => merged(game, keptGame(game.id))));
  // The one used last comes last, since a device keeps those used last.
  for (const seat of seats.toReversed()) {
    takeSeat(seat);
    if (seat.admission !== undefined) keepAdmission(seat.room, seat.admission);
  }
  return { added, updated, left: read.left + parcel.left };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const isLater = (one: KeptGame, other: KeptGame): boolean =>
  one.turn > other.turn ||
  (one.phase === 'finished' && other.phase !== 'finished') ||
  (one.turn === other.turn && one.mine.length > other.mine.length);

/** What the person has put away or looked at on either device stays so. */
const merged = (game: KeptGame, before: KeptGame | null): KeptGame => ({
  ...game,
  archived: game.archived ?? before?.archived,
  looked: before !== null && before.looked.tiles > game.looked.tiles ? before.looked : game.looked,
});

export interface FiledSeat {
  room: string;
  place?: number | undefined;
  secret: string;
  at: number;
  from?: 'here' | 'link' | undefined;
  /** The secrets that this one has replaced. */
  formerly?: readonly string[] | undefined;
  admission?: string | undefined;
}

const isSecret = (value: unknown): value is string =>
  typeof value === 'string' && secretInFragment(`#s=${value}`) === value;

function isSeat(value: unknown): value is FiledSeat {
  if (!isObject(value)) return false;
  const { room, place, secret, at, from, formerly, admission } = value;
  return (
    isRoom(room) &&
    (place === undefined || (Number.isInteger(place) && (place as number) >= 0 && (place as number) < 6)) &&
    isSecret(secret) &&
    (formerly === undefined ||
      (Array.isArray(formerly) && formerly.length <= FORMERLY_MAX && formerly.every(isSecret))) &&
    isNumber(at) &&
    (from === undefined || from === 'here' || from === 'link') &&
    (admission === undefined || (typeof admission === 'string' && admission.length <= ADMISSION_MAX))
  );
}

/** Games that lie in the browser alone, and records. What a full browser does not take is counted as left. */
async function takeParcel({ rooms, records }: Record<string, unknown>): Promise<{ left: number }> {
  const [allRooms, allRecords] = [listOf(rooms), listOf(records)];
  const parcel = { rooms: allRooms.filter(isKeptRoom), records: allRecords.filter(isKeptRecord) };
  const good = parcel.rooms.length + parcel.records.length;
  const left = allRooms.length + allRecords.length - good;
  if (good === 0) return { left };
  const before = ownRooms();
  const kept = [...parcel.rooms].reverse();
  for (const { room } of kept) if (!before.includes(room)) keepOwnRoom(room);
  if (parcel.records.length > 0) noteKeptRecord();
  try {
    await (await fetchKeptRooms()).unpackRooms(parcel);
    return { left };
  } catch (reason) {
    console.info('this browser keeps no games:', reason);
    for (const { room } of kept) if (!before.includes(room)) forgetOwnRoom(room);
    return { left: left + good };
  }
}

const isKeptRoom = (value: unknown): value is KeptParcel['rooms'][number] =>
  isObject(value) &&
  isRoom(value.room) &&
  Array.isArray(value.games) &&
  value.games.every(isText) &&
  Array.isArray(value.entries) &&
  value.entries.length > 0 &&
  value.entries.every(
    (entry) => isObject(entry) && isNumber(entry.seq) && isNumber(entry.at) && typeof entry.text === 'string',
  );

const isKeptRecord = (value: unknown): value is KeptParcel['records'][number] =>
  isObject(value) &&
  typeof value.game === 'string' &&
  /^[0-9a-f]{32}$/.test(value.game) &&
  isNumber(value.ended) &&
  typeof value.text === 'string';
