// Thirty browsers of one address, with the limits of a server whose host sets none: five tables of six fill
// at once, and all begin to play. Nothing that anybody asks for is refused: at the server itself, and behind
// each proxy that deploy/proxy has a configuration for.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { startProxy } from '../deploy/proxy_programs.mjs';
import { picture } from './browser.mjs';
import { openTable, playTurn, sitDown, startGame, untilSameTilesLaid, whoseTurn } from './player.mjs';
import { openSite } from './site.mjs';

const TABLES = 5;
const SEATS = 6;

/** Adds to `refused` whatever the page asks for and does not get. */
function noteRefusals(page, refused) {
  page.on('response', (answer) => {
    if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`);
  });
  page.on('requestfailed', (request) => {
    refused.push(`${request.failure()?.errorText} ${request.url()}`);
  });
  page.on('websocket', (socket) => {
    socket.on('socketerror', (error) => refused.push(`${error} ${socket.url()}`));
  });
}

/** Calls `act` for each of them at once. */
const atOnce = (all, act) => Promise.all(all.map(act));

/** Five tables are filled and begun by browsers that `open` gives, at the site with this `url`. */
async function playAtOnce(open, url, shot) {
  const refused = [];
  const people = await atOnce(Array.from({ length: TABLES * SEATS }), () =>
    open({ serviceWorkers: 'allow' }),
  );
  for (const page of people) noteRefusals(page, refused);
  const tables = Array.from({ length: TABLES }, (_, n) => {
    const [host, ...friends] = people.slice(n * SEATS, (n + 1) * SEATS);
    return { host, friends, pages: [host, ...friends], path: null };
  });

  await atOnce(tables, async (table, n) => {
    const settings = { modules: [], on: ['Allow a sixth player'], seats: SEATS };
    table.path = await openTable(table.host, url, `Host ${n}`, settings);
  });
  await atOnce(
    tables.flatMap(({ friends, path }) => friends.map((page, i) => ({ page, path, seat: i + 2 }))),
    ({ page, path, seat }) => sitDown(page, url, path, `Friend ${seat}`, seat),
  );
  await atOnce(tables, async ({ host, friends }, n) => {
    await startGame(host);
    await atOnce(friends, (page) => page.waitForSelector('.table'));
    await picture(host, `${shot}-${n}`);
  });
  await atOnce(tables, async ({ pages }) => {
    await playTurn(await whoseTurn(pages), 0);
    assert.equal(await untilSameTilesLaid(pages), 2);
  });

  assert.deepEqual(refused, []);
  assert.deepEqual(
    people.flatMap(({ problems }) => problems),
    [],
  );
  await atOnce(people, (page) => page.context().close());
}

for (const name of ['no proxy', 'caddy', 'nginx', 'haproxy']) {
  describe(`with ${name}`, () => {
    const options = ['--trusted-proxies', '127.0.0.1'];
    // The certificates are the tests' own, and a service worker wants one that its browser trusts.
    const site = openSite({ exempt: false, options, flags: ['--ignore-certificate-errors'] });
    let proxy;
    before(async () => {
      await site.ready;
      if (name !== 'no proxy') proxy = await startProxy(name, site.url);
    });
    after(() => proxy?.stop());

    test('thirty browsers of one address sit down at five tables at once, and all five play', async () => {
      await playAtOnce(site.open, proxy?.url ?? site.url, `thirty-browsers-${name.replace(' ', '-')}`);
    });
  });
}
