// Ports of 127.0.0.1 that stay free until they are used.

import { createServer } from 'node:net';
import process from 'node:process';

/** Below the kernel's own range: no outgoing connection and nobody's "any port" takes one of these. */
const FIRST = 10240;
const PORTS = 32768 - FIRST;
const OF_PROCESS = 64;
let taken = 0;

const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** A free port, given once; other test processes are given others. */
export async function freePort() {
  for (let tries = 0; tries < PORTS; tries++) {
    const port = FIRST + ((process.pid * OF_PROCESS + taken++) % PORTS);
    if (await isFree(port)) return port;
  }
  throw new Error('no free port');
}
