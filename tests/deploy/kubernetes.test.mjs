// The example for Kubernetes: its parts refer to each other, and the server knows the options they set. No
// cluster runs here.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { ROOT, runBinary, startServer } from '../e2e/server.mjs';
import { parseYaml } from './yaml.mjs';

const objects = parseYaml(readFileSync(join(ROOT, 'deploy/kubernetes.yaml'), 'utf8'));
const all = (kind) => objects.filter((object) => object.kind === kind);
const only = (kind) => {
  const found = all(kind);
  assert.equal(found.length, 1, kind);
  return found[0];
};
const ingressOf = (path) =>
  all('Ingress').filter(({ spec: { rules } }) => rules[0].http.paths.some((one) => one.path === path));
const { spec } = only('Deployment');
const pod = spec.template.spec;
const [container] = pod.containers;
const labels = spec.template.metadata.labels;
const portOf = (name) => container.ports.find((port) => port.name === name)?.containerPort;
const value = (name) => container.env.find((one) => one.name === name)?.value;

let server;
before(async () => {
  server = await startServer();
});
after(() => server?.stop());

test('what it sets are options of the server', () => {
  const known = runBinary('serve', '--help').stdout;
  const set = container.env.map(({ name }) => name).filter((name) => name.startsWith('BASTIDE_'));
  assert.ok(set.length > 5);
  for (const name of set) {
    const option = `--${name.slice('BASTIDE_'.length).toLowerCase().replaceAll('_', '-')} `;
    assert.ok(known.includes(option), `the server has no ${option}`);
  }
});

test('the server answers where Kubernetes asks whether it is well', async () => {
  for (const { httpGet } of [container.readinessProbe, container.livenessProbe]) {
    assert.equal(portOf(httpGet.port), 8080); // where the image listens
    assert.equal((await fetch(server.url + httpGet.path)).status, 200);
  }
});

test('nodes and metrics listen where others are told, and the nodes are told by their own address', () => {
  assert.equal(value('BASTIDE_NODE_LISTEN'), `0.0.0.0:${portOf('nodes')}`);
  assert.equal(value('BASTIDE_NODE_ADDRESS'), `$(POD_IP):${portOf('nodes')}`);
  assert.equal(value('BASTIDE_METRICS_LISTEN'), `0.0.0.0:${portOf('metrics')}`);
  const order = container.env.map(({ name }) => name);
  assert.ok(order.indexOf('POD_IP') < order.indexOf('BASTIDE_NODE_ADDRESS'), 'else it is not filled in');
});

test('secrets, volumes and selectors name what is there', () => {
  const secret = only('Secret');
  const wanted = container.env.flatMap(({ valueFrom }) => valueFrom?.secretKeyRef ?? []);
  const volume = pod.volumes.find(({ name }) => name === 'key').secret;
  assert.equal(volume.secretName, secret.metadata.name);
  for (const { name, key } of wanted) {
    assert.equal(name, secret.metadata.name);
    assert.ok(key in secret.stringData, key);
  }
  for (const { key, path } of volume.items) {
    assert.ok(Buffer.byteLength(secret.stringData[key]) >= 32, 'the server takes no shorter key');
    const mount = container.volumeMounts.find(({ name }) => name === 'key').mountPath;
    assert.equal(value('BASTIDE_NODE_KEY_FILE'), `${mount}/${path}`);
  }
  for (const selector of [
    spec.selector.matchLabels,
    only('PodDisruptionBudget').spec.selector.matchLabels,
    only('NetworkPolicy').spec.podSelector.matchLabels,
    ...all('Service').map((service) => service.spec.selector),
  ])
    for (const [name, label] of Object.entries(selector)) assert.equal(labels[name], label);
});

test('only nodes reach the port of nodes', () => {
  const rules = only('NetworkPolicy').spec.ingress.filter(({ ports }) =>
    ports.some(({ port }) => port === 'nodes'),
  );
  assert.equal(rules.length, 1);
  assert.deepEqual(rules[0].from, [{ podSelector: { matchLabels: labels } }]);
});

test('both ways in lead to the port for players, under the same name', () => {
  const services = new Map(all('Service').map((service) => [service.metadata.name, service.spec.ports[0]]));
  assert.equal(all('Ingress').length, 2);
  for (const ingress of all('Ingress')) {
    const [{ host, http }] = ingress.spec.rules;
    assert.deepEqual(ingress.spec.tls[0].hosts, [host]);
    const { name, port } = http.paths[0].backend.service;
    assert.equal(services.get(name).name, port.name);
    assert.equal(portOf(services.get(name).targetPort), 8080);
  }
});

test("a WebSocket comes to its room's node by the same part of its address as behind nginx", () => {
  const nginx = readFileSync(join(ROOT, 'deploy/proxy/nginx.cluster.conf'), 'utf8');
  const [tables, ...others] = ingressOf('/ws');
  assert.deepEqual(others, []);
  const set = (name) => tables.metadata.annotations[`nginx.ingress.kubernetes.io/${name}`];
  assert.ok(nginx.includes(`map ${set('upstream-hash-by')} `));
  assert.ok(nginx.includes(`proxy_next_upstream ${set('proxy-next-upstream')};`));
  assert.ok(nginx.includes(`proxy_connect_timeout ${set('proxy-connect-timeout')}s;`));
  // ingress-nginx knows one choice for each service: pages, which name no room, need another one.
  const names = all('Ingress').map(({ spec: { rules } }) => rules[0].http.paths[0].backend.service.name);
  assert.equal(new Set(names).size, names.length);
  assert.equal(ingressOf('/').length, 1);
});

test('a node closes its port only when everybody knows that it leaves, and still has time to stop', () => {
  const [program, seconds, ...more] = container.lifecycle.preStop.exec.command;
  assert.deepEqual([program, more], ['sleep', []]);
  const { periodSeconds, failureThreshold } = container.readinessProbe;
  assert.ok(Number(seconds) > periodSeconds * failureThreshold);
  assert.ok(pod.terminationGracePeriodSeconds >= Number(seconds) + 10); // it stops within 5 s
});
