// The game below a path of a site that has more, through a proxy that keeps the prefix and through one that
// strips it: every address of the page has to lie below it.

import assert from 'node:assert/strict';
import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { accessibilityFaults, overflow, PHONE, picture, untilTrue } from './browser.mjs';
import {
  openTable,
  playTurn,
  sitDown,
  startGame,
  tilesLaid,
  untilSameTilesLaid,
  whoseTurn,
} from './player.mjs';
import { openSite } from './site.mjs';

const BELOW = '/bastide';

/** A site whose path BELOW is the server's; whatever else somebody asks of it stands in `strayed`. */
async function openSiteBefore(target, strips) {
  const strayed = [];
  const pathThere = (path) => {
    if (!path.startsWith(`${BELOW}/`)) {
      strayed.push(path);
      return null;
    }
    return strips ? path.slice(BELOW.length) : path;
  };
  const sockets = new Set();
  const proxy = createServer((asked, answer) => {
    const path = pathThere(asked.url);
    if (path === null) return answer.writeHead(404).end('Another page of this site');
    const { hostname, port } = new URL(target());
    const options = { host: hostname, port, path, method: asked.method, headers: asked.headers };
    const onwards = request(options, (came) => came.pipe(answer.writeHead(came.statusCode, came.headers)));
    onwards.on('error', () => answer.destroy());
    asked.pipe(onwards);
  });
  proxy.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  proxy.on('upgrade', (asked, socket, head) => {
    const path = pathThere(asked.url);
    if (path === null) return socket.destroy();
    const { hostname, port } = new URL(target());
    const server = connect(Number(port), hostname, () => {
      const fields = Object.entries(asked.headers).map(([name, value]) => `${name}: ${value}\r\n`);
      server.write(`GET ${path} HTTP/1.1\r\n${fields.join('')}\r\n`);
      server.write(head);
      server.pipe(socket).pipe(server);
    });
    for (const end of [server, socket]) end.on('error', () => {});
    server.on('close', () => socket.destroy());
    socket.on('close', () => server.destroy());
  });
  await new Promise((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    strayed,
    url: `http://127.0.0.1:${proxy.address().port}`,
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => proxy.close(resolve));
    },
  };
}

const site = openSite({ options: ['--base-path', BELOW] });

