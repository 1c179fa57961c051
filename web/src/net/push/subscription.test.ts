import { afterEach, expect, test, vi } from 'vitest';
import { toBase64Url } from '../bytes.ts';
import { deviceId, presentDevice, subscribed } from './subscription.ts';

const KEY = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
const OTHER_KEY = KEY.replace('BCV', 'BDW');

function subscription(endpoint: string, key: string | null) {
  const bytes =
    key === null
      ? null
      : Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
  return {
    endpoint,
    options: { applicationServerKey: bytes?.buffer },
    getKey: (name: string) => new Uint8Array(name === 'auth' ? 16 : 65).fill(7).buffer,
    unsubscribe: vi.fn(async () => true),
  };
}

function browserWith(present: ReturnType<typeof subscription> | null) {
  const subscribe = vi.fn(async ({ applicationServerKey }: { applicationServerKey: string }) =>
    subscription('https://push.example.org/new', applicationServerKey),
  );
  const registration = { pushManager: { getSubscription: async () => present, subscribe } };
  vi.stubGlobal('navigator', {
    serviceWorker: {
      register: async () => registration,
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
    },
  });
  return subscribe;
}

afterEach(() => vi.unstubAllGlobals());

test('a device is named by the first 16 hex digits of its endpoint’s SHA-256', async () => {
  expect(await deviceId('abc')).toBe('ba7816bf8f01cfea');
  expect(await deviceId('')).toBe('e3b0c44298fc1c14');
});

test('a browser subscribes once', async () => {
  const subscribe = browserWith(null);
  expect(await presentDevice()).toBeNull();
  expect(await subscribed(KEY)).toEqual({
    id: await deviceId('https://push.example.org/new'),
    endpoint: 'https://push.example.org/new',
    p256dh: toBase64Url(new Uint8Array(65).fill(7)),
    auth: toBase64Url(new Uint8Array(16).fill(7)),
  });
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEY });
});

test.each([
  ['with the key', KEY],
  ['that does not tell its key', null],
])('a subscription %s is kept', async (_, key) => {
  const present = subscription('https://push.example.org/old', key);
  const subscribe = browserWith(present);
  expect((await subscribed(KEY)).endpoint).toBe('https://push.example.org/old');
  expect([present.unsubscribe, subscribe].map((called) => called.mock.calls.length)).toEqual([0, 0]);
});

test('one for another key of the server is replaced', async () => {
  const present = subscription('https://push.example.org/old', OTHER_KEY);
  const subscribe = browserWith(present);
  expect((await subscribed(KEY)).endpoint).toBe('https://push.example.org/new');
  expect(present.unsubscribe.mock.invocationCallOrder[0]!).toBeLessThan(
    subscribe.mock.invocationCallOrder[0]!,
  );
});
