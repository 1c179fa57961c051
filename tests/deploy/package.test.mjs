// The Debian package as deploy/package builds it.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { freePort } from '../e2e/free_port.mjs';
import { ROOT, runBinary } from '../e2e/server.mjs';
import { STAND_INS, upkeepScripts } from './upkeep.mjs';

const FOLDER = join(ROOT, 'build/release/package');
const NO_LAYERS = 77;
const MAINTAINER = 'A Host <host@play.bastide.eu>';

function run(command, ...args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  return { status, said: `${stdout}${stderr}${error ?? ''}` };
}

let deb;
before(() => {
  const { status, said } = run('env', `BASTIDE_MAINTAINER=${MAINTAINER}`, join(ROOT, 'deploy/package'));
  assert.equal(status, 0, said);
  deb = join(
    FOLDER,
    readdirSync(FOLDER).find((file) => file.endsWith('.deb')),
  );
});

test('it holds program, page, service, settings and notices, and belongs to root', () => {
  const { said } = run('dpkg-deb', '--contents', deb);
  const entries = said
    .trim()
    .split('\n')
    .map((line) => line.split(/\s+/));
  const names = new Set(entries.map((entry) => entry[5]));
  for (const name of [
    'usr/bin/bastide',
    'usr/share/bastide/web/index.html',
    'usr/share/bastide/web/notices.txt',
    'usr/lib/systemd/system/bastide.service',
    'etc/bastide/bastide.toml',
    'usr/share/doc/bastide/copyright',
    'usr/share/doc/bastide/changelog.gz',
    'usr/share/man/man1/bastide.1.gz',
    'usr/share/bash-completion/completions/bastide',
    'usr/share/zsh/vendor-completions/_bastide',
    'usr/share/doc/bastide/examples/nginx.conf',
    'usr/share/doc/bastide/examples/tls.conf',
  ])
    assert.ok(names.has(`./${name}`), `${name} is missing in\n${said}`);
  for (const [mode, owner] of entries) {
    assert.equal(owner, 'root/root');
    assert.match(mode, /^(drwxr-xr-x|-rwxr-xr-x|-rw-r--r--)$/);
  }
});

test('it says what it is and what it needs', () => {
  const { said } = run('dpkg-deb', '--field', deb);
  const version = runBinary('--version').stdout.match(/^bastide (\S+)/)[1];
  assert.match(said, new RegExp(`^Version: ${version.replaceAll('+', '\\+')}-1$`, 'm'));
  for (const needed of ['adduser', 'libc6', 'libsodium23', 'libsqlite3-0', 'libssl3'])
    assert.match(said, new RegExp(`^Depends:.*\\b${needed}\\b`, 'm'));
});

test('it is installed, serves, keeps settings and games, obeys README, and goes without a trace but its games', async (t) => {
  const scripts = mkdtempSync(join(tmpdir(), 'bastide-upkeep-'));
  for (const [heading, script] of Object.entries(upkeepScripts('With the Debian package:')))
    writeFileSync(join(scripts, heading), script);
  const args = [deb, String(await freePort()), scripts, STAND_INS];
  const { status, said } = run(join(ROOT, 'tests/deploy/scratch_install'), ...args);
  rmSync(scripts, { recursive: true });
  if (status === NO_LAYERS || process.getuid() !== 0) return t.skip('no layers can be mounted here');
  assert.equal(status, 0, said);
});

test('lintian finds no fault', (t) => {
  const { status, said } = run(
    'lintian',
    '--fail-on',
    'error,warning',
    '--no-cfg',
    '--allow-root',
    '--suppress-tags',
    SUPPRESSED,
    deb,
  );
  if (said.includes('ENOENT')) return t.skip('no lintian here');
  assert.equal(status, 0, said);
});

/** A package outside Debian closes no bug of its tracker; and lintian takes some Brotli files for gzip. */
const SUPPRESSED = 'initial-upload-closes-no-bugs,package-contains-timestamped-gzip';
