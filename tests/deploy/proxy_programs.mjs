// The proxies of deploy/proxy, started with the configurations that hosts get. Only values that a host fills
// in, too, are replaced (names, certificates, ports), and they must be there.

import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../e2e/free_port.mjs';
import { ROOT } from '../e2e/server.mjs';
import { certificates } from './certificates.mjs';
import { eventually, start } from './programs.mjs';

/** The text of a file in deploy/proxy with each [old, new] replaced, wherever it stands. */
function filledIn(file, replacements) {
  let text = readFileSync(join(ROOT, 'deploy/proxy', file), 'utf8');
  for (const [old, fresh] of replacements) {
    if (!text.includes(old)) throw new Error(`${file} has no "${old}"`);
    text = text.replaceAll(old, fresh);
  }
  return text;
}

/** The address of the server, or of each node, in the files, and its address here. */
function inPlaceOfOurs(upstreams) {
  if (upstreams.length === 1) return [['127.0.0.1:8080', upstreams[0]]];
  return upstreams.map((upstream, i) => [`127.0.0.1:${8081 + i}`, upstream]);
}

/** Which of a proxy's files: before several nodes, below a path, or the plain one. */
function kindOf(upstreams, below) {
  if (below) return '.subpath';
  return upstreams.length > 1 ? '.cluster' : '';
}

/**
 * Each gives the command. `hasty`: timeouts that are not meant for quiet connections are one second.
 * `below`: the game has a path of a site.
 */
const SETUPS = {
  nginx(folder, { http, https, upstreams, hasty, below }) {
    const site = filledIn(`nginx${kindOf(upstreams, below)}.conf`, [
      ['    listen [::]:80;\n', ''],
      ['    listen [::]:443 ssl;\n', ''],
      ['listen 80;', `listen 127.0.0.1:${http};`],
      ['listen 443 ssl;', `listen 127.0.0.1:${https} ssl;`],
      ['/etc/letsencrypt/live/play.example.org/fullchain.pem', join(folder, 'certificate.pem')],
      ['/etc/letsencrypt/live/play.example.org/privkey.pem', join(folder, 'key.pem')],
      ['play.example.org', 'localhost'],
      ...inPlaceOfOurs(upstreams),
    ]);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const timeouts = ['client_header', 'client_body', 'send', 'keepalive', 'proxy_read', 'proxy_send'];
    const main = [
      'daemon off; worker_processes 1; error_log stderr;',
      `pid ${folder}/pid;`,
      'events {}',
      'http {',
      'access_log off;',
      ...temporary.map((what) => `${what}_temp_path ${folder}/${what};`),
      ...(hasty ? timeouts.map((what) => `${what}_timeout 1s;`) : []),
      site,
      '}',
    ];
    writeFileSync(join(folder, 'nginx.conf'), main.join('\n'));
    return ['nginx', ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')]];
  },

  haproxy(folder, { http, https, upstreams, hasty, below }) {
    const text = filledIn(`haproxy${kindOf(upstreams, below)}.cfg`, [
      ['bind :80', `bind 127.0.0.1:${http}`],
      ['bind :443', `bind 127.0.0.1:${https}`],
      ['/etc/haproxy/play.example.org.pem', join(folder, 'both.pem')],
      ...inPlaceOfOurs(upstreams),
      ...(hasty
        ? ['timeout client 30s', 'timeout server 30s'].map((line) => [line, line.replace('30s', '1s')])
        : []),
    ]);
    writeFileSync(join(folder, 'haproxy.cfg'), text);
    return ['haproxy', ['-db', '-f', join(folder, 'haproxy.cfg')]];
  },

  // Certificates come from Caddy's own authority, since no public one knows this machine;
  // all else is as on the net.
  caddy(folder, { http, https, upstreams, below }) {
    const file = `Caddyfile${kindOf(upstreams, below)}`;
    const text = `{
      admin off
      local_certs
      skip_install_trust
      default_bind 127.0.0.1
      http_port ${http}
      https_port ${https}
      storage file_system ${folder}/caddy
    }
    import ${join(ROOT, 'deploy/proxy', file)}`;
    writeFileSync(join(folder, 'Caddyfile'), text);
    const before = upstreams.length > 1 ? 'BASTIDE_UPSTREAMS' : 'BASTIDE_UPSTREAM';
    const env = { ...process.env, HOME: folder, DOMAIN: 'localhost', [before]: upstreams.join(' ') };
    return ['caddy', ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')], { env }];
  },
};

/**
 * Starts nginx, haproxy or caddy before the server at `url`, or before several nodes. `below` is a path, as
 * "/bastide".
 */
export async function startProxy(name, url, { hasty = false, below = '' } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'bastide-proxy-'));
  chmodSync(folder, 0o755);
  const authority = join(folder, name === 'caddy' ? 'caddy/pki/authorities/local/root.crt' : 'authority.pem');
  if (name !== 'caddy') certificates(folder);
  const ports = { http: await freePort(), https: await freePort() };
  const upstreams = [url].flat().map((one) => new URL(one).host);
  const program = start(...SETUPS[name](folder, { ...ports, upstreams, hasty, below }));
  const proxy = {
    url: `https://localhost:${ports.https}`,
    plain: `http://localhost:${ports.http}`,
    authority,
    /** Options for node:https for a client from this address. */
    from: (address) => ({
      host: '127.0.0.1',
      port: ports.https,
      servername: 'localhost',
      localAddress: address,
      ca: readFileSync(authority),
      agent: false,
      headers: { host: `localhost:${ports.https}` },
    }),
    async stop() {
      await program.stop('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
  const answers = async () => {
    if (!program.running()) throw new Error(`${name} has ended:\n${program.said()}`);
    return (await get(proxy, `${below}/readyz`).catch(() => null))?.status === 200;
  };
  await eventually(answers, `${name}'s answer`).catch(async (error) => {
    await proxy.stop();
    throw error;
  });
  return proxy;
}

/**
 * {status, headers, text} of a GET through the proxy by somebody at `address`, of a POST where there is
 * a `body`; `socket` where the protocol was switched.
 */
export async function get(proxy, path, { address = '127.0.0.1', headers = {}, body = undefined } = {}) {
  const options = { ...proxy.from(address), path, method: body === undefined ? 'GET' : 'POST' };
  return new Promise((resolve, reject) => {
    const asked = request({ ...options, headers: { ...options.headers, ...headers } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part) => {
        text += part;
      });
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, text }));
    });
    asked.on('upgrade', (answer, socket) =>
      resolve({ status: answer.statusCode, headers: answer.headers, socket }),
    );
    asked.on('error', reject);
    asked.end(body);
  });
}

const HANDSHAKE = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
  'sec-websocket-protocol': 'bastide.v1',
};

/** A WebSocket handshake through the proxy, for `room` if given, `below` a path: as `get`. */
export function knock(proxy, { headers = {}, room = undefined, below = '', ...options } = {}) {
  return get(proxy, room ? `${below}/ws?room=${room}` : `${below}/ws`, {
    ...options,
    headers: { ...HANDSHAKE, origin: proxy.url, ...headers },
  });
}

/** A message as a client's text frame, masked with zeros. */
export function frame(message) {
  const text = Buffer.from(JSON.stringify(message));
  if (text.length > 65_535) throw new Error('too long for the tests');
  const length = text.length < 126 ? [0x80 | text.length] : [0xfe, text.length >> 8, text.length & 0xff];
  return Buffer.concat([Buffer.from([0x81, ...length, 0, 0, 0, 0]), text]);
}
