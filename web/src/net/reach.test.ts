// @vitest-environment happy-dom

import { effect } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { originForOthers } from './reach.ts';

afterEach(() => vi.unstubAllGlobals());
beforeEach(() => vi.resetModules());

const server = (answer: () => Promise<Response> | Response) => {
  const fetched = vi.fn(async (_: string) => answer());
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

/** What a component sees, from first to last. */
async function seen(href: string): Promise<ReturnType<typeof originForOthers>[]> {
  vi.stubGlobal('location', new URL(href));
  const { originForOthers: origin } = await import('./reach.ts');
  const all: ReturnType<typeof originForOthers>[] = [];
  const stop = effect(() => {
    all.push(origin());
  });
  await vi.waitFor(() => expect(all.length).toBe(2)).catch(() => {});
  stop();
  return all;
}

test.each([
  ['localhost', true],
  ['bastide.localhost', true],
  ['127.0.0.1', true],
  ['127.1.2.3', true],
  ['[::1]', true],
  ['0.0.0.0', true],
  ['192.168.1.7', false],
  ['localhost.example.org', false],
  ['127.0.0.1.example.org', false],
  ['[fd00::1]', false],
  ['play.example.org', false],
])('%s leads to this device alone: %j', async (host, alone) => {
  const { leadsHereAlone } = await import('./reach.ts');
  expect(leadsHereAlone(host)).toBe(alone);
});

test('a link from localhost goes to the address in the network, by the same scheme', async () => {
  const fetched = server(() => Response.json({ urls: ['https://10.0.0.3:8443', 'http://10.0.0.3:8080'] }));
  expect((await seen('http://localhost:8080/r/ABCD-EFGH')).at(-1)).toEqual({
    origin: 'http://10.0.0.3:8080',
    alone: false,
    inNetwork: true,
  });
  expect(fetched).toHaveBeenCalledTimes(1);
});

test.each([
  ['is found nowhere else', () => Response.json({ urls: [] })],
  ['does not know the question', () => Response.json({ code: 'http/not_found' }, { status: 404 })],
  ['answers nonsense', () => Response.json({ urls: [7, 'nonsense'] })],
  ['is away', () => Promise.reject(new TypeError('no network'))],
])('a link from localhost is for nobody else where the server %s', async (_, answer) => {
  server(answer);
  const [first, last] = await seen('http://localhost:8080/');
  expect(first).toEqual({ origin: 'http://localhost:8080', alone: false, inNetwork: false });
  expect(last).toEqual({ origin: 'http://localhost:8080', alone: true, inNetwork: false });
});

test('a server that listens to its own machine alone tells with what others would reach it', async () => {
  server(() => Response.json({ urls: [], option: '--listen 0.0.0.0:8080' }));
  expect((await seen('http://localhost:8080/')).at(-1)).toEqual({
    origin: 'http://localhost:8080',
    alone: true,
    inNetwork: false,
    option: '--listen 0.0.0.0:8080',
  });
});

test('a page that others can open asks nothing', async () => {
  const fetched = server(() => Response.json({ urls: ['http://10.0.0.3:8080'] }));
  vi.stubGlobal('location', new URL('https://play.example.org/r/ABCD-EFGH'));
  const { originForOthers: origin } = await import('./reach.ts');
  expect(origin()).toEqual({ origin: 'https://play.example.org', alone: false, inNetwork: false });
  expect(fetched).not.toHaveBeenCalled();
});
