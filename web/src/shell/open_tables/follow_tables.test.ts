import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followTables, type Listed } from './follow_tables.ts';

let hidden = false;
let answer: () => Promise<Response>;
let asked = 0;
let end: () => void = () => {};
const listeners = new Set<() => void>();

const list =
  (...rooms: string[]) =>
  async () =>
    Response.json({ tables: rooms.map((room) => ({ room })) });
const shown = (told: Listed[]) => told.map((listed) => listed?.map(({ room }) => room).join('') ?? null);

beforeEach(() => {
  vi.useFakeTimers();
  hidden = false;
  asked = 0;
  vi.stubGlobal('document', {
    get hidden() {
      return hidden;
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  });
  vi.stubGlobal('fetch', (_: string, request: RequestInit) => {
    asked += 1;
    expect(request.cache).toBe('no-cache');
    return answer();
  });
});
afterEach(() => {
  end();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  expect(listeners.size).toBe(0);
});

const look = (at: boolean) => {
  hidden = !at;
  for (const listener of listeners) listener();
};

it('tells the list once, and again when it changes', async () => {
  const told: Listed[] = [];
  answer = list('A');
  end = followTables((listed) => told.push(listed));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(shown(told)).toEqual(['A']);
  answer = list('A', 'B');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(shown(told)).toEqual(['A', 'AB']);
  answer = list();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(shown(told)).toEqual(['A', 'AB', '']);
});

it('asks less often while nothing changes, and never while nobody looks', async () => {
  answer = list('A');
  end = followTables(() => {});
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked).toBeLessThan(32);
  expect(asked).toBeGreaterThan(18);
  look(false);
  const before = asked;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked).toBeLessThanOrEqual(before);
  look(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toBe(before + 1);
});

it('says that the list can’t be fetched, and tells it when it can', async () => {
  const told: Listed[] = [];
  answer = () => Promise.reject(new TypeError('no network'));
  end = followTables((listed) => told.push(listed));
  await vi.advanceTimersByTimeAsync(10_000);
  answer = async () => Response.json({ code: 'http/not_found', message: '' }, { status: 404 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(shown(told)).toEqual([null]);
  answer = list('A');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(shown(told)).toEqual([null, 'A']);
});

it('tells nothing more once it is stopped', async () => {
  const told: Listed[] = [];
  let give = (_: Response) => {};
  answer = () => new Promise((resolve) => (give = resolve));
  followTables((listed) => told.push(listed))();
  give(Response.json({ tables: [] }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual([]);
  expect(asked).toBe(1);
});
