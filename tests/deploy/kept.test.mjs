// What the programs of released versions and revisions kept, this one still knows (tests/kept/README.md).

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { binary, ROOT } from '../e2e/server.mjs';

const KEPT = join(ROOT, 'tests/kept');
const folders = readdirSync(KEPT).filter((name) => existsSync(join(KEPT, name, 'kept.json.gz')));

test('something is kept', () => assert.notEqual(folders.length, 0));

for (const name of folders) {
  test(`rooms and records of ${name} stand as they did, and play on`, async () => {
    // It fails, with what it found, where `check` does not end with 0.
    const { stdout } = await promisify(execFile)(join(KEPT, 'check'), [binary(), join(KEPT, name)]);
    assert.match(stdout, / [1-9]\d* rooms, [1-9]\d* records, 0 faults/);
  });
}
