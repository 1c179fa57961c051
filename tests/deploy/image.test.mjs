// The Dockerfile's image, as far as it can be checked without Docker: its size, and that every file it
// copies exists.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../e2e/server.mjs';

const MB = 1_000_000;
const IMAGE_MAX = 50 * MB;

function run(command, ...args) {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  assert.equal(status, 0, `${command}: ${stderr}`);
  return stdout;
}

function sizeOf(path) {
  const stat = lstatSync(path);
  if (!stat.isDirectory()) return stat.size;
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0);
}

test('the image holds no more than 50 MB', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'bastide-image-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const image = join(folder, 'files');
  run(join(ROOT, 'deploy/collect'), '--whole', join(ROOT, 'build/release'), image);
  assert.ok(sizeOf(join(image, 'usr/local/bin/bastide')) > 0);
  const size = sizeOf(image);
  t.diagnostic(`${size / MB} MB`);
  assert.ok(size <= IMAGE_MAX, `${size} bytes`);
});

test('the image is made as the Dockerfile says, of what its build is given', () => {
  const file = readFileSync(join(ROOT, 'Dockerfile'), 'utf8');
  assert.match(file, /&& deploy\/collect --whole build\/release \/whole$/m);
  assert.match(file, /^FROM scratch\n(.*\n)*COPY --from=whole \/whole \/$/m);
  const given = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n');
  const copied = [...file.matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(([, names]) => names.split(' '));
  assert.ok(copied.includes('deploy/collect'));
  for (const name of copied)
    assert.ok(
      given.some(
        (line) => line === `!${name}` || (line.startsWith('!') && name.startsWith(`${line.slice(1)}/`)),
      ),
      `${name} is left out by .dockerignore`,
    );
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
