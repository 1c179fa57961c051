import { beforeEach, expect, test, vi } from 'vitest';
import { answerPushes, type PushWorker } from './answer_pushes.ts';

const SITE = 'https://play.example.org/tables/';
const PATH = '/tables/r/ABCD-EFGH';

interface Shown {
  title: string;
  tag: string;
  renotify?: boolean;
  data: unknown;
  close(): void;
}

/** The part of a service worker that is used; `windows`: what is open, by path. */
function fakeWorker(windows: Record<string, 'visible' | 'hidden'> = {}) {
  const listeners = new Map<string, (event: unknown) => void>();
  const shown: Shown[] = [];
  const focused: string[] = [];
  const opened: string[] = [];
  const subscribe = vi.fn(async () => ({}));
  const worker = {
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
    clients: {
      matchAll: async () =>
        Object.entries(windows).map(([path, visibilityState]) => ({
          url: `https://play.example.org${path}?lang=de`,
          visibilityState,
          focus: async () => focused.push(path),
        })),
      openWindow: async (path: string) => opened.push(path),
    },
    registration: {
      getNotifications: async ({ tag }: { tag: string }) => shown.filter((one) => one.tag === tag),
      showNotification: async (title: string, options: Omit<Shown, 'title' | 'close'>) => {
        const same = shown.findIndex(({ tag }) => tag === options.tag);
        if (same >= 0) shown.splice(same, 1);
        const one: Shown = { ...options, title, close: () => shown.splice(shown.indexOf(one), 1) };
        shown.push(one);
      },
      pushManager: { subscribe },
    },
  };
  answerPushes(worker as unknown as PushWorker, SITE);
  const tell = async (type: string, event: object) => {
    let work: Promise<unknown> = Promise.resolve();
    listeners.get(type)!({ ...event, waitUntil: (promise: Promise<unknown>) => (work = promise) });
    await work;
  };
  const push = (message: object | null) =>
    tell('push', { data: message && { text: () => JSON.stringify({ language: 'en', ...message }) } });
  return { shown, focused, opened, subscribe, tell, push };
}

const badge = vi.fn(async (_count: number) => {});
beforeEach(() => {
  const kept = new Set<string>();
  vi.stubGlobal('caches', {
    open: async () => ({
      put: async (key: string) => kept.add(key),
      delete: async (key: string) => kept.delete(key),
      keys: async () => [...kept].map((url) => ({ url })),
    }),
  });
  badge.mockClear();
  vi.stubGlobal('navigator', { setAppBadge: badge });
});

test('a table has one notification, the latest', async () => {
  const { shown, push } = fakeWorker();
  await push({ kind: 'turn', room: 'ABCDEFGH' });
  await push({ kind: 'over', room: 'ABCDEFGH' });
  await push({ kind: 'seat', room: 'BCDEFGHJ' });
  expect(shown.map(({ title, tag, data }) => [title, tag, data])).toEqual([
    ['The game is over', 'ABCDEFGH', PATH],
    ['Somebody sat down', 'BCDEFGHJ', '/tables/r/BCDE-FGHJ'],
  ]);
});

test('the same turn calls once, its time each time, and nothing else calls again', async () => {
  const { shown, push } = fakeWorker();
  const rings: unknown[] = [];
  for (const kind of ['turn', 'turn', 'time', 'time', 'turn', 'over', 'rematch']) {
    await push({ kind, room: 'ABCDEFGH' });
    rings.push(shown[0]!.renotify);
  }
  expect(rings).toEqual([true, false, true, true, true, false, false]);
});

test('a message that cannot be read shows a notification that leads home', async () => {
  const { shown, push } = fakeWorker();
  await push(null);
  expect(shown).toMatchObject([{ title: 'Something has happened at your table', data: '/tables/' }]);
  expect(shown[0]!.renotify).toBe(false); // browsers refuse it without a tag
});

test('the badge counts tables that wait, until they are over', async () => {
  const { push } = fakeWorker();
  await push({ kind: 'turn', room: 'ABCDEFGH' });
  await push({ kind: 'time', room: 'ABCDEFGH' });
  await push({ kind: 'turn', room: 'BCDEFGHJ' });
  await push({ kind: 'rematch', room: 'CDEFGHJK' });
  await push({ kind: 'over', room: 'ABCDEFGH' });
  expect(badge.mock.calls.flat()).toEqual([1, 1, 2, 2, 1]);
});

test('who looks at the table is not called, and its notification is gone again', async () => {
  const { shown, push } = fakeWorker({ [PATH]: 'visible', '/tables/': 'visible' });
  await push({ kind: 'turn', room: 'ABCDEFGH' });
  expect(shown).toEqual([]);
  expect(badge.mock.calls.flat()).toEqual([0]);
  await push({ kind: 'turn', room: 'BCDEFGHJ' });
  expect(shown).toHaveLength(1);
});

test('a press goes to the window of the table, hidden or not, or else opens one', async () => {
  const there = fakeWorker({ '/tables/': 'visible', [PATH]: 'hidden' });
  const close = vi.fn();
  await there.tell('notificationclick', { notification: { data: PATH, close } });
  expect([there.focused, there.opened]).toEqual([[PATH], []]);
  expect(close).toHaveBeenCalledOnce();
  const elsewhere = fakeWorker({ '/tables/': 'visible' });
  await elsewhere.tell('notificationclick', { notification: { data: PATH, close } });
  expect([elsewhere.focused, elsewhere.opened]).toEqual([[], [PATH]]);
});

test('a subscription that ended is made anew as it was, unless the browser has done so', async () => {
  const { subscribe, tell } = fakeWorker();
  const options = { userVisibleOnly: true };
  await tell('pushsubscriptionchange', { oldSubscription: { options }, newSubscription: null });
  expect(subscribe.mock.calls).toEqual([[options]]);
  await tell('pushsubscriptionchange', { oldSubscription: { options }, newSubscription: {} });
  await tell('pushsubscriptionchange', {});
  expect(subscribe).toHaveBeenCalledOnce();
});
