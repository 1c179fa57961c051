// What a page loads of sharing with other devices: nothing, unless this device has a key.

import { chunk } from '../../net/chunk.ts';
import { whenIdle } from '../../net/when_idle.ts';
import { lazy } from '../../ui/lazy.tsx';
import { hasKey } from './has_key.ts';

const part = chunk(() => import('./sharing.ts'));

/** With its texts, which it brings itself. */
async function sharing() {
  const all = await part();
  await all.loadTexts(['start']);
  return all;
}

/** Keeps a device that has a key in step with the others. */
export function followDevices(): void {
  if (hasKey()) whenIdle(() => sharing().then(({ follow }) => follow(), console.info));
}

export const DeviceCard = lazy(async () => (await sharing()).DeviceCard);
export const DeviceScreen = lazy(async () => (await sharing()).DeviceScreen, { screen: true });
