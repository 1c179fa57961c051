// Thirty browsers of one address, with the limits of a server whose host sets none: five tables of six fill
// at once, and all begin to play. Nothing that anybody asks for is refused. The same without browsers, behind
// each proxy: tests/deploy/one_address.test.mjs.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { picture } from './browser.mjs';
import { openTable, playTurn, sitDown, startGame, untilSameTilesLaid, whoseTurn } from './player.mjs';
import { openSite } from './site.mjs';

const TABLES = 5;
const SEATS = 6;

const site = openSite({ exempt: false });

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

test('thirty browsers of one address sit down at five tables at once, and all five play', async () => {
  const refused = [];
  const people = await atOnce(Array.from({ length: TABLES * SEATS }), () =>
    site.open({ serviceWorkers: 'allow' }),
  );
  for (const page of people) noteRefusals(page, refused);
  const tables = Array.from({ length: TABLES }, (_, n) => {
    const [host, ...friends] = people.slice(n * SEATS, (n + 1) * SEATS);
    return { host, friends, pages: [host, ...friends], path: null };
  });

  await atOnce(tables, async (table, n) => {
    const settings = { modules: [], on: ['Allow a sixth player'], seats: SEATS };
    table.path = await openTable(table.host, site.url, `Host ${n}`, settings);
  });
  await atOnce(
    tables.flatMap(({ friends, path }) => friends.map((page, i) => ({ page, path, seat: i + 2 }))),
    ({ page, path, seat }) => sitDown(page, site.url, path, `Friend ${seat}`, seat),
  );
  await atOnce(tables, async ({ host, friends }, n) => {
    await startGame(host);
    await atOnce(friends, (page) => page.waitForSelector('.table'));
    await picture(host, `thirty-browsers-${n}`);
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
});
