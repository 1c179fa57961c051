// What deploy/run says of how others in the local network join.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'bastide-reach-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** What is said on a machine with these addresses. */
function said(addresses, { args = [], env = {} } = {}) {
  const hostname = join(folder, 'hostname');
  writeFileSync(hostname, `#!/bin/sh\necho '${addresses} '\n`);
  chmodSync(hostname, 0o755);
  const script = 'set -euo pipefail; root=$PWD; . deploy/lib.sh; tell_reach "$@"';
  const options = {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${folder}:${process.env.PATH}`, ...env },
  };
  return execFileSync('bash', ['-c', script, 'run', ...args], options);
}

const HOW = /deploy\/run -- --listen 0\.0\.0\.0:8080/;

test('the address in the local network is told, and how to listen there', () => {
  const text = said('fd00::2 8.8.4.4 192.168.1.7 10.0.0.3');
  assert.match(text, HOW);
  assert.match(text, /http:\/\/192\.168\.1\.7:8080/);
  assert.doesNotMatch(text, /8\.8\.4\.4|10\.0\.0\.3|fd00/);
});

test('a machine without such an address is told how to listen', () => {
  for (const addresses of ['', '8.8.4.4', '172.32.0.1', '100.128.0.1']) {
    assert.match(said(addresses), HOW);
    assert.doesNotMatch(said(addresses), /they then open/);
  }
  for (const address of ['172.31.0.1', '100.64.0.1', '10.1.2.3'])
    assert.match(said(address), new RegExp(`open http://${address.replaceAll('.', '\\.')}:8080`));
});

test('who says where to listen is told by the server', () => {
  assert.equal(said('192.168.1.7', { args: ['--listen', '0.0.0.0:8080'] }), '');
  assert.equal(said('192.168.1.7', { args: ['--config=bastide.toml'] }), '');
  assert.equal(said('192.168.1.7', { env: { BASTIDE_LISTEN: '0.0.0.0:8080' } }), '');
  assert.match(said('192.168.1.7', { args: ['--store', 'x.db'] }), HOW);
});
