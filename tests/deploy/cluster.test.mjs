// The nodes of compose.cluster.yaml with what Compose would give them, over a real PostgreSQL and behind
// Caddy as it is configured there; only where they listen, and where the database and the key are, is this
// machine's own.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { binary, ROOT } from '../e2e/server.mjs';
import { startDatabase } from './database.mjs';
import { eventually, freePort, start } from './programs.mjs';
import { get, startProxy } from './proxy_programs.mjs';
import { parseYaml } from './yaml.mjs';

const PLAYER = join(ROOT, 'protocol/examples/clients/player.py');

/** What Compose makes of the file. */
function composed() {
  const env = { PATH: process.env.PATH, DOMAIN: 'play.example.org', POSTGRES_PASSWORD: 'secret' };
  const args = ['-f', join(ROOT, 'deploy/compose.cluster.yaml'), 'config'];
  const config = spawnSync('docker-compose', args, { encoding: 'utf8', env });
  assert.equal(config.status, 0, config.stderr);
  return parseYaml(config.stdout)[0];
}

const { services } = composed();
let folder, database, proxy;
const nodes = [];

/** A node of the file, which others reach by the address that stands in for its name there. */
async function startNode(name, key) {
  const given = services[name].environment;
  assert.equal(given.BASTIDE_NODE_ADDRESS, `${name}:9080`);
  assert.equal(given.BASTIDE_NODE_KEY_FILE, '/run/secrets/node_key');
  const [port, others] = [await freePort(), await freePort()];
  const env = {
    ...process.env,
    ...given,
    BASTIDE_STORE: given.BASTIDE_STORE.replace('@database/', `@${database.host}/`),
    BASTIDE_STATE: join(folder, name),
    BASTIDE_LISTEN: `127.0.0.1:${port}`,
    BASTIDE_NODE_LISTEN: `127.0.0.1:${others}`,
    BASTIDE_NODE_ADDRESS: `127.0.0.1:${others}`,
    BASTIDE_NODE_KEY_FILE: key,
    BASTIDE_TRUSTED_PROXIES: '127.0.0.1',
    BASTIDE_LIMITS_EXEMPT: '127.0.0.1',
  };
  const program = start(binary(), ['serve', '--web', join(ROOT, 'web/dist')], { env });
  const url = `http://127.0.0.1:${port}`;
  const ready = async () => {
    if (!program.running()) throw new Error(`${name} has ended:\n${program.said()}`);
    return (await fetch(`${url}/readyz`).catch(() => null))?.ok;
  };
  await eventually(ready, `${name}`);
  return { ...program, url };
}

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bastide-cluster-'));
  const key = join(folder, 'node.key');
  writeFileSync(key, 'of the nodes of a test, and of nobody else', { mode: 0o400 });
  database = await startDatabase();
  for (const name of ['node1', 'node2', 'node3']) nodes.push(await startNode(name, key));
  proxy = await startProxy(
    'caddy',
    nodes.map(({ url }) => url),
  );
});
after(async () => {
  await proxy?.stop();
  await Promise.all(nodes.map((node) => node.stop()));
  await database?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function figure({ url }, name) {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(text.match(new RegExp(`^${name} (\\d+)`, 'm'))?.[1] ?? Number.NaN);
}

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
