// Friends behind one address, with the limits of a server whose host sets none: here five browsers show what
// people see. Thirty are in thirty_browsers.long.mjs, and thirty people without browsers in
// tests/deploy/one_address.test.mjs.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessibilityFaults, PHONE, picture } from './browser.mjs';
import { WAIT_MS } from './limits.mjs';
import { openTable, sitDown } from './player.mjs';
import { openSite } from './site.mjs';

const site = openSite({ exempt: false });
const strict = openSite({
  exempt: false,
  options: ['--requests-burst', '25', '--requests-per-second', '5', '--refusals-burst', '1000'],
});
const small = openSite({
  exempt: false,
  options: ['--requests-burst', '12', '--requests-per-second', '2', '--refusals-burst', '1000'],
});
const WRONG = 'ABCD-EFGH';

/** Tries wrong codes over one socket of the page until the server has had enough. */
const guess = (page) =>
  page.evaluate(async () => {
    const socket = new WebSocket(`ws://${location.host}/ws`, 'bastide.v1');
    const codes = [];
    await new Promise((resolve, reject) => {
      const join = () => socket.send(JSON.stringify({ type: 'join', id: 'g', room: 'ABCDEFGH' }));
      socket.onopen = join;
      socket.onerror = reject;
      socket.onmessage = ({ data }) => {
        codes.push(JSON.parse(data).code);
        if (codes.at(-1) === 'session/rate_limited') resolve();
        else join();
      };
    });
    socket.close();
    return codes.length;
  });

test('four friends open one link at once, and sit down beside the host', async () => {
  const host = await site.open(PHONE);
  const path = await openTable(host, site.url, 'Host', { seats: 5 });
  const friends = await Promise.all(Array.from({ length: 4 }, () => site.open(PHONE)));
  await Promise.all(friends.map((page) => page.goto(site.url + path)));
  await Promise.all(friends.map((page, i) => sitDown(page, site.url, path, `Friend ${i}`, i + 2)));
  for (const [i] of friends.entries()) await host.getByText(`Friend ${i}`).first().waitFor();
  for (const page of [host, ...friends]) await page.context().close();
});

test('wrong codes of one device keep nobody out who belongs there, and are called by their name', async () => {
  const host = await site.open();
  const path = await openTable(host, site.url, 'Host', {});
  const guesser = await site.open(PHONE);
  await guesser.goto(site.url);
  assert.ok((await guess(guesser)) > 1);
  const friend = await site.open();
  await sitDown(friend, site.url, path, 'Friend');
  await host.reload();
  await host.getByText('Host (you)').waitFor();
  // Alone, with nobody else of the address in the room, both come back by what they hold.
  await friend.goto('about:blank');
  await host.reload();
  await host.getByText('Host (you)').waitFor();

  await guesser.goto(`${site.url}/r/${WRONG}`);
  await guesser.getByText('Too many wrong table codes came from your network.').waitFor();
  assert.equal(await guesser.getByText('Connection lost').count(), 0);
  assert.equal(await guesser.getByText('Walking to the table').count(), 0);
  await guesser.getByRole('main').getByRole('link', { name: 'Home' }).waitFor();
  assert.deepEqual(await accessibilityFaults(guesser), []);
  await picture(guesser, 'one-address-guesses');
  for (const page of [host, friend, guesser]) await page.context().close();
});

test('what is refused for load comes by itself, and the page says why it waits', async () => {
  const page = await small.open(PHONE);
  const said = page.getByText('The devices of your network are asking for a lot at once.');
  const saidOnce = said.waitFor();
  await page.goto(`${small.url}/new`);
  await saidOnce;
  await picture(page, 'one-address-load');
  await page.getByLabel('Your name').waitFor({ timeout: WAIT_MS });
  await said.waitFor({ state: 'detached', timeout: WAIT_MS });
  await page.context().close();
});

test('a page that is refused is a page in words, and comes by itself', async () => {
  const page = await strict.open(PHONE);
  const drain = async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => fetch(`${strict.url}/healthz`)));
    return answers.some(({ status }) => status === 429);
  };
  while (!(await drain()));
  const answer = await page.goto(strict.url);
  assert.equal(answer.status(), 429);
  await page.getByRole('heading', { name: 'Too much at once from your network' }).waitFor();
  assert.deepEqual(await accessibilityFaults(page), []);
  await picture(page, 'one-address-refused');
  await page.locator('.home-play').waitFor({ timeout: WAIT_MS });
  await page.context().close();
});
