// Starts the real program on a port that is free on this machine with a store of its own, and stops it again.

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WAIT_MS } from './limits.mjs';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const STOP_MS = 5_000;

/** BASTIDE_BINARY, or the first existing build. */
export function binary() {
  const built = ['release', 'dev'].map((preset) => join(ROOT, 'build', preset, 'bastide'));
  const found = process.env.BASTIDE_BINARY ?? built.find((path) => existsSync(path));
  if (found === undefined) throw new Error('no bastide program: build it, or name one by BASTIDE_BINARY');
  return found;
}

/**
 * `fill` gets the store's file before the program does; `more` are further options of `serve`;
 * `web` is the page. This machine's address is exempt from the limits of one, unless `exempt` is false.
 * `stop` resolves when the program has ended and its store is gone; a folder that is given as `state` stays.
 */
export async function startServer(
  fill = () => {},
  more = [],
  { web = join(ROOT, 'web/dist'), state: given, exempt = true } = {},
) {
  const state = given ?? newFolder();
  const store = join(state, 'bastide.db');
  fill(store);
  const options = ['--listen', '127.0.0.1:0', '--store', `sqlite:${store}`];
  const server = spawn(
    binary(),
    ['serve', ...options, '--web', web, ...(exempt ? ['--limits-exempt', '127.0.0.1'] : []), ...more],
    {
      env: { ...process.env, BASTIDE_STATE: state },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const output = [];
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => output.push(text));
  const url = await ready(server, output);
  return { url, stop: () => stop(server, given === undefined ? state : null) };
}

/** Runs another of the program's commands to its end. */
export function runBinary(...args) {
  const { status, stdout, stderr } = spawnSync(binary(), args, { encoding: 'utf8' });
  return { status, stdout, stderr };
}

/** The address that the server prints once it serves. */
async function ready(server, output) {
  const deadline = Date.now() + WAIT_MS;
  while (Date.now() < deadline && server.exitCode === null) {
    const url = /serving (http:\S+)/.exec(output.join(''))?.[1];
    const answer = url && (await fetch(`${url}/readyz`).catch(() => null));
    if (answer?.ok) return url;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  server.kill('SIGKILL');
  throw new Error(`the server did not start:\n${output.join('')}`);
}

/** An empty folder that nobody else has. */
export function newFolder() {
  return mkdtempSync(join(tmpdir(), 'bastide-e2e-'));
}

/** `folder` is removed with it; null: nothing is. */
async function stop(server, folder) {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const stubborn = setTimeout(() => server.kill('SIGKILL'), STOP_MS);
  server.kill('SIGTERM');
  await ended;
  clearTimeout(stubborn);
  if (folder !== null) rmSync(folder, { recursive: true, force: true });
}
