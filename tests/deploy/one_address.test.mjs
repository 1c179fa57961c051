// Many people of one address, with the limits of a host who sets none: at the server itself, and behind each
// proxy that deploy/proxy has a configuration for.

import assert from 'node:assert/strict';
import { after, afterEach, before, describe, test } from 'node:test';
import { startServer } from '../e2e/server.mjs';
import { startProxy } from './proxy_programs.mjs';
import { Visitor } from './visitors.mjs';

const PEOPLE = 30;
const CLASS = 26;
const SEATS = 5;
const WRONG = 'ABCDEFGH';

for (const name of ['no proxy', 'caddy', 'nginx', 'haproxy']) {
  describe(`with ${name}`, () => {
    let server;
    let proxy;
    let visitors = [];
    before(async () => {
      server = await startServer(() => {}, ['--trusted-proxies', '127.0.0.1'], { exempt: false });
      if (name !== 'no proxy') proxy = await startProxy(name, server.url);
    });
    afterEach(() => {
      for (const one of visitors) one.leave();
      visitors = [];
    });
    after(async () => {
      await proxy?.stop();
      await server?.stop();
    });

    /** What to ask with from this address. */
    const from = (address) => {
      if (proxy) return proxy.from(address);
      const { hostname, port, host } = new URL(server.url);
      return { host: hostname, port, localAddress: address, headers: { host } };
    };
    const visitor = (address) => {
      const one = new Visitor(from(address));
      visitors.push(one);
      return one;
    };
    const crowd = (address, size) => Array.from({ length: size }, () => visitor(address));

    test('thirty people load the page at once and sit down, five to a room', async () => {
      const people = crowd('127.0.0.9', PEOPLE);
      const rooms = await Promise.all(people.slice(0, PEOPLE / SEATS).map((host) => host.makeRoom()));
      const guests = people.map((one, i) => ({
        one,
        room: rooms[i % rooms.length],
        hosts: i < rooms.length,
      }));
      const loaded = await Promise.all(guests.map(({ one, room }) => one.load(`/r/${room}`)));
      assert.deepEqual(
        loaded.flat().filter((status) => status !== 200),
        [],
      );
      // Their connections wait now, and nobody is in anybody's way.
      assert.ok(people.every((one) => one.waiting > 0));
      const seated = await Promise.all(
        guests.map(({ one, room, hosts }, i) => (hosts ? one.join({ room }) : one.sit(room, `Guest ${i}`))),
      );
      assert.deepEqual(
        seated.filter(({ type }) => type !== 'reply'),
        [],
      );
      const seats = guests.map(({ hosts }, i) => hosts || seated[i].seat !== null);
      assert.ok(seats.every(Boolean));
      const again = await Promise.all(people.map((one) => one.ask('/')));
      assert.ok(again.every(({ status }) => status === 200));
    });

    test('a class of 26 opens one link, though one of them tries wrong codes', async () => {
      const [teacher, guesser, ...pupils] = crowd('127.0.0.10', CLASS);
      const room = await teacher.makeRoom();
      assert.equal((await teacher.join({ room })).type, 'reply');
      const codes = new Set();
      for (let i = 0; i < 8; ++i) codes.add((await guesser.join({ room: WRONG })).code);
      assert.deepEqual([...codes], ['room/not_found', 'session/rate_limited']);
      const loaded = await Promise.all(pupils.map((one) => one.load(`/r/${room}`)));
      assert.deepEqual(
        loaded.flat().filter((status) => status !== 200),
        [],
      );
      const joined = await Promise.all(pupils.map((one) => one.join({ room })));
      assert.deepEqual(
        joined.filter(({ type }) => type !== 'reply'),
        [],
      );
      // The code of another room is no more than a guess, unless one has been there.
      const elsewhere = visitor('127.0.0.11');
      const other = await elsewhere.makeRoom();
      const { admission } = await elsewhere.join({ room: other });
      const late = visitor('127.0.0.10');
      assert.equal((await late.join({ room: other })).code, 'session/rate_limited');
      assert.equal((await late.join({ room: other, admission })).type, 'reply');
    });
  });
}
