// A door on this machine through which others reach a server, for whoever wants
// to know or to decide what passes.

import { connect, createServer } from 'node:net';

/**
 * Opens it before the server at `target()`, asked anew for each who comes. `pass` gets both sockets
 * and hands on what comes by them; when one closes, so does the other.
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
    /** Ends what passes through it now. */
    slam,
    close() {
      slam();
      return new Promise((resolve) => door.close(resolve));
    },
  };
}

/** One that can be shut: then nobody passes who comes, and who was inside is out. */
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
 * One at which `fateOf(path)` says what becomes of a GET: `comes`, `missing`
 * or `stalls`, which is never answered.
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
