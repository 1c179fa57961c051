// While somebody looks at a table, and once the turn is played, no notification of this device calls there.

import { linkTo } from '../../net/base.ts';
import { settle } from '../../net/push/waiting.ts';
import { ownToAct } from '../playing.ts';
import type { Room } from '../room.ts';

/** Starts following the room; returns how to stop. */
export function settleCalls(room: Room): () => void {
  const isMine = () => room.view.peek() !== null && ownToAct(room.view.peek()!) !== null;
  let mine = isMine();
  const seen = () => {
    if (!document.hidden) void settleHere(room.code);
  };
  const stop = room.onEvents(() => {
    const before = mine;
    mine = isMine();
    if (before && !mine) void settleHere(room.code);
  });
  document.addEventListener('visibilitychange', seen);
  seen();
  return () => {
    document.removeEventListener('visibilitychange', seen);
    stop();
  };
}

async function settleHere(room: string): Promise<void> {
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker) await settle(worker, linkTo('/'), room);
  } catch (reason) {
    console.info('nothing is known of calls:', reason);
  }
}
