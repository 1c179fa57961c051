// @vitest-environment happy-dom

// Devices that share a key, over a server that keeps parcels as the real one does.

import { beforeEach, expect, test, vi } from 'vitest';
import { aGame, idOf } from '../my_games/a_game.ts';

interface Kept {
  version: number;
  token: string | null;
  bytes: Uint8Array;
}

const parcels = new Map<string, Kept>();
/** What another device does just before the next parcel is put. */
let meanwhile: (() => Promise<void>) | null = null;
let puts = 0;
let reachable = true;

async function serve(
  path: string,
  { method = 'GET', headers = {}, body }: RequestInit = {},
): Promise<Response> {
  if (!reachable) throw new TypeError('no network');
  const asked = new Headers(headers);
  const id = path.split('/').at(-1)!;
  const token = asked.get('Authorization');
  if (method === 'PUT' && meanwhile !== null) {
    const first = meanwhile;
    meanwhile = null;
    await first();
  }
  const kept = parcels.get(id);
  const tag = kept && `"${kept.version}"`;
  const answer = (status: number, bytes?: Uint8Array) =>
    new Response(status === 204 || status === 304 ? null : ((bytes ?? '{}') as BodyInit), {
      status,
      headers: tag === undefined || status === 404 ? {} : { ETag: tag },
    });
  if (method === 'GET') {
    if (kept === undefined) return answer(404);
    return asked.get('If-None-Match') === tag ? answer(304) : answer(200, kept.bytes);
  }
  if (kept !== undefined && kept.token !== token) return answer(403);
  if (method === 'DELETE') {
    parcels.delete(id);
    return answer(kept === undefined ? 404 : 204);
  }
  if (kept === undefined && asked.has('If-Match')) return answer(404);
  if (kept !== undefined && asked.get('If-Match') !== tag) return answer(412);
  puts += 1;
  const version = (kept?.version ?? 0) + 1;
  parcels.set(id, { version, token, bytes: body as Uint8Array });
  return new Response(null, { status: kept === undefined ? 201 : 204, headers: { ETag: `"${version}"` } });
}

/** A device has a page of its own, and a storage that stays. */
class Device {
  #kept: Record<string, string> = {};

