// The game below a path of a site that has more: the configurations *.subpath* of deploy/proxy, run by the
// programs that they are for.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { startServer } from '../e2e/server.mjs';
import { get, knock, startProxy } from './proxy_programs.mjs';

const BELOW = '/bastide';

let server;
before(async () => {
  server = await startServer(() => {}, ['--trusted-proxies', '127.0.0.1', '--base-path', `${BELOW}/`]);
});
after(() => server?.stop());

/** What the attributes of a page name on its own host. */
const addressesIn = (page) => [...page.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, address]) => address);

for (const name of ['caddy', 'nginx', 'haproxy']) {
  describe(`below a path of ${name}`, () => {
    let proxy;
    before(async () => {
      proxy = await startProxy(name, server.url, { below: BELOW });
    });
    after(() => proxy?.stop());

    test('the page comes, and all that it names lies below the path', async () => {
      for (const path of ['/', '/new', '/r/ABCD-EFGH', '/help']) {
        const { status, text } = await get(proxy, BELOW + path);
        assert.equal(status, 200);
        assert.match(text, /<meta name="base-path" content="\/bastide\/"/);
        const addresses = addressesIn(text);
        assert.ok(addresses.length > 3);
        for (const address of addresses) {
          assert.ok(address.startsWith(`${BELOW}/`), address);
          assert.equal((await get(proxy, address)).status, 200, address);
        }
      }
    });

    test('the page is packed, and not sent again to who has it', async () => {
      const headers = { 'accept-encoding': 'gzip' };
      const first = await get(proxy, `${BELOW}/`, { headers });
      assert.equal(first.headers['content-encoding'], 'gzip');
      assert.match(first.headers['content-security-policy'], /default-src 'none'/);
      const known = { ...headers, 'if-none-match': first.headers.etag };
      assert.equal((await get(proxy, `${BELOW}/`, { headers: known })).status, 304);
    });

    test('the manifest and the service worker speak of this path alone', async () => {
      const { headers, text } = await get(proxy, `${BELOW}/manifest.webmanifest`);
      assert.equal(headers['content-type'], 'application/manifest+json');
      const manifest = new URL(`${proxy.url}${BELOW}/manifest.webmanifest`);
      const { start_url, scope, icons } = JSON.parse(text);
      for (const address of [start_url, scope, ...icons.map(({ src }) => src)]) {
        const { pathname } = new URL(address, manifest);
        assert.ok(pathname.startsWith(`${BELOW}/`), address);
        assert.equal((await get(proxy, pathname)).status, 200, address);
      }
      assert.equal((await get(proxy, `${BELOW}/sw.js`)).status, 200);
    });

    test('a room is made, and its table reached', async () => {
      const body = JSON.stringify({ secret: 'A'.repeat(43), name: 'Ada' });
      const headers = { 'content-type': 'application/json', origin: proxy.url };
      const made = await get(proxy, `${BELOW}/api/v1/rooms`, { headers, body });
      assert.equal(made.status, 201);
      const { room } = JSON.parse(made.text);
      const knocked = await knock(proxy, { room, below: BELOW });
      assert.equal(knocked.status, 101);
      knocked.socket.destroy();
      const foreign = { origin: 'https://elsewhere.example' };
      assert.equal((await knock(proxy, { below: BELOW, headers: foreign })).status, 403);
    });

    test('the path without its last slash leads there, and the rest of the site is left alone', async () => {
      const { status, headers } = await get(proxy, BELOW);
      assert.ok([301, 302, 308].includes(status));
      assert.equal(new URL(headers.location, proxy.url).pathname, `${BELOW}/`);
      for (const path of ['/', '/ws', '/api/v1/catalogue', '/bastidee/'])
        assert.equal((await get(proxy, path)).text, 'Another page of this site');
    });

    test('health is told below the path, and by the server itself at the root as well', async () => {
      for (const path of ['/healthz', '/readyz']) {
        assert.equal((await get(proxy, BELOW + path)).status, 200);
        assert.equal((await fetch(server.url + path)).status, 200);
        assert.equal((await fetch(server.url + BELOW + path)).status, 200);
      }
      assert.equal((await get(proxy, `${BELOW}/metrics`)).status, 403);
    });
  });
}
