// A host copies the store of a server at work; players go on at a server that starts from the copy.

import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { ROOT, runBinary, startServer } from '../e2e/server.mjs';
import { eventually, slammingDoor, start } from './programs.mjs';

const PLAYER = join(ROOT, 'protocol/examples/clients/player.py');
const play = (...args) => start('/usr/bin/python3', [PLAYER, ...args]);

let folder;
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'bastide-backup-'));
});
after(() => rmSync(folder, { recursive: true }));

/** {status, said} of `bastide admin WHAT FILE` on the store in this file. */
function admin(what, file, store) {
  const { status, stdout, stderr } = runBinary('admin', what, file, '--store', `sqlite:${store}`);
  return { status, said: stdout + stderr };
}

test('whoever sat at a table when it was copied sits there at the server that starts from the copy', async () => {
  const copy = join(folder, 'copy');
  let store;
  const first = await startServer((file) => {
    store = file;
  });
  const door = await slammingDoor(first.url);
  let second;
  try {
    const host = play(door.url);
    const [, room] = await host.line(/^room (\w+)$/m);
    await eventually(async () => {
      const metrics = await (await fetch(`${first.url}/metrics`)).text();
      return metrics.includes('\nbastide_sessions 1\n');
    }, 'the host in the room');
    assert.deepEqual(admin('backup', copy, store), { status: 0, said: `backed up ${store} to ${copy}\n` });
    second = await startServer((file) => {
      assert.deepEqual(admin('restore', copy, file), { status: 0, said: `restored ${copy} to ${file}\n` });
    });
    await first.stop();
    door.leadTo(second.url);
    const guest = play(second.url, room);
    assert.deepEqual([await host.ended(), await guest.ended()], [0, 0], host.said() + guest.said());
    assert.match(host.said(), /connection lost/);
    assert.match(host.said(), /"ended": "finished"/);
  } finally {
    await door.close();
    await second?.stop();
  }
});

test('a server copies its store by itself, keeps the newest copies, and starts again from one', async () => {
  const copies = join(folder, 'copies');
  const made = () =>
    existsSync(copies)
      ? readdirSync(copies)
          .filter((name) => name.endsWith('.db'))
          .sort()
      : [];
  const first = await startServer(undefined, [
    ...['--backup-every', '1s', '--backups-kept', '2', '--backup-folder', copies],
  ]);
  const host = play(first.url);
  let room;
  try {
    [, room] = await host.line(/^room (\w+)$/m);
    await eventually(() => made().length === 2, 'two copies');
    const [oldest] = made();
    await eventually(() => made().length === 2 && !made().includes(oldest), 'the oldest one gone');
    const metrics = await (await fetch(`${first.url}/metrics`)).text();
    assert.match(metrics, /\nbastide_backups_failed_total 0\n/);
    const newest = Number(/\nbastide_backup_newest_seconds (\S+)\n/.exec(metrics)[1]);
    assert.ok(Math.abs(newest - Date.now() / 1000) < 60, `${newest}`);
  } finally {
    await host.stop();
    await first.stop();
  }
  let store;
  const second = await startServer((file) => {
    store = file;
    const copy = join(copies, made().at(-1));
    assert.deepEqual(admin('restore', copy, file), { status: 0, said: `restored ${copy} to ${file}\n` });
  });
  const shown = runBinary('admin', 'room', room, '--store', `sqlite:${store}`);
  await second.stop();
  assert.equal(shown.status, 0, shown.stderr);
  assert.match(shown.stdout, new RegExp(room.slice(0, 4)));
});

test('what can not be copied is said in a sentence, with exit code 2', () => {
  const nothing = admin('backup', join(folder, 'other'), join(folder, 'no-store'));
  assert.equal(nothing.status, 2);
  assert.match(nothing.said, /^bastide: cannot back up .*no-store to .*other: there is no such file\n$/);
  assert.ok(!existsSync(join(folder, 'other')));
  assert.equal(admin('restore', join(folder, 'copy'), join(folder, 'copy')).status, 2);
});
