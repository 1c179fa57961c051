// The service worker's part of calls: it shows them, leads to their table, and keeps the subscription.

import { showRoomCode } from '../room_code.ts';
import { noticeOf } from './notice.ts';
import { forgetWaiting, noteWaiting, settle, showBadge } from './waiting.ts';

// The types of service workers and of pages exclude each other: this declares what is used here.
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Pushed extends Lasting {
  data: { text(): string } | null;
}
interface Pressed extends Lasting {
  notification: Notification;
}
interface Changed extends Lasting {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
}
interface Window {
  url: string;
  visibilityState: string;
  focus(): Promise<unknown>;
}
export interface PushWorker {
  addEventListener(type: 'push', listener: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Pressed) => void): void;
  addEventListener(type: 'pushsubscriptionchange', listener: (event: Changed) => void): void;
  clients: {
    matchAll(wanted: { type: 'window'; includeUncontrolled: true }): Promise<readonly Window[]>;
    openWindow(path: string): Promise<unknown>;
  };
  registration: ServiceWorkerRegistration;
}

/** `site`: the address of the home page. */
export function answerPushes(worker: PushWorker, site: string): void {
  const windowsAt = async (path: string) => {
    const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
    return windows.filter(({ url }) => new URL(url).pathname === path);
  };

  /** One notification a table: the next one takes the place of the last. */
  const show = async (text: string) => {
    const { title, body, lang, room, waits, rings } = noticeOf(text);
    const path = new URL(room && `r/${showRoomCode(room)}`, site).pathname;
    const shown = await worker.registration.getNotifications({ tag: room });
    const isNew = !shown.some((other) => other.title === title);
    await worker.registration.showNotification(title, {
      body,
      lang,
      dir: 'ltr',
      tag: room,
      renotify: room !== '' && (rings === 'always' || (rings === 'if new' && isNew)),
      icon: new URL('icons/192.png', site).href,
      badge: new URL('icons/badge.png', site).href,
      data: path,
    } as NotificationOptions);
    if (room === '') return;
    // Only now: browsers count messages that show nothing.
    if ((await windowsAt(path)).some(({ visibilityState }) => visibilityState === 'visible'))
      return settle(worker.registration, site, room);
    if (waits === true) await noteWaiting(site, room);
    if (waits === false) await forgetWaiting(site, room);
    await showBadge(site);
  };

  const goTo = async (path: string) => {
    const [there] = await windowsAt(path);
    await (there ? there.focus() : worker.clients.openWindow(path));
  };

  /** The browser or its service has ended a subscription. The page tells the server at its next visit. */
  const renew = async ({ oldSubscription, newSubscription }: Changed) => {
    if (!newSubscription && oldSubscription)
      await worker.registration.pushManager.subscribe(oldSubscription.options);
  };

  worker.addEventListener('push', (event) => event.waitUntil(show(event.data?.text() ?? '')));
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(goTo(event.notification.data as string));
  });
  worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));
}
