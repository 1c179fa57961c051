// A door before the server that counts what it sends: heads, bodies, workers, icons, everything that crosses the wire.

import { openDoor } from './door.mjs';

/** Opens it before the server at `url`; `count` tells what was sent since it was last asked. */
export async function countingProxy(url) {
  const sent = { http: 0, live: 0 };
  const door = await openDoor(
    () => url,
    (client, server) => {
      let kind = 'http';
      client.on('data', (bytes) => {
        if (bytes.subarray(0, 8).toString('latin1') === 'GET /ws ') kind = 'live';
        server.write(bytes);
      });
      server.on('data', (bytes) => {
        sent[kind] += bytes.length;
        client.write(bytes);
      });
    },
  );
  return {
    url: door.url,
    /** Bytes of HTTP, and of WebSocket connections with their handshakes. */
    count() {
      const counted = { ...sent };
      sent.http = sent.live = 0;
      return counted;
    },
    close: door.close,
  };
}
