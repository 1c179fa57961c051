// The record of a finished game as a player downloads it, compared with the result on the page and the
// program's answer.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { resultScores } from './player.mjs';
import { runBinary } from './server.mjs';

/** Returns the record. It has the scores that the page shows, verifies, and replays to the same end. */
export async function downloadRecord(page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the record' }).click(),
  ]);
  const file = await download.path();
  const record = JSON.parse(await readFile(file, 'utf8'));
  const recorded = record.seats.map(({ name }, seat) => [name, record.result.scores[seat]]);
  assert.deepEqual(Object.fromEntries(recorded), await resultScores(page));
  const verified = runBinary('verify', file);
  assert.equal(verified.status, 0, verified.stdout + verified.stderr);
  const replayed = runBinary('replay', file, '--json');
  assert.equal(replayed.status, 0, replayed.stderr);
  const last = JSON.parse(replayed.stdout.trim().split('\n').at(-1));
  assert.deepEqual([last.type, last.scores], ['game_finished', record.result.scores]);
  return record;
}
