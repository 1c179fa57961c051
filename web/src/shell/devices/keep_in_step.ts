// Keeps this device in step with the others that have its key: when the page loads, comes into sight or gets
// its network back, and a little after something has changed here.

import { type ReadonlySignal, signal } from '@preact/signals';
import { t } from '../../i18n/index.ts';
import { type Parcel, putParcel, readParcel, removeParcel } from '../../net/parcels.ts';
import { keysOf, newKey, openSealed, type ParcelKeys, sealText } from '../../net/sealed.ts';
import { whenStoredElsewhere } from '../../net/storage.ts';
import { showNotice } from '../../ui/notices.ts';
import { gamesChanged } from '../my_games/kept_games.ts';
import { type DeviceKey, deviceKey, forgetKey, keepKey, NO_BASE, wasCut } from './device_key.ts';
import { settleRenewals } from './renew_seats.ts';
import {
  baseNow,
  fitted,
  isSame,
  merge,
  readShared,
  type Shared,
  SIZES,
  sharedHere,
  takeShared,
  textOf,
} from './shared.ts';

/** After a change, until more of it may come; and at least between two parcels that are put by themselves. */
const SETTLED_MS = 5_000;
const REST_MS = 30_000;
/** What every server takes that keeps parcels as it does by default. */
const PARCEL_BYTES_MAX = 250_000;
/** Others may be faster so often. */
const ATTEMPTS = 6;

/** `off`: there is no key. `cut`: there was one, and its parcel is gone. */
export type State = 'off' | 'cut' | 'at_work' | 'in_step' | 'unreachable';

const present = signal<State>('off');
/** When this device was last in step, in ms since 1970. */
const when = signal(0);
export const state: ReadonlySignal<State> = present;
export const inStepSince: ReadonlySignal<number> = when;

/** What lay there last. */
let last: { version: number; shared: Shared } | null = null;

/** Makes a key for this device, and the parcel that others join. Rejects if the server takes none. */
export async function beginSharing(): Promise<void> {
  await makeParcel([]);
  follow();
}

/** Whose link was opened. `none`: there is nothing at its key, or nothing that can be read. */
export async function joinDevices(key: string): Promise<{ added: number } | 'none' | 'unkept'> {
  const keys = keysOf(key);
  const parcel = await readParcel(keys.id);
  const shared = parcel && (await opened(parcel as Parcel, keys));
  if (shared === null) return 'none';
  const { version } = parcel as Parcel;
  const former = deviceKey()?.former ?? [];
  const added = takeShared(NO_BASE, merge(NO_BASE, sharedHere(), shared));
  if (!keepKey({ key, version, base: baseNow(NO_BASE), former })) return 'unkept';
  last = null;
  follow();
  await stepAgain();
  return { added };
}

/** On this device alone: the others go on. */
export function stopSharing(): void {
  forgetKey();
  last = null;
  present.value = 'off';
}

/** A new key with a parcel of its own, in the place of the present one, whose parcel goes. */
export async function renewKey(): Promise<void> {
  const { key, former } = deviceKey()!;
  await makeParcel([...former, key]);
  await removeFormer();
}

async function makeParcel(former: readonly string[]): Promise<void> {
  const key = newKey();
  const keys = keysOf(key);
  const base = baseNow(deviceKey()?.base ?? NO_BASE);
  const { shared, bytes } = await packed(sharedHere(), keys);
  const version = await putParcel(keys, 0, bytes);
  if (typeof version !== 'number') throw new Error('a parcel lies there already');
  if (!keepKey({ key, version, base, former })) throw new Unkept();
  last = { version, shared };
  arrived();
}

/** The browser keeps nothing, so no key either. */
export class Unkept extends Error {}

let follows = false;

/** Keeps in step from now on, as long as this device has a key. */
export function follow(): void {
  if (present.value === 'off' && deviceKey() !== null) present.value = 'at_work';
  if (present.value === 'off' && wasCut()) present.value = 'cut';
  if (follows) return;
  follows = true;
  let first = true;
  gamesChanged.subscribe(() => {
    if (!first) soon();
    first = false;
  });
  whenStoredElsewhere('bastide.seats', soon);
  addEventListener('focus', () => void step());
  addEventListener('online', () => void step());
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden || timer !== undefined) void step();
  });
  void step();
  void settleRenewals().then(soon);
}

