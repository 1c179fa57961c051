// The Dockerfile's image, as far as it can be checked without Docker: its size, and that every file it
// copies exists.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { binary, ROOT } from '../e2e/server.mjs';

const MB = 1_000_000;
const IMAGE_MAX = 100 * MB;
/** debian:trixie-slim for amd64, unpacked. */
const BASE = 79 * MB;
/**
 * Libraries of the base that Debian 12, where this may run, lacks: apt speaks TLS by OpenSSL there,
 * util-linux keeps logins in SQLite.
 */
const OF_BASE_ALONE = /\/lib(ssl|crypto|sqlite3)\.so/;
/** Packages whose libraries the base has. */
const OF_BASE = [
  '/usr/bin/apt',
  '/usr/lib/apt/methods/http',
  '/usr/bin/dpkg',
  '/usr/bin/bash',
  '/usr/bin/mount',
];

function run(command, ...args) {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  assert.equal(status, 0, `${command}: ${stderr}`);
  return stdout;
}

function sizeOf(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.size;
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0);
}

/** The shared libraries of a program, those of libraries included. */
function librariesOf(program) {
  return [...run('ldd', program).matchAll(/=> (\/\S+)/g)].map(([, path]) => realpathSync(path));
}

test('the image holds no more than 100 MB', (t) => {
  const prefix = mkdtempSync(join(tmpdir(), 'bastide-image-'));
  t.after(() => rmSync(prefix, { recursive: true, force: true }));
  run('cmake', '--install', join(ROOT, 'build/release'), '--prefix', prefix, '--strip');
  const installed = sizeOf(prefix);
  const there = new Set(OF_BASE.flatMap(librariesOf));
  const libraries = librariesOf(binary())
    .filter((path) => !there.has(path) && !OF_BASE_ALONE.test(path))
    .reduce((sum, path) => sum + sizeOf(path), 0);
  t.diagnostic(`program and page ${installed / MB} MB, libraries ${libraries / MB} MB`);
  assert.ok(sizeOf(join(prefix, 'bin/bastide')) > 0);
  assert.ok(BASE + installed + libraries <= IMAGE_MAX, `${installed} and ${libraries} bytes beside the base`);
});

test('what the server can unpack is not stored unpacked, too', () => {
  const parts = new Set(readdirSync(join(ROOT, 'web/dist/assets')));
  assert.ok(parts.size > 100);
  for (const part of parts) assert.ok(!parts.has(`${part}.gz`), part);
});

test('the image is built where the module by which the page plays alone could not be', () => {
  const lines = readFileSync(join(ROOT, 'Dockerfile'), 'utf8').split('\n');
  const copied = lines.filter((line) => /^COPY --from=/.test(line));
  assert.ok(copied.some((line) => line.includes('/module/')));
  // A named file must exist, a folder may be empty.
  for (const line of copied) assert.doesNotMatch(line, /\.wasm/, line);
});
