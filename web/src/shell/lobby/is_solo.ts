import type { RoomView } from '../../net/protocol.gen.ts';

/** The room that was last opened to play alone against computers. */
let aloneIn: string | null = null;

export function playAloneIn(room: string): void {
  aloneIn = room;
}

/**
 * A room that waits for nobody: it has one seat, which is yours, or was opened to play against computers
 * alone.
 */
export function isSolo({ room, seats, you }: RoomView): boolean {
  return (
    you === 0 && (seats.length === 1 || (room === aloneIn && seats.slice(1).every((seat) => seat?.computer)))
  );
}
