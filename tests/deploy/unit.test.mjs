// The service of the package, alone and with the drop-in for TLS, as systemd understands them.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { binary, ROOT, runBinary } from '../e2e/server.mjs';

const read = (file) => readFileSync(join(ROOT, 'deploy/debian', file), 'utf8');
const DROP_IN = read('tls.conf');

let folder;
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'bastide-unit-'));
});
after(() => rmSync(folder, { recursive: true }));

/** Writes the service, and these drop-ins, into a folder of its own; gives the path of the service. */
function unit(name, dropIns = {}) {
  const at = join(folder, name);
  mkdirSync(join(at, 'bastide.service.d'), { recursive: true });
  for (const [file, text] of Object.entries(dropIns))
    writeFileSync(join(at, 'bastide.service.d', file), text);
  const service = join(at, 'bastide.service');
  writeFileSync(service, read('bastide.service').replace('/usr/bin/bastide', binary()));
  return service;
}

function analyse(t, ...args) {
  const { status, stdout, stderr, error } = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
  if (error) return t.skip('no systemd here');
  assert.equal(status, 0, `${stdout}${stderr}`);
  return `${stdout}${stderr}`;
}

test('systemd finds no fault in the service, nor in its drop-in for TLS', (t) => {
  for (const service of [unit('alone'), unit('tls', { 'tls.conf': DROP_IN })]) {
    const said = analyse(t, 'verify', '--man=no', service);
    if (said !== undefined) assert.equal(said, '');
  }
  const wrong = analyse(
    t,
    'verify',
    '--man=no',
    unit('wrong', { 'tls.conf': DROP_IN.replace('LoadC', 'LoadedC') }),
  );
  if (wrong !== undefined) assert.match(wrong, /Unknown key/);
});

test('the drop-in gives the service the one capability for port 443, and nothing else', (t) => {
  const security = (...args) =>
    analyse(t, 'security', '--offline=yes', '--json=short', '--no-pager', unit(...args));
  const alone = security('bare');
  if (alone === undefined) return;
  const exposed = (text) => {
    const rows = JSON.parse(text).filter(({ exposure }) => Number(exposure) > 0);
    return new Set(rows.map(({ json_field: field }) => field));
  };
  const before = exposed(alone);
  const more = [...exposed(security('open', { 'tls.conf': DROP_IN }))].filter((field) => !before.has(field));
  const capability = 'CapabilityBoundingSet_CAP_NET_BIND_SERVICE_BROADCAST_RAW)';
  assert.deepEqual(more.sort(), ['AmbientCapabilities', capability, 'PrivateUsers']);
});

test('the drop-in sets what the server knows', () => {
  const help = runBinary('serve', '--help').stdout;
  const variables = [...DROP_IN.matchAll(/^Environment=(BASTIDE_\w+)=/gm)].map(([, name]) => name);
  assert.equal(variables.length, 3);
  for (const name of variables) {
    const option = `--${name.replace('BASTIDE_', '').replaceAll('_', '-').toLowerCase()}`;
    assert.match(help, new RegExp(`^ +${option}\\b`, 'm'));
  }
});
