// A host's commands for Docker, as README has them, with a stand-in for Docker itself: games are kept, come
// back, move and go.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { freePort } from '../e2e/free_port.mjs';
import { binary } from '../e2e/server.mjs';
import { STAND_INS, upkeepScripts } from './upkeep.mjs';

const scripts = upkeepScripts('With Docker, in the clone:');
let folder;
const machines = [];
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'bastide-upkeep-'));
});
after(() => {
  for (const machine of machines) machine.docker('compose', 'down');
  rmSync(folder, { recursive: true });
});

/** A machine with Docker, and a clone in which its host stands. */
async function newMachine(name) {
  const home = join(folder, name);
  mkdirSync(home);
  const port = await freePort();
  const env = {
    PATH: `${STAND_INS}:${process.env.PATH}`,
    STAND_IN: home,
    PORT: `${port}`,
    BASTIDE_BINARY: binary(),
  };
  const run = (command, ...args) => {
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: home, encoding: 'utf8', env });
    return { status, said: stdout + stderr };
  };
  const machine = {
    home,
    docker: (...args) => run('docker', ...args),
    /** Runs the commands under this heading. */
    host(heading) {
      const { status, said } = run('bash', '-c', scripts[heading]);
      assert.equal(status, 0, `${heading}:\n${said}`);
    },
    serves: () =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    async newRoom() {
      const answer = await fetch(`http://127.0.0.1:${port}/api/v1/rooms`, {
        method: 'POST',
        body: JSON.stringify({ secret: 'A'.repeat(43), name: 'Ada' }),
      });
      assert.equal(answer.status, 201);
      return (await answer.json()).room;
    },
    has: (room) => run('docker', 'compose', 'exec', 'bastide', 'bastide', 'admin', 'room', room).status === 0,
  };
  machines.push(machine);
  return machine;
}

test('every command has its heading', () => {
  assert.deepEqual(Object.keys(scripts), [
    'back up',
    'upgrade',
    'restore',
    'go back',
    'move: on the old machine',
    'move: on the new one',
    'uninstall',
    'delete the games',
  ]);
});

test('games are backed up, outlive an upgrade, and come back from the copy without the later ones lost', async () => {
  const machine = await newMachine('one');
  machine.docker('compose', 'up', '-d');
  const early = await machine.newRoom();
  machine.host('back up');
  assert.ok(
    readdirSync(machine.home).some((name) => name.endsWith('.db')),
    'a copy outside the volume',
  );
  machine.host('upgrade');
  assert.ok(machine.has(early));
  const late = await machine.newRoom();

  machine.host('restore');
  assert.deepEqual([machine.has(early), machine.has(late)], [true, false]);
  const kept = join(machine.home, 'bastide/bastide.db.before-restore');
  assert.ok(existsSync(kept));
  machine.host('go back');
  assert.deepEqual([machine.has(early), await machine.serves()], [true, true]);
  assert.ok(existsSync(`${kept}-2`));
});

test('games move to another machine, stay when all is uninstalled, and go when that is asked for', async () => {
  const old = await newMachine('old');
  old.docker('compose', 'up', '-d');
  const room = await old.newRoom();
  old.host('move: on the old machine');
  assert.equal(await old.serves(), false);

  const fresh = await newMachine('fresh');
  spawnSync('cp', [join(old.home, 'games.tar'), fresh.home]);
  fresh.host('move: on the new one');
  assert.ok(fresh.has(room));
  fresh.host('uninstall');
  assert.equal(await fresh.serves(), false);
  assert.ok(existsSync(join(fresh.home, 'bastide/bastide.db')));
  fresh.host('delete the games');
  assert.ok(!existsSync(join(fresh.home, 'bastide')));
});
