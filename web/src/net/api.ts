// The HTTP side of the protocol.

import { Refused } from './connection.ts';
import type { Catalogue, Colour, GameRecord, RulesRequest } from './protocol.gen.ts';

export interface RoomRequest {
  secret: string;
  name: string;
  colour: Colour;
  seats: number;
  rules: RulesRequest;
}

export function fetchCatalogue(): Promise<Catalogue> {
  return getJson('/api/v1/catalogue');
}

export function fetchRecord(gameId: string): Promise<GameRecord> {
  return getJson(`/api/v1/games/${encodeURIComponent(gameId)}`);
}

/** Makes a private room with its maker on seat 0; resolves with the room's code. */
export async function createRoom(request: RoomRequest): Promise<string> {
  const response = await fetch('/api/v1/rooms', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(request),
  });
  const { room } = await readJson<{ room: string }>(response);
  return room;
}

async function getJson<T>(path: string): Promise<T> {
  return readJson<T>(await fetch(path));
}

async function readJson<T>(response: Response): Promise<T> {
  if (response.ok) return (await response.json()) as T;
  const problem = await response.json().catch(() => null);
  throw new Refused(
    problem?.code ? problem : { code: `http/${response.status}`, message: response.statusText },
  );
}
