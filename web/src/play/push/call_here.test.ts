import { beforeEach, expect, test, vi } from 'vitest';
import type { Intention } from '../../net/intentions.ts';
import { Refused } from '../../net/refused.ts';
import { keepSecret } from '../../net/seat_secrets.ts';

const push = vi.hoisted(() => ({ key: 'KEY' as string | null, endpoint: 'https://push.example.org/1' }));
vi.mock('../../net/push/push_key.ts', () => ({ pushKey: async () => push.key }));
vi.mock('../../net/push/subscription.ts', () => {
  const device = async () => {
    if (push.endpoint === '') throw new DOMException('no service', 'AbortError');
    return { id: `id of ${push.endpoint}`, endpoint: push.endpoint, p256dh: 'P', auth: 'A' };
  };
  return { subscribed: device, presentDevice: device };
});
const permission = vi.hoisted(() => ({ now: 'on' as 'on' | 'off' }));
vi.mock('../../ui/calls.ts', async () => {
  const { calls } = await import('../../ui/settings.ts');
  return { wishCalls: async () => (calls.value = permission.now) };
});

import { callHere, callNoMore, isNews, subscriptionOf, tellServer } from './call_here.ts';
import { type CallWish, KINDS, keepWish, newWish, wishAt } from './wishes.ts';

const ROOM = 'ABCDEFGH';
const NIGHT: CallWish = { kinds: ['turn', 'time'], quiet: [22 * 60, 8 * 60] };

/** A room with one seat here, whose server takes what it is told, or refuses. */
function room(refusal?: Refused) {
  const sent: Intention[] = [];
  return {
    code: ROOM,
    sent,
    sendAsEach: async (intention: (seat: number) => Intention | null) => {
      if (refusal) throw refusal;
      sent.push(intention(0)!);
    },
  };
}
const told = ({ sent }: { sent: Intention[] }) => sent.map(({ type }) => type);
/** What the server's view says when it knows this device. */
const known = () => ({ push: [`id of ${push.endpoint}`] });

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  keepWish(ROOM, null);
  Object.assign(push, { key: 'KEY', endpoint: 'https://push.example.org/1' });
  permission.now = 'on';
});

test('the server is told what is wished, with hours of UTC', () => {
  const device = { id: 'x', endpoint: 'E', p256dh: 'P', auth: 'A' };
  expect(subscriptionOf(NIGHT, device, -60, 'de')).toEqual({
    type: 'push_subscribe',
    endpoint: 'E',
    p256dh: 'P',
    auth: 'A',
    language: 'de',
    kinds: ['turn', 'time'],
    quiet: [21 * 60, 7 * 60],
  });
});

test('hours that end as they begin are none', () => {
  const device = { id: 'x', endpoint: 'E', p256dh: 'P', auth: 'A' };
  expect(subscriptionOf({ kinds: KINDS, quiet: [60, 60] }, device, 0, 'en')).not.toHaveProperty('quiet');
  expect(subscriptionOf({ kinds: KINDS, quiet: null }, device, 0, 'en')).not.toHaveProperty('quiet');
});

test('what has not changed is told once, and again if the server has dropped the device', async () => {
  const visit = room();
  expect(await callHere(visit, NIGHT)).toBe('called');
  await tellServer(visit, known());
  expect(told(visit)).toEqual(['push_subscribe']);
  await tellServer(visit, {});
  expect(told(visit)).toEqual(['push_subscribe', 'push_subscribe']);
});

test('another time of the place, language or wish is news', () => {
  const device = { id: 'x', endpoint: 'E', p256dh: 'P', auth: 'A' };
  const before = subscriptionOf(NIGHT, device, -60, 'en');
  const wish = { ...NIGHT, told: JSON.stringify(before) };
  expect(isNews(before, wish, 'x', ['x'])).toBe(false);
  expect(isNews(subscriptionOf(NIGHT, device, -120, 'en'), wish, 'x', ['x'])).toBe(true);
  expect(isNews(subscriptionOf(NIGHT, device, -60, 'fr'), wish, 'x', ['x'])).toBe(true);
  expect(isNews(subscriptionOf({ ...NIGHT, kinds: ['turn'] }, device, -60, 'en'), wish, 'x', ['x'])).toBe(
    true,
  );
  expect(isNews(before, wish, 'x', [])).toBe(true);
});

test('a browser that has subscribed anew takes the place of what it was', async () => {
  const visit = room();
  await callHere(visit, NIGHT);
  const before = known();
  push.endpoint = 'https://push.example.org/2';
  await tellServer(visit, before);
  expect(visit.sent.slice(1)).toEqual([
    expect.objectContaining({ type: 'push_subscribe', endpoint: push.endpoint }),
    { type: 'push_unsubscribe', device: before.push[0] },
  ]);
});

test('nothing is told without a wish, nor to a server that calls nobody', async () => {
  const visit = room();
  await tellServer(visit, {});
  push.key = null;
  keepWish(ROOM, NIGHT);
  await tellServer(visit, {});
  expect(visit.sent).toEqual([]);
});

test('who wants no more calls is forgotten here and there, and the next table begins with his last choice', async () => {
  const visit = room();
  await callHere(visit, NIGHT);
  await callNoMore(visit);
  expect(visit.sent.at(-1)).toEqual({ type: 'push_unsubscribe', device: known().push[0] });
  expect(wishAt(ROOM)).toBeNull();
  expect(newWish()).toEqual(NIGHT);
});

test('a browser that allows nothing, or has no service, leaves all as it was', async () => {
  const visit = room();
  permission.now = 'off';
  expect(await callHere(visit, NIGHT)).toBe('blocked');
  permission.now = 'on';
  push.endpoint = '';
  expect(await callHere(visit, NIGHT)).toBe('failed');
  expect([wishAt(ROOM), visit.sent]).toEqual([null, []]);
});

test('a server that does not call the service of this browser leaves all as it was', async () => {
  const refusal = new Refused({ code: 'message/bad_value', message: 'not mine' });
  expect(await callHere(room(refusal), NIGHT)).toBe('refused');
  expect(wishAt(ROOM)).toBeNull();
});

test('a server that refuses is heard, and the wish is as it was', async () => {
  const refusal = new Refused({ code: 'session/rate_limited', message: 'too many' });
  await expect(callHere(room(refusal), NIGHT)).rejects.toBe(refusal);
  expect(wishAt(ROOM)).toBeNull();
});

test('another table goes on calling while its seat is held', () => {
  keepSecret('BCDEFGHJ', 'secret of a seat');
  keepWish('BCDEFGHJ', NIGHT);
  keepWish('CDEFGHJK', NIGHT); // whose seat nobody holds here
  keepWish(ROOM, NIGHT);
  keepWish(ROOM, null);
  expect(wishAt('BCDEFGHJ')).toEqual(NIGHT);
  expect(wishAt('CDEFGHJK')).toBeNull();
});

test('nonsense that was kept is no wish', () => {
  for (const nonsense of ['7', '[]', '{}', '{"kinds":"turn"}', '{"kinds":[]}']) {
    localStorage.setItem('bastide.push_last', nonsense);
    expect(newWish()).toEqual({ kinds: KINDS, quiet: null });
  }
});
