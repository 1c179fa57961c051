import { afterEach, expect, test, vi } from 'vitest';
import { frameOf } from './embedded.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const at = (pathname: string) => {
  vi.resetModules();
  vi.stubGlobal('location', { pathname, origin: 'https://play.example' });
  return import('./embedded.ts');
};

test('only what is below /embed/ stands in a frame of others', async () => {
  expect((await at('/embed/g/0123')).IS_EMBEDDED).toBe(true);
  for (const path of ['/', '/g/0123', '/embed', '/g/embed/'])
    expect((await at(path)).IS_EMBEDDED).toBe(false);
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
