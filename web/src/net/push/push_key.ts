// Whether this server calls browsers, and this one can be called.

import { aboutServer } from '../about.ts';

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

/** By which browsers subscribe to the calls of this server; null: it calls nobody, or is not there. */
export const pushKey = async (): Promise<string | null> => (await aboutServer())?.push_key ?? null;
