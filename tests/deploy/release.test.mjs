// What a version is released as: deploy/release makes it, and somebody without a compiler uses it.

import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { freePort } from '../e2e/free_port.mjs';
import { ROOT, runBinary } from '../e2e/server.mjs';

const MADE = join(ROOT, 'build/artefacts');
const STARTING_MS = 30_000;
/** What belongs to the system on which the program runs: the C library, its loader and the kernel's part. */
const OF_SYSTEM = /^(linux-vdso|\/lib(64)?\/ld-linux|lib(c|m|dl|rt|pthread|resolv|anl|nsl|util)\.so)/;

function run(command, ...args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8', env: {} });
  assert.equal(status, 0, `${command}: ${stdout}${stderr}${error ?? ''}`);
  return stdout;
}

let elsewhere;
let unpacked;
before(() => {
  const { status, stdout, stderr } = spawnSync(join(ROOT, 'deploy/release'), ['--no-image'], {
    encoding: 'utf8',
  });
  assert.equal(status, 0, `${stdout}${stderr}`);
  elsewhere = mkdtempSync(join(tmpdir(), 'bastide elsewhere ')); // a folder may have spaces in its name
  const tarball = readdirSync(MADE).find((file) => file.endsWith('.tar.gz'));
  run('/usr/bin/tar', '-xf', join(MADE, tarball), '-C', elsewhere);
  unpacked = join(elsewhere, tarball.replace('.tar.gz', ''));
});
after(() => rmSync(elsewhere, { recursive: true, force: true }));

test('package, tarball and list of components are there with their sums, and nothing else', () => {
  const files = readdirSync(MADE).filter((file) => file !== 'SHA256SUMS');
  for (const kind of [/_debian\d+_\w+\.deb$/, /-linux-\w+\.tar\.gz$/, /\.sbom\.cdx\.json$/])
    assert.equal(files.filter((file) => kind.test(file)).length, 1, `${kind} of ${files}`);
  assert.equal(files.length, 3, `${files}`);
  const sums = readFileSync(join(MADE, 'SHA256SUMS'), 'utf8').trim().split('\n').sort();
  const counted = files.map((file) => {
    const hash = createHash('sha256')
      .update(readFileSync(join(MADE, file)))
      .digest('hex');
    return `${hash}  ${file}`;
  });
  assert.deepEqual(sums, counted.sort());
});

test('the components are those of program and page, not of the machine that built them', () => {
  const file = readdirSync(MADE).find((name) => name.endsWith('.cdx.json'));
  const { components } = JSON.parse(readFileSync(join(MADE, file), 'utf8'));
  const names = components.map(({ name }) => name);
  for (const part of ['libsqlite3-0', 'preact']) assert.ok(names.includes(part), `${part} in ${names}`);
  for (const stranger of ['bash', 'apt']) assert.ok(!names.includes(stranger), stranger);
});

test('of the system the tarball wants the C library alone', () => {
  const lines = run('/usr/bin/ldd', join(unpacked, 'bin/bastide')).trim().split('\n');
  assert.ok(lines.length > 10, `${lines}`);
  for (const line of lines.map((text) => text.trim())) {
    if (OF_SYSTEM.test(line)) continue;
    const found = line.slice(line.indexOf('=> ') + 3).replace(/ \(0x\w+\)$/, '');
    assert.ok(join(found).startsWith(unpacked), line);
  }
});

test('each library has its licence with it, and the project its own', () => {
  const licences = readdirSync(join(unpacked, 'share/doc/bastide/libraries'));
  const libraries = readdirSync(join(unpacked, 'lib'));
  assert.ok(libraries.length > 10);
  for (const one of ['libpq5', 'libsodium23', 'libstdc++6']) assert.ok(licences.includes(one), `${licences}`);
  assert.match(readFileSync(join(unpacked, 'share/doc/bastide/LICENSE'), 'utf8'), /MIT/);
  assert.match(
    readFileSync(join(unpacked, 'share/bastide/web/notices.txt'), 'utf8'),
    /Libraries in the server/,
  );
});

test('it runs where it was unpacked, with its page, and is the version that was built', async () => {
  const program = join(unpacked, 'bin/bastide');
  assert.equal(run(program, '--version'), runBinary('--version').stdout);
  const port = await freePort();
  const server = spawn(program, ['serve', '--listen', `127.0.0.1:${port}`, '--store', 'memory:'], {
    env: {},
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  try {
    let page;
    for (const deadline = Date.now() + STARTING_MS; page === undefined && Date.now() < deadline; ) {
      page = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
      if (page === undefined) await new Promise((resolve) => setTimeout(resolve, 50));
    }
    assert.match(await page.text(), /<div id="app">/);
  } finally {
    server.kill('SIGTERM');
  }
  assert.equal(await ended, 0);
});
