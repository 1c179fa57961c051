// A door before the server that counts what it sends: heads, bodies, workers, icons, everything that crosses the wire.

import { connect, createServer } from 'node:net';

/** Opens it before the server at `url`; `count` tells what was sent since it was last asked. */
export async function countingProxy(url) {
  const { hostname, port } = new URL(url);
  const sent = { http: 0, live: 0 };
  const open = new Set();
  const door = createServer((client) => {
    const server = connect(Number(port), hostname);
    let kind = 'http';
    client.on('data', (bytes) => {
      if (bytes.subarray(0, 8).toString('latin1') === 'GET /ws ') kind = 'live';
      server.write(bytes);
    });
    server.on('data', (bytes) => {
      sent[kind] += bytes.length;
      client.write(bytes);
    });
    for (const [one, other] of [
      [client, server],
      [server, client],
    ]) {
      open.add(one);
      one.on('error', () => {});
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise((resolve) => door.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${door.address().port}`,
    /** Bytes of HTTP, and of WebSocket connections with their handshakes. */
    count() {
      const counted = { ...sent };
      sent.http = sent.live = 0;
      return counted;
    },
    close() {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => door.close(resolve));
    },
  };
}
