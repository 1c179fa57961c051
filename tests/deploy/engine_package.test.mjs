// The engine in a project of somebody else: installed and found, and taken in as a folder of the source.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { ROOT } from '../e2e/server.mjs';

const PROJECT = join(ROOT, 'engine/examples/random_game');
const COMPILER = process.env.CXX ?? 'clang++-19';

let scratch;
before(() => {
  scratch = mkdtempSync(join(tmpdir(), 'bastide-engine-'));
});
after(() => rmSync(scratch, { recursive: true }));

function run(command, ...args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  assert.equal(status, 0, `${command} ${args.join(' ')}\n${stdout}${stderr}${error ?? ''}`);
  return stdout;
}

/** Builds the project in a folder of its own; gives what its program prints. */
function played(name, ...options) {
  const build = join(scratch, name);
  const compiled = [`-DCMAKE_CXX_COMPILER=${COMPILER}`, '-DCMAKE_CXX_FLAGS=-O0', '-G', 'Ninja'];
  run('cmake', '-S', PROJECT, '-B', build, ...compiled, ...options);
  run('cmake', '--build', build, '-j', '2', '--target', 'random_game');
  return run(join(build, 'random_game'));
}

const FOUR_SCORES = /^(seat \d: \d+ points\n){4}$/;
let printed;

test('it is installed by itself, found, and plays a game', () => {
  const prefix = join(scratch, 'installed');
  run('cmake', '--install', join(ROOT, 'build/release'), '--component', 'engine', '--prefix', prefix);
  const files = run('find', prefix, '-type', 'f').trim().split('\n');
  assert.ok(
    files.every((file) => /\/(include\/bastide\/|lib\/)/.test(file)),
    files.join('\n'),
  );
  printed = played('found', `-DCMAKE_PREFIX_PATH=${prefix}`);
  assert.match(printed, FOUR_SCORES);
});

test('a folder of the source is taken in, and plays the same game', () => {
  const taken = played('taken', `-DBASTIDE_ENGINE_SOURCE=${join(ROOT, 'engine')}`);
  assert.equal(taken, printed);
});

test('its README shows this program, of thirty lines at most', () => {
  const program = readFileSync(join(PROJECT, 'main.cpp'), 'utf8');
  assert.ok(program.trimEnd().split('\n').length <= 30);
  assert.ok(readFileSync(join(ROOT, 'engine/README.md'), 'utf8').includes(`\`\`\`cpp\n${program}\`\`\`\n`));
});
