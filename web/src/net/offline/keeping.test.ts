import { afterEach, expect, test, vi } from 'vitest';
import { fetchedOrKept, keptOrFetched, kindOf, leaveLatest } from './keeping.ts';

const HOST = 'https://play.example.org';

/** The part of a browser's cache that is used. */
function fakeCache(): Cache {
  const kept = new Map<string, Response>();
  const urlOf = (key: RequestInfo | URL) => (key instanceof Request ? key.url : String(key));
  return {
    match: async (key: RequestInfo) => kept.get(urlOf(key))?.clone(),
    put: async (key: RequestInfo, response: Response) => {
      kept.delete(urlOf(key));
      kept.set(urlOf(key), response);
    },
    delete: async (key: RequestInfo) => kept.delete(urlOf(key)),
    keys: async () => [...kept.keys()].map((url) => new Request(url)),
  } as unknown as Cache;
}

function network(answer: () => Promise<Response> | Response) {
  const fetched = vi.fn(async () => answer());
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const gone = () => Promise.reject(new TypeError('no network'));
const request = (path: string) => new Request(HOST + path);

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['GET', 'navigate', '/', 'page'],
  ['GET', 'navigate', '/r/ABC-DEF', 'page'],
  ['GET', 'navigate', '/g/0123#7', 'page'],
  ['GET', 'navigate', '/notices.txt', 'other'],
  ['GET', 'navigate', '/api/v1/games/0123', 'answer'],
  ['GET', 'cors', '/api/v1/games/0123/turns/0', 'answer'],
  ['GET', 'cors', '/api/v1/catalogue', 'answer'],
  ['GET', 'cors', '/api/v1/openapi.json', 'other'],
  ['POST', 'cors', '/api/v1/rooms', 'other'],
  ['GET', 'no-cors', '/assets/start-abc.js', 'part'],
  ['GET', 'no-cors', '/favicon.svg', 'answer'],
  ['GET', 'cors', '/metrics', 'other'],
])('%s (%s) of %s is of kind %s', (method, mode, path, kind) => {
  expect(kindOf({ method, mode, url: HOST + path }, HOST)).toBe(kind);
});

test('nothing of other hosts is answered for', () => {
  expect(kindOf({ method: 'GET', mode: 'cors', url: 'https://elsewhere.org/assets/a.js' }, HOST)).toBe(
    'other',
  );
});

test('a part is fetched once', async () => {
  const fetched = network(() => new Response('code'));
  const cache = fakeCache();
  for (let i = 0; i < 2; i++)
    expect(await (await keptOrFetched(cache, request('/assets/a.js'))).text()).toBe('code');
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a part that is missing is not kept as missing', async () => {
  const cache = fakeCache();
  network(() => new Response('', { status: 404 }));
  expect((await keptOrFetched(cache, request('/assets/a.js'))).status).toBe(404);
  network(() => new Response('code'));
  expect((await keptOrFetched(cache, request('/assets/a.js'))).status).toBe(200);
});

test('the newest page is shown while the server answers, the kept one without a network, or behind a door to nowhere', async () => {
  const cache = fakeCache();
  const ask = async () => (await fetchedOrKept(cache, request('/r/ABC-DEF'), '/', 60_000)).text();
  network(() => new Response('old'));
  expect(await ask()).toBe('old');
  network(() => new Response('new'));
  expect(await ask()).toBe('new');
  network(gone);
  expect(await ask()).toBe('new');
  network(() => new Response('bad gateway', { status: 502 }));
  expect(await ask()).toBe('new');
});

test('who has the page does not wait for a network that dawdles', async () => {
  const cache = fakeCache();
  network(() => new Response('old'));
  await fetchedOrKept(cache, request('/'), '/', 60_000);
  network(() => new Promise<Response>(() => {}));
  expect(await (await fetchedOrKept(cache, request('/'), '/', 1)).text()).toBe('old');
});

test('what was never seen cannot be answered', async () => {
  network(gone);
  await expect(fetchedOrKept(fakeCache(), request('/'), '/', 1)).rejects.toThrow('no network');
});

test('a game that the server does not know is told so, whatever was kept', async () => {
  const cache = fakeCache();
  network(() => new Response('{}'));
  await fetchedOrKept(cache, request('/api/v1/games/1'), 'key', 60_000);
  network(() => new Response('', { status: 404 }));
  expect((await fetchedOrKept(cache, request('/api/v1/games/1'), 'key', 60_000)).status).toBe(404);
});

test('the latest are left', async () => {
  const cache = fakeCache();
  network(() => new Response('x'));
  for (const path of ['/a', '/b', '/c']) await keptOrFetched(cache, request(path));
  await leaveLatest(cache, 2);
  expect((await cache.keys()).map(({ url }) => new URL(url).pathname)).toEqual(['/b', '/c']);
});
