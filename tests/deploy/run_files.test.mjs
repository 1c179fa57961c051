// What runs files of tests: which of them run again, and what keeps none of them running.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const RUNNER = fileURLToPath(new URL('../run_files.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'bastide-run-files-'));
after(() => rmSync(folder, { recursive: true }));

/** Runs one file of tests with this text; returns what is said and the exit code. */
const ran = (name, text, ...options) => ranAll({ [name]: text }, ...options);

/** Runs files of tests, texts by name. */
function ranAll(texts, ...options) {
  const files = Object.entries(texts).map(([name, text]) => {
    const file = join(folder, `${name}.test.mjs`);
    writeFileSync(file, `import { before, test } from 'node:test';\n${text}\n`);
    return file;
  });
  const env = { ...process.env, BASTIDE_TEST_LOGS: join(folder, 'logs') };
  delete env.NODE_TEST_CONTEXT;
  const { stdout, status } = spawnSync(process.execPath, [RUNNER, ...options, ...files], {
    env,
    encoding: 'utf8',
  });
  return { said: stdout, status };
}

test('a file that fails once and then passes is unsteady', () => {
  const mark = JSON.stringify(join(folder, 'mark'));
  const { said, status } = ran(
    'once',
    `import { existsSync, writeFileSync } from 'node:fs';
     test('first time', () => {
       if (existsSync(${mark})) return;
       writeFileSync(${mark}, '');
       throw new Error('first');
     });`,
  );
  assert.match(said, /unsteady: once failed/);
  assert.match(said, /^# pass 1\n# fail 0$/m);
  assert.equal(status, 0);
});

test('a file whose set-up fails ends, though something was left running', () => {
  const { said, status } = ran(
    'left',
    `before(() => {
       setInterval(() => {}, 1000);
       throw new Error('no browser');
     });
     test('never begins', () => {});`,
    '--limit',
    '60',
  );
  assert.match(said, /no browser/);
  assert.doesNotMatch(said, /has not ended/);
  assert.match(said, /^# fail 1$/m);
  assert.equal(status, 1);
});

test('a file that does not end in time has failed, and runs once only', () => {
  const { said, status } = ran(
    'hangs',
    `test('waits for ever', () => new Promise(() => setInterval(() => {}, 1000)));`,
    '--limit',
    '2',
  );
  assert.equal(said.match(/hangs has not ended within 2 s/g)?.length, 1);
  assert.match(said, /^# pass 0\n# fail 1$/m);
  assert.equal(status, 1);
});

test('files in turn never run at once, and others run beside them', () => {
  const lane = JSON.stringify(join(folder, 'lane'));
  const beside = JSON.stringify(join(folder, 'beside'));
  const inLane = `import { mkdirSync, rmdirSync } from 'node:fs';
    import { setTimeout as after } from 'node:timers/promises';
    test('alone in its lane', async () => {
      mkdirSync(${lane});
      await after(300);
      rmdirSync(${lane});
    });`;
  // This one ends only if the one beside it runs.
  const waits = `import { existsSync } from 'node:fs';
    import { setTimeout as after } from 'node:timers/promises';
    test('has company', async () => {
      while (!existsSync(${beside})) await after(50);
    });`;
  const comes = `import { writeFileSync } from 'node:fs';
    test('comes', () => writeFileSync(${beside}, ''));`;
  const texts = { a_waits: waits, b: inLane, c: inLane, d: inLane, e_comes: comes };
  const { said, status } = ranAll(texts, '--at-once', '3', '--limit', '60', '--in-turn', 'a_waits,b,c,d');
  assert.match(said, /^# pass 5\n# fail 0$/m);
  assert.doesNotMatch(said, /unsteady/);
  assert.equal(status, 0);
});
