// The nodes of compose.cluster.yaml with the settings that Compose would give them, over a real PostgreSQL
// and behind Caddy as configured there; only addresses and the places of database and key are this
// machine's own.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { ROOT } from '../e2e/server.mjs';
import { startDatabase } from './database.mjs';
import { figure, makeNodes } from './nodes.mjs';
import { eventually, start } from './programs.mjs';
import { get, startProxy } from './proxy_programs.mjs';
import { parseYaml } from './yaml.mjs';

const PLAYER = join(ROOT, 'protocol/examples/clients/player.py');

/** The file as Compose reads it. */
function composed() {
  const env = { PATH: process.env.PATH, DOMAIN: 'play.example.org', POSTGRES_PASSWORD: 'secret' };
  const args = ['-f', join(ROOT, 'deploy/compose.cluster.yaml'), 'config'];
  const config = spawnSync('docker-compose', args, { encoding: 'utf8', env });
  assert.equal(config.status, 0, config.stderr);
  return parseYaml(config.stdout)[0];
}

const { services } = composed();
const made = makeNodes();
const nodes = [];
let database, proxy;

/** A node of the file. */
async function startNode(name) {
  const given = services[name].environment;
  assert.equal(given.BASTIDE_NODE_ADDRESS, `${name}:9080`);
  assert.equal(given.BASTIDE_NODE_KEY_FILE, '/run/secrets/node_key');
  const store = given.BASTIDE_STORE.replace('@database/', `@${database.host}/`);
  return made.start(name, { ...given, BASTIDE_STORE: store });
}

before(async () => {
  database = await startDatabase();
  for (const name of ['node1', 'node2', 'node3']) nodes.push(await startNode(name));
  proxy = await startProxy(
    'caddy',
    nodes.map(({ url }) => url),
  );
});
after(async () => {
  await proxy?.stop();
  await Promise.all(nodes.map((node) => node.stop()));
  await database?.stop();
  made.remove();
});

test('one database, three nodes, and Caddy before all of them', () => {
  const names = Object.keys(services).sort();
  assert.deepEqual(names, ['caddy', 'database', 'node1', 'node2', 'node3']);
  const published = nodes.map((_, i) => services[`node${i + 1}`].ports[0].split(':').slice(0, 2).join(':'));
  assert.equal(services.caddy.environment.BASTIDE_UPSTREAMS, published.join(' '));
  for (const port of published) assert.match(port, /^127\.0\.0\.1:/);
});

test('two play a whole game while the node that has it is told to stop, and the next one is killed', async () => {
  const env = { ...process.env, SSL_CERT_FILE: proxy.authority };
  const play = (...args) => start('/usr/bin/python3', [PLAYER, proxy.url, ...args], { env });
  const host = play();
  const guest = play((await host.line(/^room (\w+)$/m))[1]);
  const whereItIsPlayed = async () => {
    const acts = await Promise.all(nodes.map((node) => figure(node, 'bastide_acts_total')));
    return nodes[acts.findIndex((count) => count > 10)];
  };
  for (const [signal, status] of [
    ['SIGTERM', 0],
    ['SIGKILL', 'SIGKILL'],
  ]) {
    const node = await eventually(whereItIsPlayed, 'a node where the game is under way');
    nodes.splice(nodes.indexOf(node), 1);
    assert.equal(await node.stop(signal), status);
  }
  assert.deepEqual([await host.ended(), await guest.ended()], [0, 0], host.said() + guest.said());
  assert.doesNotMatch(host.said() + guest.said(), /does not fit/);
  assert.match(host.said() + guest.said(), /connection lost/);
  assert.equal((await get(proxy, '/readyz')).status, 200);
});
