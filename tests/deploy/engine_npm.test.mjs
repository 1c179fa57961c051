// The engine as a package of npm: packed, and installed in a project of somebody else.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { ROOT, runBinary } from '../e2e/server.mjs';

const PACKAGE = join(ROOT, 'engine/npm');
const COMPILER_OF_TYPES = join(ROOT, 'web/node_modules/.bin/tsc');
const OFFLINE = ['--offline', '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'];

let project;
let installed;
let bastide;
let engine;

function run(folder, command, ...args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  assert.equal(status, 0, `${command} ${args.join(' ')}\n${stdout}${stderr}${error ?? ''}`);
  return stdout;
}

before(async () => {
  project = mkdtempSync(join(tmpdir(), 'bastide-npm-'));
  run(PACKAGE, 'npm', 'pack', '--silent', ...OFFLINE, '--pack-destination', project);
  const [tarball] = readdirSync(project).filter((file) => file.endsWith('.tgz'));
  writeFileSync(join(project, 'package.json'), '{ "name": "outside", "private": true, "type": "module" }');
  run(project, 'npm', 'install', ...OFFLINE, join(project, tarball));
  installed = join(project, 'node_modules/bastide-engine');
  bastide = await import(pathToFileURL(join(installed, 'index.js')));
  engine = await bastide.loadEngine();
});
after(() => rmSync(project, { recursive: true }));

test('it holds what it needs, with licence and notices, and is of the version of the program', () => {
  const files = readdirSync(installed).sort();
  assert.deepEqual(files, [
    'LICENSE',
    'README.md',
    'bastide_engine.wasm',
    'example.mjs',
    'index.d.ts',
    'index.js',
    'notices.txt',
    'package.json',
    'protocol.gen.d.ts',
  ]);
  const { version } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  assert.equal(version, runBinary('--version').stdout.match(/\d+\.\d+\.\d+/)[0]);
  assert.match(readFileSync(join(installed, 'notices.txt'), 'utf8'), /-- nlohmann-json3-dev\n/);
});

test('its example plays a random game with all modules', () => {
  writeFileSync(join(project, 'example.mjs'), readFileSync(join(installed, 'example.mjs')));
  const said = run(project, process.execPath, 'example.mjs');
  assert.match(
    said,
    /^\d{3} steps; scores \d+(,\d+){3}; winners \d(,\d)*\n100 games of two; .* \d+ points\n$/,
  );
});

test('its types fit what a game tells and takes', () => {
  const program = readFileSync(join(installed, 'README.md'), 'utf8').match(/```js\n([\s\S]*?)```/)[1];
  writeFileSync(
    join(project, 'typed.ts'),
    `${program}
import { EngineError, type Action, type GameView } from 'bastide-engine';
const seen: GameView = game.observe();
const width: number = Math.max(...seen.board.map((tile) => tile.x));
const passing: Action = { type: 'pass' };
// @ts-expect-error there is no such action
const flying: Action = { type: 'fly' };
console.log(width, passing, flying, EngineError);
`,
  );
  const how = ['--noEmit', '--strict', '--target', 'esnext', '--module', 'nodenext', '--lib', 'esnext,dom'];
  run(project, COMPILER_OF_TYPES, ...how, '--types', '', 'typed.ts');
});

test('it plays the games of the program', () => {
  for (const [rules, seats] of [
    [{}, 2],
    [{ preset: 'standard' }, 4],
    [{ game: 'castle' }, 2],
    [{ game: 'discovery' }, 3],
  ]) {
    const more = [
      '--rules',
      JSON.stringify(rules),
      '--seats',
      `${seats}`,
      '--games',
      '50',
      '--seed',
      '3',
      '--json',
    ];
    const { signature } = JSON.parse(runBinary('bench', ...more).stdout.trim());
    assert.equal(engine.playRandom(rules, { seats, games: 50, seed: 3 }).signature, signature);
  }
});

test('every game and module is played to its end by what is legal', () => {
  for (const { game: name, modules } of engine.catalogue().games) {
    for (const chosen of [
      [],
      ...modules.map((module) => [module.name]),
      modules.map((module) => module.name),
    ]) {
      const game = engine.begin({ game: name, modules: chosen }, { seats: 2, seed: 5 });
      for (let step = 0; !game.over; step += 1) {
        const legal = game.legalActions();
        game.step(legal[(step * 7919) % legal.length]);
      }
      assert.deepEqual(game.result.scores, game.scores);
      game.close();
    }
  }
});

test('mistakes are errors with the sentence of the engine, and change nothing', () => {
  const refused = (code, what) =>
    assert.throws(
      what,
      (told) => told instanceof bastide.EngineError && told.code === code && told.message !== '',
    );
  refused('rules/unknown_game', () => engine.begin({ game: 'chess' }));
  refused('setup/bad_seat_count', () => engine.begin({}, { seats: 7 }));
  refused('message/wrong_type', () => engine.begin({}, { seed: 0.5 }));
  refused('message/out_of_range', () => engine.playRandom({}, { games: 0 }));
  const game = engine.begin({}, { seed: 2 });
  const table = game.observe();
  for (const action of [
    undefined,
    null,
    [],
    '\ud800',
    { type: 'fly' },
    { type: 'pass' },
    { type: 'place_tile', x: 1e9 },
  ])
    assert.throws(() => game.step(action), bastide.EngineError);
  assert.deepEqual(game.observe(), table);
  assert.notDeepEqual(game.observe(game.toAct), table);
  assert.deepEqual(game.observe(null), table);
  const other = game.copy();
  other.step(other.legalActions()[0]);
  assert.deepEqual(game.observe(), table);
  game.close();
  game.close();
  for (const use of [() => game.observe(), () => game.legalActions(), () => game.copy()])
    refused('game/closed', use);
  game.reset(2);
  assert.deepEqual(game.observe(), table);
});

test('games that nobody holds are forgotten', () => {
  const program = `
import { loadEngine } from 'bastide-engine';
const engine = await loadEngine();
(() => engine.begin())();
const kept = engine.begin();
const there = (game) => {
  try {
    return engine.ask({ ask: 'legal_actions', game }).length > 0;
  } catch {
    return false;
  }
};
const before = [there(1), there(2)];
for (let tries = 0; there(1) && tries < 100; tries += 1) {
  gc();
  await new Promise((resolve) => setTimeout(resolve, 10));
}
console.log(...before, there(1), there(2), kept.over);`;
  writeFileSync(join(project, 'forgotten.mjs'), program);
  const said = run(project, process.execPath, '--expose-gc', 'forgotten.mjs');
  assert.equal(said, 'true true false true false\n');
});
