// A PostgreSQL server for nodes of Bastide, in a temporary folder and on a free port of this machine.

import { spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../e2e/free_port.mjs';
import { eventually, start } from './programs.mjs';

const INSTALLED = '/usr/lib/postgresql';

function programs() {
  const newest = readdirSync(INSTALLED)
    .sort((a, b) => a - b)
    .at(-1);
  return join(INSTALLED, newest, 'bin');
}

/** It refuses to run as root. */
function owner() {
  if (process.getuid() !== 0) return {};
  const id = (option) => Number(spawnSync('id', [option, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

/** A database `bastide` of the user `bastide`, who needs no password there: `host` has it. */
export async function startDatabase() {
  const folder = mkdtempSync(join(tmpdir(), 'bastide-database-'));
  const user = owner();
  if (user.uid) chownSync(folder, user.uid, user.gid);
  const options = { cwd: folder, ...user };
  const initdb = ['-D', join(folder, 'data'), '-U', 'bastide', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  const made = spawnSync(join(programs(), 'initdb'), initdb, { encoding: 'utf8', ...options });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', 'fsync=off'].flatMap((setting) => ['-c', setting]);
  const server = start(
    join(programs(), 'postgres'),
    ['-D', join(folder, 'data'), '-k', folder, '-p', String(port), ...settings],
    options,
  );
  const at = ['-h', '127.0.0.1', '-p', String(port), '-U', 'bastide'];
  await eventually(() => spawnSync(join(programs(), 'pg_isready'), at).status === 0, 'PostgreSQL');
  const created = spawnSync(join(programs(), 'createdb'), [...at, 'bastide'], { encoding: 'utf8' });
  if (created.status !== 0) throw new Error(`createdb failed: ${created.stderr}`);
  return {
    host: `127.0.0.1:${port}`,
    async stop() {
      await server.stop('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
