// Alerts and dashboard of deploy/monitoring, checked against the server's real metrics.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { ROOT, startServer } from '../e2e/server.mjs';
import { certificates } from './certificates.mjs';

const file = (name) => join(ROOT, 'deploy/monitoring', name);
const read = (name) => readFileSync(file(name), 'utf8');

function promtool(input, ...args) {
  const { status, stdout, stderr, error } = spawnSync('promtool', args, { encoding: 'utf8', input });
  assert.equal(status, 0, `${stdout}${stderr}${error ?? ''}`);
}

let server;
let metrics;
let folder;
before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bastide-monitoring-'));
  certificates(folder);
  const [certificate, key] = ['certificate.pem', 'key.pem'].map((name) => join(folder, name));
  const tls = ['--tls-listen', '127.0.0.1:0', '--tls-certificate', certificate, '--tls-key', key];
  writeFileSync(join(folder, 'nodes.key'), 'k'.repeat(32));
  const node = ['--node-listen', '127.0.0.1:0', '--node-key-file', join(folder, 'nodes.key')];
  const chats = ['--webhook-services', 'chat.example.com', '--webhook-site', 'https://play.example.com/'];
  server = await startServer(() => {}, [...tls, ...node, ...chats, '--backup-every', '1h']); // tells all it can tell
  metrics = await (await fetch(`${server.url}/metrics`)).text();
});
after(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true });
});

/** Every figure of ours that a text names. */
const named = (text) => new Set(text.match(/\bbastide_[a-z_]+\b/g));
const told = () => [...metrics.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name);
const known = () => new Set([...told(), ...OF_NODES_OVER_A_DATABASE]);

/** Figures of a node over a database; the server here is not one. */
const OF_NODES_OVER_A_DATABASE = [
  'bastide_store_rooms_owned',
  'bastide_store_lease_age_seconds',
  'bastide_store_takeovers_total',
  'bastide_store_fenced_total',
];

/** The name of the histogram that a figure belongs to. */
const family = (name) => name.replace(/_(bucket|count|sum)$/, '');

test('the metrics are as Prometheus wants them', () => promtool(metrics, 'check', 'metrics'));

test('the alerts are well formed and come when they should', () => {
  promtool('', 'check', 'config', file('prometheus.yaml'));
  promtool('', 'test', 'rules', file('alerts_test.yaml'));
  const alerts = [...read('alerts.yaml').matchAll(/alert: (\w+)/g)].map(([, name]) => name);
  for (const alert of alerts)
    assert.ok(read('alerts_test.yaml').includes(`alertname="${alert}"`), `${alert} is not tested`);
});

test('alerts and dashboard ask for nothing that the server does not tell', () => {
  for (const name of ['alerts.yaml', 'alerts_test.yaml', 'dashboard.json']) {
    const asked = named(read(name));
    assert.ok(asked.size > 3);
    for (const metric of asked)
      assert.ok(known().has(metric) || known().has(family(metric)), `${name}: ${metric}`);
  }
});

test('the dashboard shows all that the server tells', () => {
  const shown = new Set([...named(read('dashboard.json'))].map(family));
  const missing = [...known()].filter((metric) => metric.startsWith('bastide_') && !shown.has(metric));
  // Every closed room was made, so the figure of closed rooms adds nothing.
  assert.deepEqual(missing, ['bastide_rooms_closed_total']);
});

test('each question of the dashboard is one that Prometheus understands', () => {
  const { panels } = JSON.parse(read('dashboard.json'));
  const questions = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  assert.ok(questions.length > 20);
  const rules = questions.map((expr, index) => {
    const filled = expr.replaceAll('$__rate_interval', '1m').replaceAll('$instance', '.*');
    return { record: `q${index}`, expr: filled };
  });
  const text = JSON.stringify({ groups: [{ name: 'dashboard', rules }] });
  const rulesFile = join(folder, 'rules.json');
  writeFileSync(rulesFile, text);
  promtool('', 'check', 'rules', rulesFile);
});

test('no two panels of the dashboard lie on each other', () => {
  const { panels } = JSON.parse(read('dashboard.json'));
  const cells = new Set();
  for (const { title, gridPos } of panels) {
    assert.ok(gridPos.x + gridPos.w <= 24, title);
    for (let x = gridPos.x; x < gridPos.x + gridPos.w; ++x) {
      for (let y = gridPos.y; y < gridPos.y + gridPos.h; ++y) {
        assert.ok(!cells.has(`${x},${y}`), title);
        cells.add(`${x},${y}`);
      }
    }
  }
});