  /** Runs it as a page that has just been loaded. */
  async at<T>(work: (page: Awaited<ReturnType<typeof loaded>>) => Promise<T>): Promise<T> {
    const before = { ...localStorage };
    localStorage.clear();
    for (const [key, text] of Object.entries(this.#kept)) localStorage.setItem(key, text);
    vi.resetModules();
    try {
      return await work(await loaded());
    } finally {
      this.#kept = { ...localStorage };
      localStorage.clear();
      for (const [key, text] of Object.entries(before)) localStorage.setItem(key, text as string);
    }
  }
}

async function loaded() {
  const [steps, key, games] = await Promise.all([
    import('./keep_in_step.ts'),
    import('./device_key.ts'),
    import('../my_games/kept_games.ts'),
    import('./texts.ts').then(async () => (await import('../../i18n/index.ts')).loadTexts(['start'])),
  ]);
  return {
    ...steps,
    ...key,
    ...games,
    ids: () =>
      games
        .keptGames()
        .map(({ id }) => id)
        .sort(),
  };
}

const game = (n: number, more = {}) => aGame({ id: idOf(n), ...more });

beforeEach(() => {
  parcels.clear();
  localStorage.clear();
  meanwhile = null;
  puts = 0;
  reachable = true;
  vi.stubGlobal('fetch', serve);
  vi.spyOn(console, 'info').mockImplementation(() => {});
});

async function twoDevices() {
  const [one, two] = [new Device(), new Device()];
  const key = await one.at(async (page) => {
    page.keepGames([game(1)]);
    await page.beginSharing();
    return page.deviceKey()!.key;
  });
  const joined = await two.at(async (page) => {
    page.keepGames([game(2)]);
    return page.joinDevices(key);
  });
  return { one, two, key, joined };
}

test('a device that opens the link has both devices’ games, and so has the first one', async () => {
  const { one, two, joined } = await twoDevices();
  expect(joined).toEqual({ added: 1 });
  for (const device of [two, one])
    await device.at(async (page) => {
      await page.step();
      expect(page.state.value).toBe('in_step');
      expect(page.ids()).toEqual([idOf(1), idOf(2)]);
    });
});

test('devices that are in step write nothing', async () => {
  const { one, two } = await twoDevices();
  for (const device of [one, two]) await device.at((page) => page.step());
  const before = puts;
  for (const device of [one, two, one]) await device.at((page) => page.step());
  expect(puts).toBe(before);
  await one.at(async (page) => {
    page.keepGames([game(3)]);
    await page.step();
    await page.step();
  });
  expect(puts).toBe(before + 1);
});

test('of two devices that write at once neither undoes the other', async () => {
  const { one, two } = await twoDevices();
  await one.at(async (page) => {
    page.keepGames([game(3)]);
    meanwhile = () =>
      two.at(async (other) => {
        other.keepGames([game(4)]);
        await other.step();
      });
    await page.step();
    expect(page.ids()).toEqual([1, 2, 3, 4].map(idOf));
  });
  await two.at(async (page) => {
    await page.step();
    expect(page.ids()).toEqual([1, 2, 3, 4].map(idOf));
  });
});

test('a game that was removed on one device stays on the other, and does not come back', async () => {
  const { one, two } = await twoDevices();
  await one.at(async (page) => {
    await page.step();
    page.forgetGames([idOf(1)]);
    await page.step();
    await page.step();
    expect(page.ids()).toEqual([idOf(2)]);
  });
  await two.at(async (page) => {
    await page.step();
    expect(page.ids()).toEqual([idOf(1), idOf(2)]);
  });
  const before = puts;
  for (const device of [one, two, one]) await device.at((page) => page.step());
  expect(puts).toBe(before);
});

test('a renewed key leaves the former devices behind, with what they have', async () => {
  const { one, two, key } = await twoDevices();
  const next = await one.at(async (page) => {
    await page.renewKey();
    return page.deviceKey()!;
  });
  expect(next.key).not.toBe(key);
  expect(next.former).toEqual([]);
  expect(parcels.size).toBe(1);
  await two.at(async (page) => {
    await page.step();
    expect(page.state.value).toBe('cut');
    expect(page.deviceKey()).toBeNull();
    expect(page.wasCut()).toBe(true);
    expect(page.ids()).toEqual([idOf(1), idOf(2)]);
    expect(await page.joinDevices(key)).toBe('none');
    expect(await page.joinDevices(next.key)).toEqual({ added: 0 });
    expect(page.wasCut()).toBe(false);
  });
  expect(parcels.size).toBe(1);
});

test('a former parcel that can not be removed now goes later', async () => {
  const { one } = await twoDevices();
  await one.at(async (page) => {
    vi.stubGlobal('fetch', (path: string, request?: RequestInit) =>
      request?.method === 'DELETE' ? Promise.reject(new TypeError('no network')) : serve(path, request),
    );
    await page.renewKey();
    expect(page.deviceKey()!.former).toHaveLength(1);
    expect(parcels.size).toBe(2);
    vi.stubGlobal('fetch', serve);
    await page.step();
    expect(page.deviceKey()!.former).toEqual([]);
  });
  expect(parcels.size).toBe(1);
});

test('without a network nothing is lost, and a key that no server took is none', async () => {
  const { one } = await twoDevices();
  reachable = false;
  await one.at(async (page) => {
    page.keepGames([game(5)]);
    await page.step();
    expect(page.state.value).toBe('unreachable');
    const { key } = page.deviceKey()!;
    await expect(page.renewKey()).rejects.toThrow();
    expect(page.deviceKey()!.key).toBe(key);
    reachable = true;
    await page.step();
    expect(page.state.value).toBe('in_step');
  });
  reachable = false;
  await new Device().at(async (page) => {
    await expect(page.beginSharing()).rejects.toThrow();
    expect(page.deviceKey()).toBeNull();
  });
});

test('a parcel that can not be read is neither taken nor written over', async () => {
  const { one } = await twoDevices();
  const [kept] = parcels.values();
  kept!.bytes = Uint8Array.from(kept!.bytes, (byte, at) => (at === 30 ? byte ^ 1 : byte));
  kept!.version += 1;
  const before = puts;
  await one.at(async (page) => {
    await page.step();
    expect(page.state.value).toBe('unreachable');
    expect(page.deviceKey()).not.toBeNull();
  });
  expect(puts).toBe(before);
});

test('the server holds nothing that can be read', async () => {
  await twoDevices();
  const [kept] = parcels.values();
  const text = new TextDecoder('latin1').decode(kept!.bytes);
  for (const readable of ['bastide-my-games', aGame().seats[0]!.name, idOf(1), 'ABCDEFGH'])
    expect(text).not.toContain(readable);
});

test('who ends it on one device leaves the others as they are', async () => {
  const { one, two } = await twoDevices();
  await one.at(async (page) => {
    page.stopSharing();
    expect(page.deviceKey()).toBeNull();
    page.keepGames([game(7)]);
    await page.step();
  });
  await two.at(async (page) => {
    await page.step();
    expect(page.state.value).toBe('in_step');
    expect(page.ids()).toEqual([idOf(1), idOf(2)]);
  });
});
