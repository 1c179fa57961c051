// Runs files of tests, each in a process of its own:
// `node run_files.mjs [--at-once N] [--limit SECONDS] [--in-turn NAME,NAME] FILE...`.
//
// A file that fails runs once more by itself when all others have ended, unless it did not end in time. If it
// passes then, it is told as unsteady, and its first output is kept; `tests/run` counts those of all groups.
// What each says is kept in the folder BASTIDE_TEST_LOGS.

import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { watchProcessor } from './processor_time.mjs';

/** These take longest. What begins last decides when all is over. */
const FIRST = ['engine_webkit', 'engine_firefox', 'offline', 'alone', 'rare', 'evening', 'screens'];
const { values, positionals: files } = parseArgs({
  options: {
    'at-once': { type: 'string', default: '3' },
    // A file that takes longer has stopped.
    limit: { type: 'string', default: '1200' },
    // No two of these run at once, as what builds in one folder.
    'in-turn': { type: 'string', default: '' },
  },
  allowPositionals: true,
});
const logs = process.env.BASTIDE_TEST_LOGS ?? '../build/tests/e2e.files';
mkdirSync(logs, { recursive: true });

/** A rule module's file has the module's name before its own: tower_game. */
const nameOf = (file) => basename(file.replace(/modules\/(\w+)\//, '$1_')).replace(/\.(test|long)\.mjs$/, '');
const turn = (file) => (FIRST.includes(nameOf(file)) ? FIRST.indexOf(nameOf(file)) : FIRST.length);

/** Whoever ends this run ends what runs in it. */
const running = new Set();
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    for (const child of running) child.kill(signal);
    process.exit(1);
  });

/** What the file's tests printed, as TAP, and how it ended. */
function run(file) {
  const began = Date.now();
  // What a test left running, such as a browser, does not keep its file running.
  const how = ['--test-reporter=tap', '--test-force-exit'];
  const child = spawn(process.execPath, [...how, file], { stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  const processor = watchProcessor(child.pid);
  const parts = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => parts.push(part));
  let stopped = false;
  const limit = setTimeout(() => {
    stopped = true;
    parts.push(Buffer.from(`not ok - ${nameOf(file)} has not ended within ${values.limit} s\n`));
    child.kill('SIGKILL');
  }, values.limit * 1000);
  return new Promise((resolve) => {
    child.once('close', (code) => {
      clearTimeout(limit);
      running.delete(child);
      const text = Buffer.concat(parts).toString();
      const counted = (what) => Number(new RegExp(`^# ${what} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
      const told = { passed: counted('pass'), failed: counted('fail'), skipped: counted('skipped') };
      // One that tells of no test, or ends badly after all have passed, has failed.
      if (told.failed === 0 && (code !== 0 || told.passed + told.skipped === 0)) told.failed = 1;
      const seconds = Math.round((Date.now() - began) / 1000);
      resolve({ file, text, ...told, stopped, seconds, processor: processor.stop() });
    });
  });
}

/** The tests that failed, each with what was expected and found. */
const failures = (text) => {
  const blocks = text.match(/^ *not ok .*(?:\n *---\n[\s\S]*?\n *\.\.\.$)?/gm) ?? [];
  // Set in, so that nobody takes a file's own sums for those of all.
  return blocks.length > 0 ? blocks.join('\n') : text.split('\n').slice(-40).join('\n').replace(/^/gm, '  ');
};

function tell({ file, text, passed, failed, skipped, seconds, processor }, time) {
  writeFileSync(join(logs, `${nameOf(file)}.${time}.log`), text);
  const left = skipped > 0 ? `, ${skipped} skipped` : '';
  const took = `${seconds} s${processor === null ? '' : `, ${Math.round(processor)} s of the processor`}`;
  if (failed === 0) return console.log(`passed: ${nameOf(file)}, ${passed} tests${left}, ${took}`);
  console.log(`not passed: ${nameOf(file)}, ${failed} of ${passed + failed} tests failed, ${took}`);
  console.log(failures(text));
}

const inTurn = values['in-turn'].split(',');
const isInTurn = (file) => inTurn.includes(nameOf(file));
const ordered = files.toSorted((a, b) => turn(a) - turn(b) || nameOf(a).localeCompare(nameOf(b)));
const waiting = ordered.filter((file) => !isInTurn(file));
const ended = [];
/** Runs these files one after the other, then what waits for any worker. */
async function worker(own) {
  for (let file = own.shift() ?? waiting.shift(); file !== undefined; file = own.shift() ?? waiting.shift()) {
    const result = await run(file);
    tell(result, 1);
    ended.push(result);
  }
}
const others = Array.from({ length: Number(values['at-once']) - 1 }, () => worker([]));
await Promise.all([worker(ordered.filter(isInTurn)), ...others]);

const unsteady = [];
const broken = ended.filter(({ failed }) => failed > 0);
// Many that fail have one cause, which a second run would only show again.
if (broken.length <= 3)
  for (const first of broken.filter(({ stopped }) => !stopped)) {
    const again = await run(first.file);
    tell(again, 2);
    if (again.failed > 0) continue;
    unsteady.push(first);
    Object.assign(first, again);
  }

const sum = (what) => ended.reduce((total, result) => total + result[what], 0);
for (const { file } of unsteady)
  console.log(
    `unsteady: ${nameOf(file)} failed, and passed by itself; see ${join(logs, `${nameOf(file)}.1.log`)}`,
  );
for (const { file } of ended.filter(({ failed }) => failed > 0))
  console.log(`repeat: tests/run e2e:${nameOf(file)}, or node --test ${relative('..', file)}`);
console.log(`${Math.round(sum('processor'))} s of the processor`);
console.log(`# pass ${sum('passed')}\n# fail ${sum('failed')}\n# skipped ${sum('skipped')}`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
