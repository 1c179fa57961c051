// A door before the server that counts what it sends: heads, bodies, workers, icons,
// everything that crosses the wire.

import { openDoor } from './door.mjs';

const SILENCE_MS = 1_500;

/** The kind of an answer, by the head of its request. A connection carries one exchange after the other. */
function kindOf(head) {
  if (/^GET \/ws[ ?]/.test(head)) return 'live';
  // The engine comes after the table, and is fetched by no other name,
  // even by the service worker.
  if (
    /^GET \S+\.wasm /.test(head) ||
    /^GET \/assets\/(engine_worker|engine_here|lasting_engine)\S* /.test(head)
  )
    return 'engine';
  // The service worker fetches these files only for playing without a network.
  const isForNothing = /^sec-fetch-dest: empty\r?$/im.test(head);
  if (/^GET \/parts\.json /.test(head)) return 'kept';
  if (isForNothing && /^GET \/(assets\/\S+)? HTTP/.test(head)) return 'kept';
  return 'http';
}

/** Opens the proxy before the server at `url`; `count` tells the bytes sent since it was last asked. */
export async function countingProxy(url) {
  const none = () => ({ http: 0, live: 0, kept: 0, engine: 0 });
  let sent = none();
  let latest = 0;
  const door = await openDoor(
    () => url,
    (client, server) => {
      let kind = 'http';
      client.on('data', (bytes) => {
        const head = bytes.toString('latin1');
        if (kind !== 'live' && /^[A-Z]+ \S+ HTTP/.test(head)) kind = kindOf(head);
        server.write(bytes);
      });
      server.on('data', (bytes) => {
        sent[kind] += bytes.length;
        latest = Date.now();
        client.write(bytes);
      });
    },
  );
  return {
    url: door.url,
    /**
     * Bytes of the page's HTTP, of WebSocket connections with their handshakes, and of what is fetched while
     * nobody waits: for playing without a network, and the engine.
     */
    count() {
      const counted = sent;
      sent = none();
      return counted;
    },
    /** Until nothing has been sent for a while. */
    async silence() {
      while (Date.now() - latest < SILENCE_MS) await new Promise((resolve) => setTimeout(resolve, 100));
    },
    close: door.close,
  };
}
