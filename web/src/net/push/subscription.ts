// This browser's subscription at its push service, one for all tables.

import { address } from '../base.ts';
import { toBase64Url, toHex } from '../bytes.ts';

/** As the server wants to know it. */
export interface Device {
  /** How the server's views name it. */
  id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
}

const registered = () => navigator.serviceWorker.getRegistration(address('/'));

/** Subscribes if this browser has not yet, or only for another key. Rejects with what the browser refuses. */
export async function subscribed(key: string): Promise<Device> {
  await navigator.serviceWorker.register(address('/sw.js'));
  const { pushManager } = await navigator.serviceWorker.ready;
  const present = await pushManager.getSubscription();
  if (present !== null && isFor(present, key)) return deviceOf(present);
  await present?.unsubscribe(); // there is one at a time
  return deviceOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
}

/** Null: this browser has no subscription. */
export async function presentDevice(): Promise<Device | null> {
  const present = await (await registered())?.pushManager.getSubscription();
  return present ? deviceOf(present) : null;
}

/** Some browsers do not tell for which key it is. */
function isFor({ options }: PushSubscription, key: string): boolean {
  const known = options?.applicationServerKey;
  return !known || toBase64Url(new Uint8Array(known)) === key;
}

async function deviceOf(subscription: PushSubscription): Promise<Device> {
  const key = (name: PushEncryptionKeyName) => toBase64Url(new Uint8Array(subscription.getKey(name)!));
  const { endpoint } = subscription;
  return { id: await deviceId(endpoint), endpoint, p256dh: key('p256dh'), auth: key('auth') };
}

/** The first 16 hex digits of the SHA-256 of an endpoint. */
export async function deviceId(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return toHex(new Uint8Array(digest)).slice(0, 16);
}
