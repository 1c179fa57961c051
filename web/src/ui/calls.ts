// Calls to a player who looks elsewhere: a notification of the device, and vibration. Only if the
// player wants them.

import { language } from '../i18n/index.ts';
import { address } from '../net/base.ts';
import { showRoomCode } from '../net/room_code.ts';
import { calls } from './settings.ts';

/** Whether this browser can show notifications here: at http:// addresses of a local network none does. */
export const canCall = (): boolean => 'Notification' in globalThis && isSecureContext;

/** Asks the browser's permission if needed; `calls` has the result. Call it from a press. */
export async function wishCalls(on: boolean): Promise<void> {
  const granted = on && (await Notification.requestPermission()) === 'granted';
  calls.value = granted ? 'on' : 'off';
}

const VIBRATION_MS = [120, 80, 120];

/**
 * Does nothing if calls are not wanted, and shows nothing while the page is visible. A press leads to the
 * present address. Calls of the server that come while the page is closed have the same tag.
 */
export async function callUser(title: string, room: string): Promise<void> {
  if (calls.value !== 'on' || !canCall() || Notification.permission !== 'granted') return;
  navigator.vibrate?.(VIBRATION_MS);
  if (!document.hidden) return;
  const options = {
    dir: 'ltr' as const,
    lang: language(),
    body: showRoomCode(room),
    tag: room,
    icon: address('/icons/192.png'),
    data: location.pathname,
  };
  const worker = await navigator.serviceWorker?.getRegistration();
  // Phones only take notifications from the worker.
  if (worker) return worker.showNotification(title, options);
  const notification = new Notification(title, options);
  notification.onclick = () => {
    window.focus();
    notification.close();
  };
}