let timer: ReturnType<typeof setTimeout> | undefined;

function soon(): void {
  if (timer !== undefined) return;
  const rest = last === null ? 0 : when.peek() + REST_MS - Date.now();
  timer = setTimeout(() => void step(), Math.max(SETTLED_MS, rest));
}

let running: Promise<void> | null = null;

/** Brings this device and the others in step now. Never rejects: `state` tells how it went. */
export function step(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  running ??= stepOnce().finally(() => {
    running = null;
  });
  return running;
}

/** The same, with what has changed until now. */
export async function stepAgain(): Promise<void> {
  await running;
  await step();
}

async function stepOnce(): Promise<void> {
  if (deviceKey() === null) return;
  present.value = 'at_work';
  try {
    await removeFormer();
    for (let attempt = 0; attempt < ATTEMPTS; ++attempt) {
      const kept = deviceKey();
      if (kept === null) return;
      const done = await exchange(kept, keysOf(kept.key));
      // Renewed meanwhile, here or in another tab: then with the new key.
      if (done === 'gone' && deviceKey()?.key === kept.key) return cutOff();
      if (done === 'in_step') return arrived();
    }
    present.value = 'unreachable';
  } catch (reason) {
    console.info('other devices were not reached:', reason);
    if (deviceKey() !== null) present.value = 'unreachable';
  }
}

function arrived(): void {
  when.value = Date.now();
  present.value = 'in_step';
}

async function exchange(kept: DeviceKey, keys: ParcelKeys): Promise<'in_step' | 'moved_on' | 'gone'> {
  const parcel = await readParcel(keys.id, last?.version);
  if (parcel === null) return 'gone';
  if (parcel !== 'known') {
    // What can't be read was written by nobody with this key, or by a newer page.
    const shared = await opened(parcel, keys);
    if (shared === null) throw new Error('the parcel can not be read');
    last = { version: parcel.version, shared };
  }
  const { version, shared: there } = last!;
  const base = baseNow(kept.base);
  const merged = merge(base, sharedHere(), there);
  const { shared, bytes } = await packed(merged, keys);
  if (deviceKey()?.key !== kept.key) return 'moved_on';
  takeShared(base, merged);
  const put = isSame(shared, there) ? version : await putParcel(keys, version, bytes);
  if (typeof put !== 'number') return put;
  if (deviceKey()?.key !== kept.key) return 'moved_on';
  last = { version: put, shared };
  keepKey({ ...kept, version: put, base: baseNow(base), former: deviceKey()!.former });
  return 'in_step';
}

async function opened({ bytes }: Parcel, keys: ParcelKeys): Promise<Shared | null> {
  const text = await openSealed(bytes, keys);
  return text === null ? null : readShared(text);
}

/** As much of it as a parcel holds, the latest games before others, and their boards last. */
async function packed(all: Shared, keys: ParcelKeys) {
  for (let size = 0; ; ++size) {
    const shared = fitted(all, size);
    const bytes = await sealText(textOf(shared), keys);
    if (bytes.length <= PARCEL_BYTES_MAX || size === SIZES.length - 1) return { shared, bytes };
  }
}

/** What a renewed key has left behind. What can't be removed now is tried again. */
async function removeFormer(): Promise<void> {
  for (const former of deviceKey()?.former ?? []) {
    try {
      await removeParcel(keysOf(former));
    } catch (reason) {
      console.info('the former parcel stays for now:', reason);
      continue;
    }
    const kept = deviceKey();
    if (kept !== null) keepKey({ ...kept, former: kept.former.filter((other) => other !== former) });
  }
}

function cutOff(): void {
  forgetKey(true);
  last = null;
  present.value = 'cut';
  showNotice(t('devices.cutNotice'), { stays: true });
}
