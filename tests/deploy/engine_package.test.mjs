// The engine in a project of somebody else: installed and found, taken in from a folder, and fetched.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { ROOT } from '../e2e/server.mjs';

const PROJECT = join(ROOT, 'engine/examples/random_game');
/** The oldest g++ that compiles the engine; Debian 12 has none. */
const GCC_LEAST = 14;
/** A build finds what another one has compiled of the same sources. */
const CACHED = { CCACHE_NOHASHDIR: '1', CCACHE_BASEDIR: ROOT };

const succeeds = (command, ...args) => spawnSync(command, args, { encoding: 'utf8' }).status === 0;
const version = (gcc) => Number(spawnSync(gcc, ['-dumpversion'], { encoding: 'utf8' }).stdout?.split('.')[0]);
const gcc = ['g++-15', 'g++-14', 'g++'].find(
  (name) => succeeds(name, '--version') && version(name) >= GCC_LEAST,
);
const COMPILERS = [process.env.CXX ?? 'clang++-19', gcc].filter(Boolean);
const LAUNCHER = succeeds('ccache', '--version') ? ['-DCMAKE_CXX_COMPILER_LAUNCHER=ccache'] : [];

let scratch;
let prefix;
before(() => {
  scratch = mkdtempSync(join(tmpdir(), 'bastide-engine-'));
  prefix = join(scratch, 'installed');
  run('cmake', '--install', join(ROOT, 'build/release'), '--component', 'engine', '--prefix', prefix);
});
after(() => rmSync(scratch, { recursive: true }));

function run(command, ...args) {
  const options = { encoding: 'utf8', env: { ...process.env, ...CACHED } };
  const { status, stdout, stderr, error } = spawnSync(command, args, options);
  assert.equal(status, 0, `${command} ${args.join(' ')}\n${stdout}${stderr}${error ?? ''}`);
  return stdout;
}

/** Builds the project in a folder of its own; gives what its program prints. */
function played(name, compiler, ...options) {
  const build = join(scratch, `${name} ${compiler}`);
  const compiled = [`-DCMAKE_CXX_COMPILER=${compiler}`, '-DCMAKE_CXX_FLAGS=-O0', ...LAUNCHER, '-G', 'Ninja'];
  run('cmake', '-S', PROJECT, '-B', build, ...compiled, ...options);
  run('cmake', '--build', build, '-j', '2', '--target', 'random_game');
  return run(join(build, 'random_game'));
}

const FOUR_SCORES = /^(seat \d: \d+ points\n){4}$/;

test('what is installed lies beside that of others', () => {
  const files = run('find', prefix, '-type', 'f').trim().split('\n');
  assert.ok(
    files.every((file) => /\/(include\/bastide\/|lib\/)/.test(file)),
    files.join('\n'),
  );
});

for (const compiler of COMPILERS)
  test(`it is found, taken in and fetched by ${compiler}, and plays the same game`, () => {
    const printed = played('found', compiler, `-DCMAKE_PREFIX_PATH=${prefix}`);
    assert.match(printed, FOUR_SCORES);
    assert.equal(played('taken', compiler, `-DBASTIDE_ENGINE_SOURCE=${join(ROOT, 'engine')}`), printed);
    // By the sources as they are here, which need not be committed.
    const here = `-DFETCHCONTENT_SOURCE_DIR_BASTIDE=${ROOT}`;
    assert.equal(
      played('fetched', compiler, '-DBASTIDE_REPOSITORY=none', '-DBASTIDE_TAG=none', here),
      printed,
    );
  });

test('its README shows this program, of thirty lines at most', () => {
  const program = readFileSync(join(PROJECT, 'main.cpp'), 'utf8');
  assert.ok(program.trimEnd().split('\n').length <= 30);
  assert.ok(readFileSync(join(ROOT, 'engine/README.md'), 'utf8').includes(`\`\`\`cpp\n${program}\`\`\`\n`));
});
