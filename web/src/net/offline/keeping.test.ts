import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { keptOrFetched, kindOf, leaveLatest, MARK, newestAnswer, newestPage } from './keeping.ts';

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

/** The page as the server sends it, with this in its body. */
const page = (body: string, options: ResponseInit = {}) =>
  new Response(`<!doctype html><head>${MARK} /></head>${body}`, {
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
    ...options,
  });
const gone = () => Promise.reject(new TypeError('no network'));
const request = (path: string) => new Request(HOST + path);

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['GET', 'navigate', '/', 'page'],
  ['GET', 'navigate', '/r/ABC-DEF', 'page'],
  ['GET', 'navigate', '/g/0123#7', 'page'],
  ['GET', 'navigate', '/new?lang=de', 'page'],
  ['GET', 'navigate', '/help/', 'page'],
  ['GET', 'navigate', '/index.html', 'page'],
  ['GET', 'navigate', '/notices.txt', 'other'],
  ['GET', 'navigate', '/healthz', 'other'],
  ['GET', 'navigate', '/readyz', 'other'],
  ['GET', 'navigate', '/metrics', 'other'],
  ['GET', 'navigate', '/api/v1', 'other'],
  ['GET', 'navigate', '/newest', 'other'],
  ['GET', 'navigate', '/api/v1/games/0123', 'answer'],
  ['GET', 'cors', '/api/v1/games/0123/turns/0', 'answer'],
  ['GET', 'cors', '/api/v1/catalogue', 'answer'],
  ['GET', 'cors', '/api/v1/openapi.json', 'other'],
  ['POST', 'cors', '/api/v1/rooms', 'other'],
  ['GET', 'no-cors', '/assets/start-abc.js', 'part'],
  ['GET', 'no-cors', '/favicon.svg', 'answer'],
  ['GET', 'cors', '/metrics', 'other'],
])('%s (%s) of %s is of kind %s', (method, mode, path, kind) => {
  expect(kindOf({ method, mode, url: HOST + path }, `${HOST}/`)).toBe(kind);
});

test('nothing of other hosts is answered for', () => {
  for (const elsewhere of ['https://elsewhere.org/assets/a.js', `${HOST}.elsewhere.org/assets/a.js`])
    expect(kindOf({ method: 'GET', mode: 'cors', url: elsewhere }, `${HOST}/`)).toBe('other');
});

test.each([
  ['/bastide/', 'page'],
  ['/bastide/r/ABC-DEF', 'page'],
  ['/bastide/assets/start-abc.js', 'part'],
  ['/bastide/api/v1/catalogue', 'answer'],
  ['/bastide/notices.txt', 'other'],
  ['/', 'other'],
  ['/bastidee/', 'other'],
  ['/assets/start-abc.js', 'other'],
])('below a path, a navigation to %s is of kind %s', (path, kind) => {
  expect(kindOf({ method: 'GET', mode: 'navigate', url: HOST + path }, `${HOST}/bastide/`)).toBe(kind);
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
  const ask = async () => (await newestPage(cache, request('/r/ABC-DEF'), 60_000)).text();
  network(() => page('old'));
  expect(await ask()).toContain('old');
  network(() => page('new'));
  expect(await ask()).toContain('new');
  network(gone);
  expect(await ask()).toContain('new');
  network(() => page('bad gateway', { status: 502 }));
  expect(await ask()).toContain('new');
});

const html = { headers: { 'Content-Type': 'text/html' } };

test.each([
  ['an answer of the server', () => Response.json({ status: 'ok' })],
  ['text with the mark in it', () => page('text', { headers: { 'Content-Type': 'text/plain' } })],
  ['what has no type', () => new Response(new Blob([MARK]))],
  ['a notice of something between', () => new Response('<!doctype html><title>Sign in</title>', html)],
  ['the page of a fault', () => page('no', { status: 404, ...html })],
  ['what was led elsewhere', () => Object.defineProperty(page('no'), 'redirected', { value: true })],
])('only the page is kept as the page: not %s', async (_, other) => {
  const cache = fakeCache();
  network(() => page('page'));
  await newestPage(cache, request('/'), 60_000);
  network(other);
  await newestPage(cache, request('/r/ABC-DEF'), 60_000);
  network(gone);
  expect(await (await newestPage(cache, request('/'), 60_000)).text()).toContain('page');
});

test('what an earlier version kept as the page, and is none, is not shown as it', async () => {
  const cache = fakeCache();
  await cache.put('/', Response.json({ status: 'ok' }));
  network(() => new Response('busy', { status: 503 }));
  expect(await (await newestPage(cache, request('/'), 60_000)).text()).toBe('busy');
});

test('the page that is built has the mark', () => {
  const built = readFileSync(new URL('../../../index.html', import.meta.url), 'utf8');
  expect(built.split('<body>')[0]).toContain(MARK);
});

test('who has the page does not wait for a network that dawdles', async () => {
  const cache = fakeCache();
  network(() => page('old'));
  await newestPage(cache, request('/'), 60_000);
  network(() => new Promise<Response>(() => {}));
  expect(await (await newestPage(cache, request('/'), 1)).text()).toContain('old');
});

test('what was never seen cannot be answered', async () => {
  network(gone);
  await expect(newestPage(fakeCache(), request('/'), 1)).rejects.toThrow('no network');
});

test('a game that the server does not know is told so, whatever was kept', async () => {
  const cache = fakeCache();
  network(() => new Response('{}'));
  await newestAnswer(cache, request('/api/v1/games/1'), 60_000);
  network(() => new Response('', { status: 404 }));
  expect((await newestAnswer(cache, request('/api/v1/games/1'), 60_000)).status).toBe(404);
});

test('the latest are left', async () => {
  const cache = fakeCache();
  network(() => new Response('x'));
  for (const path of ['/a', '/b', '/c']) await keptOrFetched(cache, request(path));
  await leaveLatest(cache, 2);
  expect((await cache.keys()).map(({ url }) => new URL(url).pathname)).toEqual(['/b', '/c']);
});
