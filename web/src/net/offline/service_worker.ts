// The site's service worker: it opens the site without a network, and calls while it is closed. It is built
// as sw.js, a separate file beside the page.

import { answerPushes, type PushWorker } from '../push/answer_pushes.ts';
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
interface Messaged extends Lasting {
  data: { keep: string[] };
}
interface ServiceWorker {
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: Messaged) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
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

// A new version takes over at once: the page's parts have other names in each, so they do not
// disturb each other.
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('message', (event) => event.waitUntil(keep(event.data.keep)));
worker.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, SITE);
  if (kind !== 'other') event.respondWith(answer(kind, event.request));
});
answerPushes(self as unknown as PushWorker, SITE);
