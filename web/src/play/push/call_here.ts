// Has the server call this device for the seats that are played here, or no more.

import { type Language, language } from '../../i18n/index.ts';
import type { Intention } from '../../net/intentions.ts';
import type { RoomView } from '../../net/protocol.gen.ts';
import { pushKey } from '../../net/push/push_key.ts';
import { type Device, presentDevice, subscribed } from '../../net/push/subscription.ts';
import { Refused } from '../../net/refused.ts';
import { wishCalls } from '../../ui/calls.ts';
import { calls } from '../../ui/settings.ts';
import type { Room } from '../room.ts';
import { inUtc } from './quiet_hours.ts';
import { type CallWish, keepWish, wishAt } from './wishes.ts';

type Subscribe = Extract<Intention, { type: 'push_subscribe' }>;
type Link = Pick<Room, 'code' | 'sendAsEach'>;

/**
 * `blocked`: the browser allows no notifications. `failed`: its push service does not answer. `refused`: the
 * server does not call that service.
 */
export type Outcome = 'called' | 'blocked' | 'failed' | 'refused';

/** How the server refuses an endpoint. */
const REFUSED_ENDPOINT = 'message/bad_value';

/**
 * Call it from a press, since it may ask the browser's permission. Rejects if the server refuses otherwise.
 */
export async function callHere(room: Link, wish: CallWish): Promise<Outcome> {
  await wishCalls(true);
  if (calls.value !== 'on') return 'blocked';
  const before = wishAt(room.code);
  const { told: _, ...anew } = wish;
  keepWish(room.code, { ...anew, ...(before?.device && { device: before.device }) });
  try {
    await tellServer(room, null);
    return 'called';
  } catch (reason) {
    keepWish(room.code, before);
    if (reason instanceof Refused && reason.code === REFUSED_ENDPOINT) return 'refused';
    if (reason instanceof Refused) throw reason;
    console.info('no push service:', reason);
    return 'failed';
  }
}

/** Other tables go on calling. */
export async function callNoMore(room: Link): Promise<void> {
  const device = (await presentDevice())?.id ?? wishAt(room.code)?.device;
  keepWish(room.code, null);
  if (device !== undefined) await room.sendAsEach(() => ({ type: 'push_unsubscribe', device }));
}

/** What the server shall know of this device. */
export function subscriptionOf(
  wish: CallWish,
  device: Device,
  behindUtc: number,
  language: Language,
): Subscribe {
  const { endpoint, p256dh, auth } = device;
  const quiet = wish.quiet && wish.quiet[0] !== wish.quiet[1] && inUtc(wish.quiet, behindUtc);
  return {
    type: 'push_subscribe',
    endpoint,
    p256dh,
    auth,
    language,
    kinds: [...wish.kinds],
    ...(quiet && { quiet }),
  };
}

/** Whether the server has to be told: it knows something else, or has dropped the device. */
export const isNews = (
  subscription: Subscribe,
  wish: CallWish,
  device: string,
  calledOn: readonly string[],
) => wish.told !== JSON.stringify(subscription) || !calledOn.includes(device);

/**
 * Tells the server what this device wishes of the room, if that is news. `view`: what the server says at
 * present; null: it is told in any case. Without a wish nothing happens.
 */
export async function tellServer(room: Link, view: Pick<RoomView, 'push'> | null): Promise<void> {
  const key = await pushKey();
  if (key === null || wishAt(room.code) === null) return;
  const device = await subscribed(key);
  const wish = wishAt(room.code);
  if (wish === null) return;
  const now = subscriptionOf(wish, device, new Date().getTimezoneOffset(), language());
  if (view !== null && !isNews(now, wish, device.id, view.push ?? [])) return;
  const { device: before } = wish;
  keepWish(room.code, { ...wish, device: device.id });
  await room.sendAsEach(() => now);
  const told = wishAt(room.code);
  if (told !== null) keepWish(room.code, { ...told, told: JSON.stringify(now) });
  if (before !== undefined && before !== device.id)
    await room.sendAsEach(() => ({ type: 'push_unsubscribe', device: before }));
}
