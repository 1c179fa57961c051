import type { RoomView } from '../../net/protocol.gen.ts';

/** A room with one seat, which is yours: nobody is waited for. */
export function isSolo({ seats, you }: RoomView): boolean {
  return seats.length === 1 && you === 0;
}
