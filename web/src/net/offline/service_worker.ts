// The site's service worker: it opens the site without a network. It is built as sw.js, a separate file
// beside the page.

import {
  KEPT_MAX,
  type Kind,
  keptOrFetched,
  kindOf,
  leaveLatest,
  newestAnswer,
  newestPage,
  PAGE,
} from './keeping.ts';

// The types of service workers and of pages exclude each other: this declares what is used here.
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Told extends Lasting {
  data: { keep: string[] };
}
interface Pressed extends Lasting {
  notification: Notification;
}
interface Window {
  url: string;
  focus(): Promise<unknown>;
}
interface ServiceWorker {
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: Told) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Pressed) => void): void;
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(wanted: { type: 'window' }): Promise<readonly Window[]>;
    openWindow(path: string): Promise<unknown>;
  };
  location: Location;
}

const worker = self as unknown as ServiceWorker;
/** The address of the site: this file lies beside its page. */
const SITE = new URL(PAGE, worker.location.href).href;

const open = (kind: Exclude<Kind, 'other'>) => caches.open(`bastide.${kind}`);

const WAYS = { page: newestPage, part: keptOrFetched, answer: newestAnswer };

async function answer(kind: Exclude<Kind, 'other'>, request: Request): Promise<Response> {
  return WAYS[kind](await open(kind), request);
}

/** Keeps what a page loaded before this worker was there, mostly from the browser's cache. */
async function keep(urls: readonly string[]): Promise<void> {
  for (const url of [PAGE, ...urls]) {
    const request = new Request(url);
    const kind = url === PAGE ? 'page' : kindOf(request, SITE);
    if (kind !== 'other') await answer(kind, request).catch(() => {});
  }
  for (const kind of ['part', 'answer'] as const) await leaveLatest(await open(kind), KEPT_MAX[kind]);
}

/** Goes to the window in which it is somebody's turn, or opens a new one. */
async function goTo(path: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window' });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  await (there ? there.focus() : worker.clients.openWindow(path));
}

// A new version takes over at once: the page's parts have other names in each, so they do not
// disturb each other.
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('message', (event) => event.waitUntil(keep(event.data.keep)));
worker.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, SITE);
  if (kind !== 'other') event.respondWith(answer(kind, event.request));
});
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data as string));
});
