// The HTTP side of the protocol.

import { keepAdmission } from './admissions.ts';
import { address } from './base.ts';
import { unfetched } from './engine_missing.ts';
import { fetchPatiently } from './held_up.ts';
import { fetchKeptRooms, fetchRoomsHere } from './in_page/chunks.ts';
import { canPlayHere } from './in_page/lack_here.ts';
import type { Question } from './in_page/module.ts';
import { keepOwnRoom, mayKeepRecords } from './in_page/own_rooms.ts';
import { roomsAreUnkept } from './lack_of_rooms.ts';
import type {
  Catalogue,
  CreateRoom,
  GameRecord,
  GameShared,
  GameSurvey,
  NamedPile,
  Piles,
  RoomCreated,
  RulesRequest,
  TurnsPage,
} from './protocol.gen.ts';
import { Refused, refusedBy } from './refused.ts';

/** Rejects with EngineMissing if the code did not load. */
const roomsHere = () => fetchRoomsHere().catch(unfetched);

export function fetchCatalogue(): Promise<Catalogue> {
  return unlessUnreachable(getJson('/api/v1/catalogue'), { what: 'catalogue' });
}

export async function fetchRecord(game: string): Promise<GameRecord> {
  if (await isKeptHere(game)) return (await roomsHere()).ask({ what: 'find_record', game });
  return getJson(`/api/v1/games/${encodeURIComponent(game)}`);
}

/** Takes a game that is kept here to the server; resolves with the id under which others find it. */
export async function shareGame(record: GameRecord): Promise<string> {
  return (await postJson<GameShared>('/api/v1/games', record)).game;
}

/** A finished game after `from` turns, and the following turns. */
export async function fetchTurns(game: string, from: number): Promise<TurnsPage> {
  if (await isKeptHere(game)) return (await roomsHere()).ask({ what: 'find_turns', game, from });
  return getJson(`/api/v1/games/${encodeURIComponent(game)}/turns/${from}`);
}

/** The survey of a finished game's board after so many turns. */
export async function fetchSurvey(game: string, turns: number): Promise<GameSurvey> {
  if (await isKeptHere(game)) return (await roomsHere()).ask({ what: 'find_survey', game, turns });
  return getJson(`/api/v1/games/${encodeURIComponent(game)}/surveys/${turns}`);
}

/** The piles by these rules, in the order before the shuffle. */
export async function fetchPiles(rules: RulesRequest): Promise<NamedPile[]> {
  const asked = { rules };
  const question = { what: 'piles', body: JSON.stringify(asked) } as const;
  return (await unlessUnreachable(postJson<Piles>('/api/v1/piles', asked), question)).piles;
}

/** Makes a private room with its maker on seat 0; resolves with the room's code. */
export async function createRoom(request: CreateRoom): Promise<string> {
  const { room, admission } = await postJson<RoomCreated>('/api/v1/rooms', request);
  if (admission !== undefined) keepAdmission(room, admission);
  return room;
}

/** The same in this page: nobody else can join, and no network is needed. */
export async function createRoomHere(request: CreateRoom): Promise<string> {
  const here = await roomsHere();
  const body = JSON.stringify({ ...request, unwatched: true });
  const { room } = await here.ask<RoomCreated>({ what: 'create_room', body });
  keepOwnRoom(room);
  return room;
}

/** How a finished game continues in this page. */
export interface Continuation {
  secret: string;
  name: string;
  /** Turns of the record to keep. */
  turns: number;
  /** One's own seat; computers of this level have the others. */
  seat: number;
  level: string;
}

/**
 * Makes a room in this page that continues the game, with the same tiles to come; resolves with the room's
 * code.
 */
export async function continueGameHere(record: GameRecord, wish: Continuation): Promise<string> {
  const here = await roomsHere();
  const question = {
    what: 'continue_game',
    record: JSON.stringify(record),
    body: JSON.stringify(wish),
  } as const;
  const { room } = await here.ask<RoomCreated>(question);
  keepOwnRoom(room);
  return room;
}

/** Whether it is a finished game that was played in this page, or came from a file. */
export async function isKeptHere(game: string): Promise<boolean> {
  if (!mayKeepRecords()) return false;
  if (roomsAreUnkept.peek()) {
    const inMemory = (await roomsHere()).ask({ what: 'find_record', game });
    if (await inMemory.then(() => true).catch(() => false)) return true;
  }
  const { keepsRecord } = await fetchKeptRooms();
  return keepsRecord(game).catch(() => false);
}

/** The server's answer; if the server is unreachable, the page's own. */
async function unlessUnreachable<T>(answer: Promise<T>, question: Question): Promise<T> {
  try {
    return await answer;
  } catch (reason) {
    if (reason instanceof Refused && !reason.code.startsWith('http/5')) throw reason;
    if (!canPlayHere()) throw reason;
    return (await roomsHere()).ask<T>(question);
  }
}

async function getJson<T>(path: string): Promise<T> {
  return readJson<T>(await fetchPatiently(address(path)));
}

async function postJson<T>(path: string, body: object): Promise<T> {
  const headers = { 'Content-Type': 'application/json' };
  return readJson<T>(
    await fetchPatiently(address(path), { method: 'POST', headers, body: JSON.stringify(body) }),
  );
}

async function readJson<T>(response: Response): Promise<T> {
  if (response.ok) return (await response.json()) as T;
  throw await refusedBy(response);
}
