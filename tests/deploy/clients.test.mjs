// The example clients play whole games against the real server, and one of them loses
// its connection in the middle.

import assert from 'node:assert/strict';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { binary, newFolder, ROOT, runBinary, startServer } from '../e2e/server.mjs';
import { slammingDoor, start } from './programs.mjs';

const PYTHON = ['/usr/bin/python3', join(ROOT, 'protocol/examples/clients/player.py')];
const CPP = [process.env.BASTIDE_EXAMPLE_PLAYER ?? join(ROOT, 'build/release/example_player')];
/** In the middle of a game: a game of two sends each player many times as much. */
const SOME_BYTES = 20_000;

let server;
const state = newFolder();
before(async () => {
  server = await startServer(undefined, [], { state });
});
after(async () => {
  await server?.stop();
  rmSync(state, { recursive: true });
});

test('the client in Python has no more than 80 lines, blank ones aside', () => {
  const lines = readFileSync(PYTHON[1], 'utf8').split('\n');
  assert.ok(lines.filter((line) => line.trim() !== '').length <= 80);
  assert.ok(lines.every((line) => line.length <= 120));
});

const play = ([command, ...args], ...more) => start(command, [...args, ...more]);

/** Both play in one room; gives what they said and the record of the game. */
async function playTogether(host, hostUrl, guest, guestUrl) {
  const first = play(host, hostUrl);
  const [, room] = await first.line(/^room (\w+)$/m);
  const second = play(guest, guestUrl, room);
  assert.deepEqual([await first.ended(), await second.ended()], [0, 0], first.said() + second.said());
  const results = [first, second].map((player) => JSON.parse(player.said().match(/^result (.*)$/m)[1]));
  assert.deepEqual(results[0], results[1]);
  assert.equal(results[0].ended, 'finished');
  return { said: [first.said(), second.said()], room };
}

async function metric(name) {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return Number(text.match(new RegExp(`^${name.replace(/[{}"]/g, '\\$&')} (\\d+)`, 'm'))?.[1] ?? Number.NaN);
}

/** What the server's host sees of a room's seats: which of them programs have. */
function programsIn(room) {
  const { stdout } = runBinary(
    'admin',
    'room',
    room,
    '--json',
    '--store',
    `sqlite:${join(state, 'bastide.db')}`,
  );
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return lines.filter(({ name }) => name !== undefined).map(({ program }) => program === 1);
}

test('Python and C++ play a whole game without asking for the view again', async () => {
  const { said, room } = await playTogether(PYTHON, server.url, CPP, server.url);
  assert.deepEqual(programsIn(room), [true, false]);
  for (const text of said) assert.doesNotMatch(text, /does not fit|connection lost/);
});

for (const [name, guest, host] of [
  ['Python', PYTHON, CPP],
  ['C++', CPP, PYTHON],
]) {
  test(`${name} loses its connection in the middle, comes back to its seat and plays on`, async () => {
    const door = await slammingDoor(server.url, SOME_BYTES);
    const resumed = await metric('bastide_resumed_total{by="deltas"}');
    try {
      const { said } = await playTogether(host, server.url, guest, door.url);
      assert.equal(door.slammed(), 1);
      assert.match(said[1], /connection lost/);
      assert.doesNotMatch(said[1], /does not fit/);
      assert.equal(await metric('bastide_resumed_total{by="deltas"}'), resumed + 1);
    } finally {
      await door.close();
    }
  });
}

const LINE_PLAYER = join(ROOT, 'protocol/examples/clients/line_player.py');

test('the player by the line protocol has no more than 30 lines, and plays any game by the actions it is told', async () => {
  const lines = readFileSync(LINE_PLAYER, 'utf8').split('\n');
  assert.ok(lines.filter((line) => line.trim() !== '').length <= 30);
  for (const [rules, seats] of [
    [{ game: 'castle' }, 2],
    [{ game: 'discovery' }, 3],
    [{ preset: 'standard' }, 4],
    [{ modules: ['farmers', 'river', 'abbot', 'tower', 'princess_and_dragon', 'abbey_and_mayor'] }, 3],
  ]) {
    const more = [
      '--rules',
      JSON.stringify(rules),
      '--seats',
      `${seats}`,
      '--decks',
      '2',
      '--threads',
      '1',
      '--json',
    ];
    const match = start(binary(), [
      'arena',
      'random',
      '--against',
      `/usr/bin/python3 '${LINE_PLAYER}'`,
      ...more,
    ]);
    assert.equal(await match.ended(), 0, match.said());
    const all = JSON.parse(match.said().trim().split('\n').at(-1));
    assert.deepEqual([all.type, all.games], ['match', 2 * seats]);
    assert.ok(all.share < 0.5, match.said());
  }
});

test('the client in Python takes the seat of a link, and comes back to it', async () => {
  const secret = Buffer.alloc(32, 7).toString('base64url');
  const host = play(CPP, server.url);
  const [, room] = await host.line(/^room (\w+)$/m);
  const link = `${room.slice(0, 4)}-${room.slice(4)}`;
  const program = play(PYTHON, server.url, link, secret);
  assert.deepEqual([await host.ended(), await program.ended()], [0, 0], host.said() + program.said());
  const again = play(PYTHON, server.url, link, secret);
  assert.equal(await again.ended(), 0, again.said());
  assert.deepEqual(programsIn(room), [false, true]);
});

test('a client that is no longer wanted says so and ends', async () => {
  for (const client of [PYTHON, CPP]) {
    const player = play(client, server.url, '22222222');
    assert.equal(await player.ended(), 1);
    assert.match(player.said(), /room\/not_found/);
  }
});
