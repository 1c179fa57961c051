import { afterEach, expect, test, vi } from 'vitest';
import { frameOf } from './embedded.ts';
import type { Socket } from './socket.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const at = (pathname: string, search = '') => {
  vi.resetModules();
  vi.stubGlobal('location', { pathname, search, origin: 'https://play.example' });
  return import('./embedded.ts');
};

test('only what is below /embed/ stands in a frame of others', async () => {
  expect((await at('/embed/g/0123')).IS_EMBEDDED).toBe(true);
  for (const path of ['/', '/g/0123', '/embed', '/g/embed/'])
    expect((await at(path)).IS_EMBEDDED).toBe(false);
});

test('only there a table is bare for a stream', async () => {
  expect((await at('/embed/r/ABCD-EFGH', '?bare')).IS_BARE).toBe(true);
  expect((await at('/embed/r/ABCD-EFGH', '?x=bare')).IS_BARE).toBe(false);
  expect((await at('/r/ABCD-EFGH', '?bare')).IS_BARE).toBe(false);
});

test('whoever joins from such a frame says so', async () => {
  const sent: object[] = [];
  vi.stubGlobal('WebSocket', { OPEN: 1 });
  for (const path of ['/r/ABCD-EFGH', '/embed/r/ABCD-EFGH']) {
    await at(path);
    const { Connection } = await import('./connection.ts');
    const socket = {
      readyState: 1,
      onopen: () => {},
      send: (text: string) => sent.push(JSON.parse(text)),
      close() {},
    };
    const connection = new Connection({
      room: 'ABCDEFGH',
      open: () => socket as unknown as Socket,
      credentials: () => ({ secret: null, held: null }),
      onBadSecret() {},
      onMessage() {},
      onStatus() {},
    });
    connection.connect();
    socket.onopen();
    connection.close();
  }
  const join = { type: 'join', id: expect.any(String), room: 'ABCDEFGH' };
  expect(sent).toEqual([join, { ...join, embedded: true }]);
});

test('in a frame of others nothing is read, kept or listed', async () => {
  const touched: string[] = [];
  const storage = new Proxy({}, { get: (_, name) => touched.push(String(name)) });
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('indexedDB', storage);
  await at('/embed/g/0123');
  const { dropStored, openDatabase, readStored, storedKeys, writeStored } = await import('./storage.ts');
  expect(readStored('bastide.language', 'en')).toBe('en');
  expect(writeStored('bastide.language', 'de')).toBe(false);
  expect(writeStored('bastide.tab', 1, 'session')).toBe(false);
  expect(storedKeys('')).toEqual([]);
  dropStored('bastide.language');
  await expect(openDatabase('bastide', 1, () => {})).rejects.toThrow();
  expect(touched).toEqual([]);
});

test('names in the code for others are text', () => {
  const code = frameOf('https://play.example/embed/g/0123', '"><script>alert("&")</script> wins!');
  expect(code.match(/</g)).toHaveLength(2); // the element's begin and end
  expect(code).toContain(' title="&quot;>&lt;script>alert(&quot;&amp;&quot;)&lt;/script> wins!" ');
});
