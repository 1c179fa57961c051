// Parcels on the server: bytes with a version, which who has the token may change.

import { address } from './base.ts';
import { fetchPatiently } from './held_up.ts';
import { refusedBy } from './refused.ts';

export interface Place {
  readonly id: string;
  readonly token: string;
}

/** What lies there. */
export interface Parcel {
  readonly version: number;
  readonly bytes: Uint8Array;
}

/** `known`: the version at hand. Null: there is no parcel. Rejects with Refused, or without a network. */
export async function readParcel(id: string, known = 0): Promise<Parcel | 'known' | null> {
  const headers: HeadersInit = known > 0 ? { 'If-None-Match': tagOf(known) } : {};
  const response = await fetchPatiently(pathOf(id), { headers, cache: 'no-store' });
  if (response.status === 304) return 'known';
  if (response.status === 404) return null;
  if (!response.ok) throw await refusedBy(response);
  return { version: versionIn(response), bytes: new Uint8Array(await response.arrayBuffer()) };
}

/**
 * Puts it in the place of version `before`; 0: there must be none. Resolves with its version; 'moved_on':
 * another device was faster; 'gone': there is none any more.
 */
export async function putParcel(
  { id, token }: Place,
  before: number,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<number | 'moved_on' | 'gone'> {
  const condition: HeadersInit = before > 0 ? { 'If-Match': tagOf(before) } : { 'If-None-Match': '*' };
  const response = await fetchPatiently(pathOf(id), {
    method: 'PUT',
    headers: { ...condition, Authorization: `Bearer ${token}`, 'Content-Type': 'application/octet-stream' },
    body: bytes,
  });
  if (response.status === 412) return 'moved_on';
  if (response.status === 404) return 'gone';
  if (!response.ok) throw await refusedBy(response);
  return versionIn(response);
}

/** Also resolves where there was none. */
export async function removeParcel({ id, token }: Place): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  const response = await fetchPatiently(pathOf(id), { method: 'DELETE', headers });
  if (!response.ok && response.status !== 404) throw await refusedBy(response);
}

const pathOf = (id: string): string => address(`/api/v1/parcels/${id}`);
const tagOf = (version: number): string => `"${version}"`;

function versionIn(response: Response): number {
  const version = Number(/\d+/.exec(response.headers.get('ETag') ?? '')?.[0]);
  if (!(version > 0)) throw new Error('a proxy has taken the version of the parcel away');
  return version;
}