for (const strips of [false, true]) {
  describe(`below a path, by a proxy that ${strips ? 'strips' : 'keeps'} it`, () => {
    let door;
    let url;
    before(async () => {
      const warm = await site.open();
      await warm.context().close();
      door = await openSiteBefore(() => site.url, strips);
      url = door.url + BELOW;
    });
    after(() => door?.close());

    /** The service worker has the page and all its parts. */
    const isKept = (page) =>
      untilTrue(page, async () => {
        const { active, scope } = await navigator.serviceWorker.ready;
        if (active === null || !navigator.serviceWorker.controller) return false;
        const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
        const assets = loaded.filter((name) => name.includes('/assets/'));
        const kept = await Promise.all([scope, ...assets].map((name) => caches.match(name)));
        return assets.length > 0 && kept.every((response) => response !== undefined);
      });

    test('two play, reload, and look on without a network', async () => {
      const ada = await site.open({ serviceWorkers: 'allow', look: 'painted' });
      const path = (await openTable(ada, url, 'Ada')).slice(BELOW.length);
      assert.match(path, /^\/r\/\w{4}-\w{4}$/);
      // The link that Ada passes on leads to the same table.
      const link = await ada.locator('.invite').evaluate(async (invite) => {
        let copied = '';
        Object.defineProperty(navigator, 'clipboard', {
          configurable: true,
          value: {
            writeText: async (text) => {
              copied = text;
            },
          },
        });
        invite.querySelector('button').click();
        await new Promise((resolve) => setTimeout(resolve));
        return copied;
      });
      assert.equal(link, url + path);

      const ben = await site.open();
      await sitDown(ben, url, path, 'Ben');
      await startGame(ada);
      const pages = [ada, ben];
      for (let turn = 0; turn < 4; turn++) await playTurn(await whoseTurn(pages), turn);
      await untilSameTilesLaid(pages);
      const laid = await tilesLaid(ada);
      assert.ok(laid > 4);

      await ada.reload();
      await untilSameTilesLaid(pages);
      assert.equal(await overflow(ada), 0);
      await picture(ada, `below-a-path-${strips ? 'stripped' : 'kept'}`);

      const scope = await ada.evaluate(async () => (await navigator.serviceWorker.ready).scope);
      assert.equal(scope, `${url}/`);
      await ada.reload(); // now by the worker
      await ada.locator('.board-tile').first().waitFor();
      await isKept(ada);
      await ada.context().setOffline(true);
      await ada.goto(`${url}/`);
      await ada.locator('.home-play').waitFor();
      await ada.locator('.home-rooms a, a[href*="/r/"]').first().click();
      await ada.getByText('You are offline. The table stands as you last saw it').waitFor();
      await ada.context().setOffline(false);
      await ada.getByText('You are offline').waitFor({ state: 'detached' });

      for (const page of pages) await page.context().close();
      assert.deepEqual(door.strayed, []);
    });

    test('every screen can be entered, and gone to', async () => {
      const page = await site.open();
      for (const screen of ['/new', '/help', '/settings', '/nowhere/at/all']) {
        await page.goto(url + screen);
        await page.locator('h1').first().waitFor();
      }
      await page.goto(`${url}/`);
      await page.getByRole('link', { name: 'How to play' }).first().click();
      assert.equal(new URL(page.url()).pathname, `${BELOW}/help`);
      await page.goBack();
      await page.locator('.home-play').waitFor();
      const icon = await page.locator('link[rel=icon]').getAttribute('href');
      assert.equal((await page.request.get(door.url + icon)).status(), 200);
      const notices = await page.locator('.home-licences').getAttribute('href');
      assert.equal((await page.request.get(door.url + notices)).status(), 200);
      assert.deepEqual(door.strayed, []);
      await page.context().close();
    });

    test('the site can be installed, as this path alone', async () => {
      const page = await site.open();
      await page.goto(`${url}/`);
      const session = await page.context().newCDPSession(page);
      const { errors, url: manifest, data } = await session.send('Page.getAppManifest');
      assert.deepEqual(errors, []);
      assert.equal(manifest, `${url}/manifest.webmanifest`);
      assert.equal(new URL(JSON.parse(data).scope, manifest).href, `${url}/`);
      await page.context().close();
    });
  });
}

describe('below a path of which the server was not told', () => {
  const untold = openSite();
  const UNFOUND = [
    'If you host this site: the parts of this page were not found.',
    'Si vous hébergez ce site\u202f: les parties de cette page n’ont pas été trouvées.',
    'Falls du diese Seite betreibst: Ihre Teile wurden nicht gefunden.',
    'Se gestisci questo sito: le parti di questa pagina non sono state trovate.',
    'Dacă găzduiești acest site: părțile acestei pagini nu au fost găsite.',
  ];

  for (const strips of [false, true])
    for (const path of ['/', '/new', '/r/ABCD-EFGH'])
      test(`${path} says what its host forgot, by a proxy that ${strips ? 'strips' : 'keeps'} the path`, async () => {
        const page = await untold.open(PHONE);
        const door = await openSiteBefore(() => untold.url, strips);
        await page.goto(door.url + BELOW + path);
        for (const words of UNFOUND) await page.getByText(words).waitFor();
        assert.equal(await page.getByText('--base-path /bastide/').count(), UNFOUND.length);
        assert.deepEqual(await accessibilityFaults(page), []);
        assert.equal(await overflow(page), 0);
        assert.deepEqual(
          page.problems.filter((problem) => /policy/.test(problem)),
          [],
        );
        if (path === '/') await picture(page, `below-a-path-untold-${strips ? 'stripped' : 'kept'}`);
        await page.context().close();
        await door.close();
      });

  test('at the root nobody reads of paths, also before the page has begun or where it never does', async () => {
    const page = await untold.open({ ...PHONE, javaScriptEnabled: false });
    await page.goto(untold.url);
    await page.getByText('Bastide needs JavaScript').waitFor();
    for (const words of UNFOUND) assert.equal(await page.getByText(words).isVisible(), false);
    await page.context().close();
  });
});
