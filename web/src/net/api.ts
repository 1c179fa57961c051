// The HTTP side of the protocol.

import { Refused } from './connection.ts';
import type {
  Catalogue,
  CreateRoom,
  GameRecord,
  NamedPile,
  Piles,
  RoomCreated,
  RulesRequest,
  TurnsPage,
} from './protocol.gen.ts';

export function fetchCatalogue(): Promise<Catalogue> {
  return getJson('/api/v1/catalogue');
}

export function fetchRecord(gameId: string): Promise<GameRecord> {
  return getJson(`/api/v1/games/${encodeURIComponent(gameId)}`);
}

/** A finished game after `from` turns, and turns that follow. */
export function fetchTurns(gameId: string, from: number): Promise<TurnsPage> {
  return getJson(`/api/v1/games/${encodeURIComponent(gameId)}/turns/${from}`);
}

/** What is in the piles by these rules, as their shuffle begins with it. */
export async function fetchPiles(rules: RulesRequest): Promise<NamedPile[]> {
  const { piles } = await postJson<Piles>('/api/v1/piles', { rules });
  return piles;
}

/** Makes a private room with its maker on seat 0; resolves with the room's code. */
export async function createRoom(request: CreateRoom): Promise<string> {
  const { room } = await postJson<RoomCreated>('/api/v1/rooms', request);
  return room;
}

async function getJson<T>(path: string): Promise<T> {
  return readJson<T>(await fetch(path));
}

async function postJson<T>(path: string, body: object): Promise<T> {
  const headers = { 'Content-Type': 'application/json' };
  return readJson<T>(await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) }));
}

async function readJson<T>(response: Response): Promise<T> {
  if (response.ok) return (await response.json()) as T;
  const problem = await response.json().catch(() => null);
  throw new Refused(
    problem?.code ? problem : { code: `http/${response.status}`, message: response.statusText },
  );
}
