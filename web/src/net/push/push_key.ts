// Whether this server calls browsers, and this one can be called.

import { address } from '../base.ts';
import type { About } from '../protocol.gen.ts';

/** Whether a page of this browser may subscribe: only over HTTPS and on localhost. */
export const canSubscribe = (): boolean =>
  globalThis.isSecureContext && 'PushManager' in globalThis && 'Notification' in globalThis && hasWorkers();

const hasWorkers = (): boolean => 'serviceWorker' in navigator;

/** Whether it is one of Apple's phones or tablets, on which only an installed site can subscribe. */
export const wantsInstalling = (): boolean =>
  globalThis.isSecureContext &&
  !canSubscribe() &&
  (/iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1));

const PATIENCE_MS = 5_000;

let asked: Promise<string | null> | null = null;

/** By which browsers subscribe to the calls of this server; null: it calls nobody, or is not there. */
export function pushKey(): Promise<string | null> {
  asked ??= askForKey().catch(() => {
    asked = null;
    return null;
  });
  return asked;
}

async function askForKey(): Promise<string | null> {
  const answer = await fetch(address('/api/v1'), { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!answer.ok) throw new Error(`the server answers ${answer.status}`);
  return ((await answer.json()) as About).push_key ?? null;
}
