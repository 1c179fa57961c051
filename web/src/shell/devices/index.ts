// What a page loads of sharing with other devices: nothing, unless this device has a key.

import { withTexts } from '../../i18n/index.ts';
import { chunk } from '../../net/chunk.ts';
import { whenIdle } from '../../net/when_idle.ts';
import { lazy } from '../../ui/lazy.tsx';
import { hasKey } from './has_key.ts';

const follower = chunk(() => import('./keep_in_step.ts'));

/** Keeps a device that has a key in step with the others. */
export function followDevices(): void {
  if (hasKey()) whenIdle(() => follower().then(({ follow }) => follow(), console.info));
}

export const DeviceCard = lazy(
  withTexts(['devices'], async () => (await import('./device_card.tsx')).DeviceCard),
);
