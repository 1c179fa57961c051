// The configurations of deploy/proxy, run by the programs that they are for, before the real server.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT, startServer } from '../e2e/server.mjs';
import { eventually, start } from './programs.mjs';
import { frame, get, knock, startProxy } from './proxy_programs.mjs';

const PLAYER = join(ROOT, 'protocol/examples/clients/player.py');
/** Longer than a hasty proxy keeps a quiet connection that it does not take for a tunnel. */
const QUIET_MS = 2500;
const KNOCKS_MAX = 50;

/** So often an address may knock at once. */
const BURST = 10;

// The server stays quiet.
const OPTIONS = [
  ['--trusted-proxies', '127.0.0.1'],
  ['--ping-interval', '1h'],
  ['--silence-timeout', '2h'],
  ['--join-timeout', '10min'],
  ['--handshakes-burst', `${BURST}`],
  ['--handshakes-per-second', '1'],
].flat();

let server;
before(async () => {
  server = await startServer(() => {}, OPTIONS);
});
after(() => server?.stop());

async function makeRoom() {
  const body = JSON.stringify({ secret: 'A'.repeat(43), name: 'Ada' });
  const answer = await fetch(`${server.url}/api/v1/rooms`, { method: 'POST', body });
  return (await answer.json()).room;
}

/** Knocks until the server refuses this address; tells how often it did not. */
async function knocksUntilRefused(proxy, address, headers) {
  for (let taken = 0; taken < KNOCKS_MAX; ++taken) {
    const { status, socket } = await knock(proxy, { address, headers });
    socket?.destroy();
    if (status === 429) return taken;
    assert.equal(status, 101);
  }
  assert.fail('never refused');
}

for (const [index, name] of ['caddy', 'nginx', 'haproxy'].entries()) {
  describe(`behind ${name}`, () => {
    let proxy;
    /** A visitor's address, which has not been at another proxy. */
    const address = (n) => `127.0.${index}.${n}`;
    before(async () => {
      proxy = await startProxy(name, server.url);
    });
    after(() => proxy?.stop());

    test('the page comes by TLS, and whoever asks without is sent there', async () => {
      const { status, headers, text } = await get(proxy, '/');
      assert.equal(status, 200);
      assert.match(text, /<title>Bastide/);
      assert.match(headers['strict-transport-security'], /max-age/);
      const plain = await fetch(proxy.plain, { redirect: 'manual' });
      assert.ok([301, 308].includes(plain.status));
      assert.match(plain.headers.get('location'), /^https:\/\/localhost/);
    });

    test('two players play a whole game through TLS', async () => {
      const env = { ...process.env, SSL_CERT_FILE: proxy.authority };
      const play = (...args) => start('/usr/bin/python3', [PLAYER, proxy.url, ...args], { env });
      const host = play();
      const guest = play((await host.line(/^room (\w+)$/m))[1]);
      assert.deepEqual([await host.ended(), await guest.ended()], [0, 0], host.said() + guest.said());
      assert.doesNotMatch(host.said() + guest.said(), /connection lost|does not fit/);
    });

    test('an address is limited as itself, whatever it says of itself, and no other is', async () => {
      const pretence = { 'x-forwarded-for': address(77), forwarded: `for=${address(77)}` };
      assert.ok((await knocksUntilRefused(proxy, address(2), {})) >= BURST);
      // Meanwhile a slow machine lets one or two in again, but not as many as a new address.
      assert.ok((await knocksUntilRefused(proxy, address(2), pretence)) < BURST / 2);
      const other = await knock(proxy, { address: address(3) });
      assert.equal(other.status, 101);
      other.socket.destroy();
      assert.ok((await knocksUntilRefused(proxy, address(4), pretence)) >= BURST);
      const pretended = await knock(proxy, { address: address(77) });
      assert.equal(pretended.status, 101);
      pretended.socket.destroy();
    });

    test('a page of another origin gets no WebSocket', async () => {
      assert.equal((await knock(proxy, { headers: { origin: 'https://elsewhere.example' } })).status, 403);
    });

    test('the host is what the visitor asked for, whatever they say of it', async () => {
      const origin = 'https://elsewhere.example';
      for (const pretence of [
        { 'x-forwarded-host': 'elsewhere.example' },
        { forwarded: 'host=elsewhere.example' },
        { 'x-forwarded-host': 'elsewhere.example', forwarded: 'for=127.0.0.9;host=elsewhere.example' },
      ]) {
        const { status } = await knock(proxy, { address: '127.0.0.8', headers: { origin, ...pretence } });
        assert.equal(status, 403);
        const own = await knock(proxy, { address: '127.0.0.9', headers: pretence });
        assert.equal(own.status, 101);
        own.socket.destroy();
      }
    });

    test('metrics are not told through the proxy', async () => {
      assert.equal((await fetch(`${server.url}/metrics`)).status, 200);
      assert.equal((await get(proxy, '/metrics')).status, 403);
    });

    test('a quiet table is not cut off', async () => {
      const hasty = await startProxy(name, server.url, { hasty: true });
      const { socket } = await eventually(async () => {
        const knocked = await knock(hasty).catch(() => ({}));
        return knocked.status === 101 && knocked;
      }, 'a WebSocket');
      try {
        let heard = '';
        socket.on('data', (bytes) => {
          heard += bytes.toString('latin1');
        });
        socket.write(frame({ type: 'join', id: '1', room: await makeRoom() }));
        await eventually(() => heard.includes('"snapshot"'), 'the view');
        await pause(QUIET_MS);
        socket.write(frame({ type: 'ping', id: 'still here?' }));
        await eventually(() => {
          assert.ok(!socket.destroyed && !socket.readableEnded, 'the connection was cut');
          return heard.includes('still here?');
        }, 'the answer after the silence');
      } finally {
        socket.destroy();
        await hasty.stop();
      }
    });
  });
}
