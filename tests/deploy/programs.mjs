// Programs beside the server: started, listened to, ended.

import { spawn } from 'node:child_process';
import { openDoor } from '../e2e/door.mjs';

const PATIENCE_MS = 60_000;

/**
 * Starts a program. `line` waits for a line that the pattern matches, `ended` for the end; both throw its
 * output if that fails.
 */
export function start(command, args = [], options = {}) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  const state = { said: '', status: undefined, wake: () => {} };
  const changed = () => state.wake();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      state.said += text;
      changed();
    });
  }
  child.on('error', (error) => {
    state.said += error.message;
    state.status = -1;
    changed();
  });
  child.on('close', (code, signal) => {
    state.status ??= code ?? signal;
    changed();
  });
  const until = async (found, what) => {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      const got = found();
      if (got) return got;
      if (state.status !== undefined || Date.now() > deadline)
        throw new Error(`${command}: ${what} did not come (status ${state.status}); it said:\n${state.said}`);
      await new Promise((resolve) => {
        const timer = setTimeout(resolve, 500);
        state.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  };
  return {
    said: () => state.said,
    running: () => state.status === undefined,
    line: (pattern) => until(() => state.said.match(pattern), pattern),
    /** Its exit code. */
    ended: async () => (await until(() => state.status !== undefined && [state.status], 'the end'))[0],
    /** Ends it by this signal. */
    async stop(signal = 'SIGTERM') {
      if (state.status === undefined) child.kill(signal);
      return (await until(() => state.status !== undefined && [state.status], 'the end'))[0];
    },
    signal: (name) => child.kill(name),
  };
}

/** Asks again until `ask` gives something. */
export async function eventually(ask, what) {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const got = await ask();
    if (got) return got;
    if (Date.now() > deadline) throw new Error(`${what} did not come`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * A door before `url` that slams once: when the server has sent `bytes` through one connection.
 * It can lead elsewhere later.
 */
export async function slammingDoor(url, bytes = Number.POSITIVE_INFINITY) {
  let target = url;
  let slammed = 0;
  const door = await openDoor(
    () => target,
    (client, server) => {
      let sent = 0;
      client.on('data', (data) => server.write(data));
      server.on('data', (data) => {
        sent += data.length;
        if (slammed > 0 || sent <= bytes) return client.write(data);
        ++slammed;
        client.resetAndDestroy(); // what has just come is lost
        server.resetAndDestroy();
      });
    },
  );
  return {
    ...door,
    slammed: () => slammed,
    leadTo(other) {
      target = other;
      door.slam();
    },
  };
}
