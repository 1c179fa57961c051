// Asks a room which seat a secret opens, and leaves again.

import { Connection } from './connection.ts';
import type { Socket } from './socket.ts';

/**
 * Resolves with the name of the seat's holder, or null if the secret opens no seat or the room is gone. Waits
 * while the server is unreachable.
 */
export function seatOf(room: string, secret: string, open: (room: string) => Socket): Promise<string | null> {
  return new Promise((resolve) => {
    let refused = false;
    const end = (name: string | null) => {
      connection.close();
      resolve(name);
    };
    const connection = new Connection({
      room,
      open,
      credentials: () => ({ secret: refused ? null : secret, held: null }),
      onBadSecret: () => {
        refused = true;
      },
      onMessage: (message) => {
        if (message.type !== 'snapshot') return;
        const { you, seats } = message.view;
        end(you === null ? null : (seats[you]?.name ?? null));
      },
      onStatus: ({ state }) => {
        if (state === 'ended') end(null);
      },
    });
    connection.connect();
  });
}
