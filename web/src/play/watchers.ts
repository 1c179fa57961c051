// How many people watch, besides whoever reads it.

import type { RoomView } from '../net/protocol.gen.ts';
import type { Room } from './room.ts';

/** Who watches is among those that the server counts, and is no news to themselves. */
export function otherWatchers(room: Room, { you }: RoomView): number {
  const spectators = room.presence.value?.spectators ?? 0;
  return you === null ? Math.max(0, spectators - 1) : spectators;
}
