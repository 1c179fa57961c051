// Why no WebSocket opens although the server can be reached. Browsers do not tell a page, so the server is
// asked by a request that is answered with what a handshake would be.

import { signal } from '@preact/signals';
import { address } from './base.ts';
import { type Refused, refusedBy } from './refused.ts';

/** Null while sockets open, and while nothing is known. */
export const barred = signal<Refused | null>(null);

/** A socket may fail for many reasons that pass; so many in a row have one that stays. */
const FAILURES_TO_ASK = 2;

let failures = 0;

/** Call it for every socket to the server when it is made. */
export function watchOpening(socket: WebSocket): void {
  let opened = false;
  socket.addEventListener('open', () => {
    opened = true;
    failures = 0;
    barred.value = null;
  });
  socket.addEventListener('close', () => {
    if (opened) return;
    failures += 1;
    if (failures >= FAILURES_TO_ASK) void askWhy();
  });
}

/** No answer: the server is away, or the network is, and waiting is all there is to do. */
async function askWhy(): Promise<void> {
  const answer = await fetch(address('/ws'), { method: 'POST' }).catch(() => null);
  const why = answer && (await refusedBy(answer));
  if (failures >= FAILURES_TO_ASK) barred.value = why;
}
