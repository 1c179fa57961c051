// How many people watch, not counting the viewer.

import type { RoomView } from '../net/protocol.gen.ts';
import type { Room } from './room.ts';

/** A watcher is among those that the server counts, and is not told about themselves. */
export function otherWatchers(room: Room, { you }: RoomView): number {
  const spectators = room.presence.value?.spectators ?? 0;
  return you === null ? Math.max(0, spectators - 1) : spectators;
}
