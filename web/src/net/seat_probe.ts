// Asks a room whose seat a secret opens, and leaves again.

import { Connection } from './connection.ts';
import type { Socket } from './socket.ts';

/**
 * Resolves with the name of who sits there, or null when the secret opens no seat or the room is gone.
 * Waits for as long as the server cannot be reached.
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
      credentials: () => ({ secret: refused ? null : secret, since: null }),
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
