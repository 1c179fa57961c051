// A door on this machine through which others reach a server: tests see and decide what passes.

import { connect, createServer } from 'node:net';

/**
 * Opens it before the server at `target()`, asked anew for each connection. `pass` gets both sockets and
 * passes data between them; when one closes, so does the other.
 */
export async function openDoor(target, pass) {
  const open = new Set();
  const slam = () => {
    for (const socket of open) socket.destroy();
  };
  const door = createServer((client) => {
    const { hostname, port } = new URL(target());
    const server = connect(Number(port), hostname);
    pass(client, server);
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
    /** Ends all open connections. */
    slam,
    close() {
      slam();
      return new Promise((resolve) => door.close(resolve));
    },
  };
}

/** A door that can be shut: it then refuses new connections and ends the open ones. */
export async function openDoorToShut(target) {
  let shut = false;
  const door = await openDoor(target, (client, server) => {
    if (shut) return client.destroy();
    client.pipe(server).pipe(client);
  });
  return {
    ...door,
    shut() {
      shut = true;
      door.slam();
    },
    open() {
      shut = false;
    },
  };
}

const NOT_FOUND = 'HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n';

/**
 * A door at which `fateOf(path)` decides about a GET: `comes`, `missing` or `stalls`, which is never
 * answered.
 */
export function openDoorByPath(target, fateOf) {
  return openDoor(target, (client, server) => {
    client.on('data', (bytes) => {
      const [, path] = /^GET (\S+) /.exec(bytes.subarray(0, 200).toString('latin1')) ?? [];
      const fate = path === undefined ? 'comes' : fateOf(path);
      if (fate === 'comes') server.write(bytes);
      else if (fate === 'missing') client.write(NOT_FOUND);
    });
    server.pipe(client);
  });
}
