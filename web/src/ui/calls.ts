// Calls to a player who looks elsewhere: a notification of the device, and vibration.
// Only for who wants them.

import { calls } from './settings.ts';

/** Whether this browser can. */
export const canCall = (): boolean => 'Notification' in globalThis;

/** Asks the browser where it has to be asked; `calls` tells in the end. Call it from a press. */
export async function wishCalls(on: boolean): Promise<void> {
  const granted = on && (await Notification.requestPermission()) === 'granted';
  calls.value = granted ? 'on' : 'off';
}

const VIBRATION_MS = [120, 80, 120];

/**
 * Does nothing where calls are not wanted, and shows nothing to who looks at the page.
 * `path`: where the press leads.
 */
export async function callUser(title: string, body: string, path: string): Promise<void> {
  if (calls.value !== 'on' || !canCall() || Notification.permission !== 'granted') return;
  navigator.vibrate?.(VIBRATION_MS);
  if (!document.hidden) return;
  const options = { body, tag: path, icon: '/icons/192.png', data: path };
  const worker = await navigator.serviceWorker?.getRegistration();
  // Phones take notifications from the worker alone.
  if (worker) return worker.showNotification(title, options);
  const notification = new Notification(title, options);
  notification.onclick = () => {
    window.focus();
    notification.close();
  };
}
