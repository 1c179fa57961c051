// Three nodes behind each proxy with its configuration for several: every client of a room reaches the node
// that has it, also when nodes go and come, so that nobody has to be relayed.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openDoorToShut } from '../e2e/door.mjs';
import { startDatabase } from './database.mjs';
import { figure, makeNodes } from './nodes.mjs';
import { eventually } from './programs.mjs';
import { frame, get, knock, startProxy } from './proxy_programs.mjs';

const PROXIES = ['caddy', 'nginx', 'haproxy'];
const ROOMS_MIN = 8;
const ROOMS_MAX = 200;
const SECRET = 'A'.repeat(43);

const made = makeNodes();
const nodes = [];
/** The proxies by name, each with the tables that were made through it. */
const proxies = {};
const tables = {};
/** `way`: the first node's way to the database. */
let database, way;

async function startNode(name, ports) {
  const host = name === 'node1' ? new URL(way.url).host : database.host;
  const given = {
    BASTIDE_STORE: `postgres://bastide@${host}/bastide`,
    BASTIDE_NODE_LEASE: '2s',
    BASTIDE_NODE_LEASE_RENEWED_EVERY: '500ms',
    BASTIDE_ROOM_UNLOADED_AFTER: '1s',
  };
  return made.start(name, given, ports);
}

before(async () => {
  database = await startDatabase();
  way = await openDoorToShut(() => `http://${database.host}`);
  for (const name of ['node1', 'node2', 'node3']) nodes.push(await startNode(name));
  const urls = nodes.map(({ url }) => url);
  await Promise.all(
    PROXIES.map(async (name) => {
      proxies[name] = await startProxy(name, urls);
    }),
  );
});
after(async () => {
  for (const table of Object.values(tables).flat()) table.leave();
  await Promise.all(Object.values(proxies).map((proxy) => proxy.stop()));
  await Promise.all(nodes.map((node) => node.stop()));
  await way?.close();
  await database?.stop();
  made.remove();
});

/** A client that has joined the room through the proxy; undefined if that failed. */
async function come(proxy, room, optional) {
  const { status, socket } = await knock(proxy, { room }).catch(() => ({}));
  if (status !== 101) return null;
  const person = { socket, heard: '', gone: false };
  socket.on('data', (bytes) => {
    person.heard += bytes.toString('latin1');
  });
  for (const event of ['error', 'end', 'close'])
    socket.on(event, () => {
      person.gone = true;
    });
  socket.write(frame({ type: 'join', id: '1', room, ...optional }));
  const answered = () => person.gone || /"(snapshot|error)"/.test(person.heard);
  await eventually(answered, 'the answer to a join');
  if (person.heard.includes('"snapshot"')) return person;
  socket.destroy();
  return null;
}

/** A room with its host and a spectator, who reconnect through the proxy when they are cut off. */
async function makeTable(proxy) {
  const body = JSON.stringify({ secret: SECRET, name: 'Ada' });
  const { status, text } = await get(proxy, '/api/v1/rooms', { body });
  assert.equal(status, 201, text);
  const { room } = JSON.parse(text);
  const people = [null, null];
  const joins = [{ secret: SECRET }, {}];
  const table = {
    isCutOff: () => people.some((person) => person.gone),
    /** Connects those who are not connected. */
    come: async () => {
      for (const [i, optional] of joins.entries())
        if (!people[i] || people[i].gone)
          people[i] = await eventually(() => come(proxy, room, optional), 'a place at a table');
    },
    /** One says something, which the other hears. */
    async talk(text) {
      people[0].socket.write(frame({ type: 'chat', id: text, text }));
      await eventually(() => people.every(({ heard }) => heard.includes(`"${text}"`)), text);
    },
    leave() {
      for (const person of people) person?.socket.destroy();
      people.fill(null);
    },
  };
  await table.come();
  return table;
}

const owned = () => Promise.all(nodes.map((node) => figure(node, 'bastide_store_rooms_owned')));

const sum = (counts) => counts.reduce((all, count) => all + count, 0);

async function relayed() {
  return sum(await Promise.all(nodes.map((node) => figure(node, 'bastide_relayed_messages_total'))));
}

for (const name of PROXIES)
  test(`${name} leads all who are at one table to one node, and tables to all nodes`, async () => {
    const before = await owned();
    const own = [];
    tables[name] = own;
    const isNodeLeftOut = async () => (await owned()).some((count, i) => count === before[i]);
    while (own.length < ROOMS_MIN || (await isNodeLeftOut())) {
      assert.ok(own.length < ROOMS_MAX, 'a node gets no room');
      own.push(await makeTable(proxies[name]));
    }
    await Promise.all(own.map((table) => table.talk('good evening')));
    assert.equal(await relayed(), 0);
  });

test('the tables of a node that stops come together at others, and those of others stay where they are', async () => {
  const [node] = nodes;
  const [theirs] = await owned();
  nodes.shift();
  assert.equal(await node.stop(), 0);
  const all = Object.values(tables).flat();
  const cutOff = all.filter((table) => table.isCutOff());
  assert.equal(cutOff.length, theirs);
  let tries = 0;
  /** Whether nobody is relayed; whoever came before the proxy had missed the node leaves, to come again. */
  const meet = async () => {
    const before = await relayed();
    ++tries;
    await Promise.all(cutOff.map((table) => table.come()));
    await Promise.all(all.map((table) => table.talk(`still here, ${tries}`)));
    if ((await relayed()) === before) return true;
    for (const table of cutOff) table.leave();
    const areLeft = async () => sum(await owned()) === all.length - cutOff.length;
    await eventually(areLeft, 'the end of an empty table');
    return false;
  };
  await eventually(meet, 'a table at one node');
  nodes.unshift(await startNode(node.name, node.ports));
  await Promise.all(all.map((table) => table.talk('and now')));
});

test('a node that has come back gets tables again by each proxy', async () => {
  const all = Object.values(tables).flat();
  const areAllFree = async () => (await owned()).every((count) => count === 0);
  /** Whether each proxy has led somebody to the node; afterwards nobody is connected. */
  const play = async () => {
    const leads = [];
    for (const own of Object.values(tables)) {
      const [before] = await owned();
      await Promise.all(own.map((table) => table.come()));
      leads.push((await owned())[0] > before);
    }
    await Promise.all(all.map((table) => table.talk('good morning')));
    for (const table of all) table.leave();
    await eventually(areAllFree, 'the end of an empty table');
    return leads.every(Boolean);
  };
  for (const table of all) table.leave();
  await eventually(areAllFree, 'the end of an empty table');
  // A proxy may notice when the first of a table have come.
  await eventually(play, 'a table at the node');
  const before = await relayed();
  assert.ok(await play());
  assert.equal(await relayed(), before);
});

test('the tables of a node that has lost its database come together at others', async () => {
  const all = Object.values(tables).flat();
  await Promise.all(all.map((table) => table.come()));
  const [theirs] = await owned();
  assert.ok(theirs > 0);
  way.shut();
  const cutOff = () => all.filter((table) => table.isCutOff());
  await eventually(() => cutOff().length === theirs, 'the end of a lease');
  await Promise.all(cutOff().map((table) => table.come()));
  await Promise.all(all.map((table) => table.talk('here we are')));
});
