import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchPatiently, heldUpBy, loadBehind, loadPatiently } from './held_up.ts';

const answer = (status: number, retryAfter?: string) =>
  new Response(status === 204 ? null : '{}', {
    status,
    headers: retryAfter === undefined ? {} : { 'Retry-After': retryAfter },
  });

const fetching = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.stubGlobal('fetch', fetching);
  vi.stubGlobal('document', { querySelectorAll: () => [] });
  fetching.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  [200, undefined, null],
  [404, undefined, null],
  [429, '3', { by: 'network', forMs: 3000 }],
  [429, undefined, { by: 'network', forMs: 0 }],
  [429, '3600', null],
  [429, 'Sat, 28 Nov 2026 10:00:00 GMT', null],
  [503, '2', { by: 'server', forMs: 2000 }],
  [502, undefined, { by: 'server', forMs: 0 }],
] as const)('an answer with %s and Retry-After %s is held up: %o', (status, retryAfter, held) => {
  expect(heldUpBy(answer(status, retryAfter))).toEqual(held);
});

it('asks again after pauses that grow, and says meanwhile why it waits', async () => {
  fetching.mockResolvedValueOnce(answer(429, '2')).mockResolvedValueOnce(answer(503, '1'));
  fetching.mockResolvedValueOnce(answer(201));
  const done = fetchPatiently('/api/v1/rooms', { method: 'POST' });
  await vi.advanceTimersByTimeAsync(0);
  expect(loadBehind.value).toBe('network');
  await vi.advanceTimersByTimeAsync(2249);
  expect(fetching).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(loadBehind.value).toBe('server');
  await vi.advanceTimersByTimeAsync(2000);
  expect((await done).status).toBe(201);
  expect(loadBehind.value).toBeNull();
});

it('does not wait where the answer names no time: asking again would not help', async () => {
  fetching.mockResolvedValue(answer(429));
  expect((await fetchPatiently('/api/v1/rooms')).status).toBe(429);
  expect(fetching).toHaveBeenCalledTimes(1);
});

it('gives up in the end', async () => {
  fetching.mockImplementation(async () => answer(503, '1'));
  const done = fetchPatiently('/api/v1/catalogue');
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect((await done).status).toBe(503);
  expect(fetching.mock.calls.length).toBeGreaterThan(5);
  expect(loadBehind.value).toBeNull();
});

it('loads a part again while the server says that it is too much', async () => {
  const load = vi.fn().mockRejectedValueOnce(new TypeError('no module')).mockResolvedValue('part');
  fetching.mockResolvedValue(answer(429, '1'));
  const done = loadPatiently(load);
  await vi.advanceTimersByTimeAsync(1249);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  await expect(done).resolves.toBe('part');
});

it('asks again for styles that did not come, before the part itself', async () => {
  const asked: string[] = [];
  const fails = [true, false];
  const link = (href: string, sheet: object | null): object => ({
    sheet,
    href,
    cloneNode: () => ({ href }),
    replaceWith(again: { href: string; onload(): void; onerror(): void }) {
      asked.push(again.href);
      if (fails.shift()) again.onerror();
      else again.onload();
    },
  });
  vi.stubGlobal('document', {
    querySelectorAll: () => [link('/there.css', {}), link('/missing.css', null)],
  });
  fetching.mockImplementation(async () => answer(429, '1'));
  const load = vi.fn().mockRejectedValueOnce(new Error('Unable to preload CSS')).mockResolvedValue('part');
  const done = loadPatiently(load);
  await vi.advanceTimersByTimeAsync(10_000);
  await expect(done).resolves.toBe('part');
  expect(asked).toEqual(['/missing.css', '/missing.css']);
  expect(load).toHaveBeenCalledTimes(2);
});

it('tries a part once more where nothing explains why it failed', async () => {
  fetching.mockResolvedValue(answer(200));
  const once = vi.fn().mockRejectedValueOnce(new TypeError('no module')).mockResolvedValue('part');
  await expect(loadPatiently(once)).resolves.toBe('part');
  const never = vi.fn().mockRejectedValue(new TypeError('no module'));
  await expect(loadPatiently(never)).rejects.toThrow('no module');
  fetching.mockRejectedValue(new TypeError('offline'));
  await expect(loadPatiently(never)).rejects.toThrow('no module');
  expect(never).toHaveBeenCalledTimes(4);
});
