// A door before the server for a browser that no test can listen to: each HTML page that passes gets a first
// script, which tells the door what goes wrong on the page.

import { Agent, createServer, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

const SCRIPT = '/told-to-the-test.js';

/** Runs in the page, before anything else of it. */
function tell(path) {
  const send = (...words) => navigator.sendBeacon(path, words.join(' '));
  // What a part of the page could not load tells its ancestors on the way down only. A preload is a
  // hint: Firefox tells of one that it does not follow, and what is needed fails by itself.
  const failed = ({ error, message, target }) => {
    // Says that some sizes are told in the next frame: what is measured there follows itself, once.
    if (message?.startsWith('ResizeObserver loop')) return;
    if (target === globalThis) send('error:', message, error?.stack ?? '');
    else if (target.rel !== 'modulepreload') send('not loaded:', target.src ?? target.href);
  };
  addEventListener('error', failed, true);
  addEventListener('unhandledrejection', ({ reason }) =>
    send('unhandled rejection:', reason, reason?.stack ?? ''),
  );
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    send('content policy:', violatedDirective, blockedURI),
  );
  for (const level of ['error', 'warn']) {
    const said = console[level];
    console[level] = (...words) => {
      send(`console ${level}:`, ...words);
      said.apply(console, words);
    };
  }
}

/**
 * Opens the door before the server at `target()`, asked anew for each request. `told`: what the
 * pages have told so far. While it is `shut`, nobody reaches the server.
 */
export async function openTellingDoor(target) {
  const told = [];
  const open = new Set();
  let isShut = false;
  const door = createServer((asked, answer) => {
    if (asked.url === SCRIPT) return hear(asked, answer, told);
    if (isShut) return asked.socket.destroy();
    pass(target(), asked, answer);
  });
  door.on('connection', (socket) => {
    open.add(socket);
    // The server sees as many connections as the browser opens.
    socket.toServer = new Agent({ keepAlive: true, maxSockets: 1 });
    socket.on('error', () => {});
    socket.on('close', () => {
      open.delete(socket);
      socket.toServer.destroy();
    });
  });
  door.on('upgrade', (asked, client) => {
    if (isShut) return client.destroy();
    const { hostname, port } = new URL(target());
    const server = connect(Number(port), hostname);
    server.write(headOf(asked));
    client.pipe(server).pipe(client);
    for (const [one, other] of [
      [client, server],
      [server, client],
    ]) {
      one.on('error', () => {});
      one.on('close', () => other.destroy());
    }
  });
  const slam = () => {
    for (const socket of open) socket.destroy();
  };
  await new Promise((resolve) => door.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${door.address().port}`,
    told,
    shut() {
      isShut = true;
      slam();
    },
    open() {
      isShut = false;
    },
    close() {
      const closed = new Promise((resolve) => door.close(resolve));
      slam();
      return closed;
    },
  };
}

/** Answers with the script, or hears what it tells. */
async function hear(asked, answer, told) {
  if (asked.method === 'GET') {
    answer.setHeader('Content-Type', 'text/javascript');
    return answer.end(`(${tell})('${SCRIPT}');`);
  }
  told.push(await text(asked));
  answer.writeHead(204).end();
}

/** Passes a request and its answer; pages get the script, so nothing may come compressed. */
function pass(target, asked, answer) {
  const { 'accept-encoding': _, ...headers } = asked.headers;
  const options = { method: asked.method, headers, agent: asked.socket.toServer };
  const passed = request(new URL(asked.url, target), options, async (come) => {
    const isPage = come.statusCode === 200 && come.headers['content-type']?.startsWith('text/html');
    if (isPage) delete come.headers['content-length'];
    answer.writeHead(come.statusCode, come.headers);
    if (!isPage) return come.pipe(answer);
    answer.end((await text(come)).replace('<head>', `<head><script src="${SCRIPT}"></script>`));
  });
  passed.on('error', () => answer.destroy());
  asked.pipe(passed);
}

/** The head of a request as it came. */
function headOf({ method, url, rawHeaders }) {
  const lines = [`${method} ${url} HTTP/1.1`];
  for (let n = 0; n < rawHeaders.length; n += 2) lines.push(`${rawHeaders[n]}: ${rawHeaders[n + 1]}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
}
