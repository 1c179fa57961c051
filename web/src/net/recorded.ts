// A short exchange as sent by a server, for the tests of this folder.

import { viewDigest } from './canonical.ts';
import { applyPatch, type Json } from './patch.ts';
import type { Delta, Event, PatchOperation, RoomView, Snapshot } from './protocol.gen.ts';

const view: RoomView = {
  room: 'ABCDEFGH',
  phase: 'lobby',
  number: 1,
  locked: false,
  host: 0,
  you: 0,
  rules: {
    game: 'carcassonne',
    preset: 'standard',
    edition: 'new',
    modules: ['farmers'],
    options: { tiny_city: 4 },
  },
  seats: [{ name: 'Ada', colour: 'red' }, null],
  shuffle: { game_id: '00'.repeat(16), commitment: '00'.repeat(32), entropy: [false, false] },
  game: null,
  chat: [],
};

const changes: { events: Event[]; patch: PatchOperation[] }[] = [
  {
    events: [{ type: 'seat_taken', seat: 1, name: 'Ben', colour: 'blue' }],
    patch: [{ op: 'replace', path: '/seats/1', value: { name: 'Ben', colour: 'blue' } }],
  },
  {
    events: [{ type: 'entropy_set', seat: 1, set: true }],
    patch: [{ op: 'replace', path: '/shuffle/entropy/1', value: true }],
  },
  {
    events: [{ type: 'chat', seat: 1, text: 'hello' }],
    patch: [
      { op: 'add', path: '/chat/0', value: { n: 1, seat: 1, name: 'Ben', text: 'hello', at: 1790000000000 } },
    ],
  },
];

export function recordedSnapshot(): Snapshot {
  return { type: 'snapshot', seq: 7, view, digest: viewDigest(view) };
}

/** Deltas 8, 9 and 10. */
export function recordedDeltas(): Delta[] {
  let document = view as unknown as Json;
  return changes.map(({ events, patch }, index) => {
    document = applyPatch(document, patch);
    return { type: 'delta', seq: 8 + index, events, patch, digest: viewDigest(document as object) };
  });
}
