// The compose files, read by Compose itself.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT, runBinary } from '../e2e/server.mjs';

/** A file as Compose reads it, with `env` as its whole environment. */
function config(file, env = {}) {
  const args = ['-f', join(ROOT, 'deploy', file), 'config'];
  return spawnSync('docker-compose', args, { encoding: 'utf8', env: { PATH: process.env.PATH, ...env } });
}

test('plain HTTP is published to all', () => {
  const { status, stdout, stderr } = config('compose.yaml');
  assert.equal(status, 0, stderr);
  assert.match(stdout, /0\.0\.0\.0/);
});

test('behind Caddy nobody but the machine itself reaches the server', () => {
  const { status, stdout, stderr } = config('compose.https.yaml', { DOMAIN: 'play.example.org' });
  assert.equal(status, 0, stderr);
  assert.match(stdout, /DOMAIN: play\.example\.org/);
  assert.match(stdout, /(- |host_ip: )127\.0\.0\.1/);
  assert.doesNotMatch(stdout, /0\.0\.0\.0:|host_ip: 0/);
});

test('a missing name is asked for', () => {
  const { status, stderr } = config('compose.https.yaml');
  assert.notEqual(status, 0);
  assert.match(stderr, /Set DOMAIN to the name that leads to this machine/);
});

test('a missing password of the database is asked for', () => {
  const { status, stderr } = config('compose.cluster.yaml', { DOMAIN: 'a.example' });
  assert.notEqual(status, 0);
  assert.match(stderr, /Set POSTGRES_PASSWORD/);
});

test('an image built as the files and README say tells its commit', () => {
  const files = ['README.md', 'compose.yaml', 'compose.https.yaml', 'compose.cluster.yaml'];
  for (const file of files) {
    const text = readFileSync(join(ROOT, file.endsWith('.yaml') ? 'deploy' : '', file), 'utf8');
    const commands = [...text.matchAll(/(.*\n)?.*docker compose -f deploy\S+ up/g)].map(([found]) => found);
    assert.ok(commands.length > 0, file);
    for (const command of commands)
      assert.match(command, /BASTIDE_REVISION=\$\(git rev-parse HEAD\)|BASTIDE_IMAGE=/, file);
  }
  const commit = '0123456789abcdef0123456789abcdef01234567';
  const env = { DOMAIN: 'a.example', POSTGRES_PASSWORD: 'a', BASTIDE_REVISION: commit };
  for (const file of files.slice(1))
    assert.match(config(file, env).stdout, new RegExp(`REVISION: ['"]?${commit}`));
  // The build hands the argument on to CMake's script, which asks git otherwise.
  const steps = readFileSync(join(ROOT, 'Dockerfile'), 'utf8');
  assert.match(
    steps,
    /^ARG REVISION=\nARG COMMITS=\nARG VERSION=\nRUN .*BASTIDE_REVISION=\$REVISION .*build release bastide/m,
  );
});

test('an image that was loaded is taken instead of one that is built', () => {
  const env = { DOMAIN: 'a.example', POSTGRES_PASSWORD: 'a' };
  for (const file of ['compose.yaml', 'compose.https.yaml', 'compose.cluster.yaml']) {
    assert.match(config(file, { ...env, BASTIDE_IMAGE: 'bastide:1.2' }).stdout, /image: bastide:1\.2$/m);
    assert.match(config(file, env).stdout, /image: bastide$/m);
  }
});

test('what the files set are options of the server', () => {
  const known = runBinary('serve', '--help').stdout;
  const text = ['compose.yaml', 'compose.https.yaml', 'compose.cluster.yaml']
    .map((file) => config(file, { DOMAIN: 'a.example', POSTGRES_PASSWORD: 'a' }).stdout)
    .join('');
  const set = new Set([...text.matchAll(/^ +BASTIDE_(\w+):/gm)].map(([, name]) => name));
  for (const name of ['UPSTREAM', 'UPSTREAMS']) set.delete(name); // Caddy's
  assert.ok(set.has('TRUSTED_PROXIES'));
  assert.ok(set.has('NODE_KEY_FILE'));
  for (const name of set) {
    const option = `--${name.toLowerCase().replaceAll('_', '-')} `;
    assert.ok(known.includes(option), `the server has no ${option}`);
  }
});
