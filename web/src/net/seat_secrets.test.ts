import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepOwnRoom, ownRooms } from './in_page/own_rooms.ts';
import {
  forgetSecret,
  HELD_MAX,
  heldRooms,
  howHeld,
  isPersonalLink,
  keepSecret,
  newSecret,
  personalLink,
  placesOf,
  refreshSecret,
  secretInFragment,
  secretOf,
} from './seat_secrets.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});

it('makes secrets of 32 bytes, each time another', () => {
  expect(newSecret()).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(newSecret()).not.toBe(newSecret());
});

it('keeps one secret per room, the latest room first', () => {
  keepSecret('ROOM2222', 'a');
  keepSecret('ROOM3333', 'b');
  keepSecret('ROOM2222', 'c');
  expect(secretOf('ROOM2222')).toBe('c');
  expect(heldRooms()).toEqual(['ROOM2222', 'ROOM3333']);
  forgetSecret('ROOM2222');
  expect(secretOf('ROOM2222')).toBeNull();
});

it('keeps those of further people who play at this device apart', () => {
  keepSecret('ROOM2222', 'a');
  keepSecret('ROOM2222', 'b', 2);
  keepSecret('ROOM2222', 'c', 1);
  expect(placesOf('ROOM2222')).toEqual([0, 1, 2]);
  expect(heldRooms()).toEqual(['ROOM2222']);
  expect(secretOf('ROOM2222', 2)).toBe('b');
  forgetSecret('ROOM2222', 1);
  expect(placesOf('ROOM2222')).toEqual([0, 2]);
  expect(secretOf('ROOM2222')).toBe('a');
});

it('loses no seat to links, however many, and of those from links the one used longest ago', () => {
  keepSecret('ROOM2222', 'sat down');
  keepSecret('ROOM2222', 'a friend here', 1);
  keepSecret('ROOM3333', 'from my phone', 0, 'link');
  for (let n = 0; n < HELD_MAX; ++n) {
    keepSecret(`LINK${1000 + n}`, 'crafted', 0, 'link');
    refreshSecret('ROOM3333', 0);
  }
  expect([secretOf('ROOM2222'), secretOf('ROOM2222', 1)]).toEqual(['sat down', 'a friend here']);
  expect(secretOf('ROOM3333')).toBe('from my phone');
  expect(secretOf('LINK1000')).toBeNull();
  expect(secretOf('LINK1001')).toBe('crafted');
});

it('drops the seat used longest ago', () => {
  for (let n = 0; n < HELD_MAX; ++n) keepSecret(`ROOM${1000 + n}`, 'sat down');
  refreshSecret('ROOM1000', 0);
  expect(heldRooms()[0]).toBe('ROOM1000');
  keepSecret('ROOM2222', 'sat down');
  expect(secretOf('ROOM1000')).toBe('sat down');
  expect(secretOf('ROOM1001')).toBeNull();
  refreshSecret('ROOM1001', 0); // of which none is held
  expect(heldRooms()).toHaveLength(HELD_MAX);
});

it('counts rooms of this page apart, and keeps their seats as long as them', () => {
  keepSecret('ROOM2222', 'for days');
  for (let n = 0; n < 2 * HELD_MAX; ++n) {
    keepOwnRoom(`HERE${1000 + n}`);
    keepSecret(`HERE${1000 + n}`, 'alone');
  }
  expect(secretOf('ROOM2222')).toBe('for days');
  expect(heldRooms()).toEqual([...ownRooms(), 'ROOM2222']);
});

it('reads what earlier pages kept', () => {
  const seat = { room: 'ROOM2222', secret: 'a', at: 1 };
  localStorage.setItem('bastide.seats', JSON.stringify([seat, { ...seat, place: 1, secret: 'b' }]));
  keepSecret('ROOM3333', 'c', 0, 'link');
  expect([secretOf('ROOM2222'), secretOf('ROOM2222', 1)]).toEqual(['a', 'b']);
});

it('finds the secret in a personal link, and nothing else', () => {
  const secret = newSecret();
  expect(secretInFragment(new URL(personalLink('http://localhost', 'ABCD-EFGH', secret)).hash)).toBe(secret);
  for (const broken of ['#s=short', `#s=${'x'.repeat(43)}`, '#s=', `#s=${secret}A`]) {
    expect(secretInFragment(broken)).toBeNull();
    expect(isPersonalLink(broken)).toBe(true);
  }
  for (const after of ['.', ')', '%E2%80%8B', ',”', '_', '\u3002', '&fbclid=x', '%F0%9F%91%8D'])
    expect(secretInFragment(`#s=${secret}${after}`)).toBe(secret);
  expect(secretInFragment(`#s=\u2013${'a'.repeat(41)}A`)).toBe(`-${'a'.repeat(41)}A`);
  expect(secretInFragment('')).toBeNull();
  expect(isPersonalLink('#content')).toBe(false);
});

describe('in a browser that keeps nothing', () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  let state: unknown;

  beforeEach(() => {
    state = null;
    vi.stubGlobal('history', {
      replaceState: (next: unknown) => {
        state = next;
      },
    });
  });

  it('keeps seats with the tab, and says so', () => {
    keepSecret('ROOM2222', 'kept');
    expect(howHeld('ROOM2222')).toBe('for_later');
    vi.spyOn(localStorage, 'setItem').mockImplementation(full);
    keepSecret('ROOM3333', 'a');
    keepSecret('ROOM3333', 'b', 1);
    keepSecret('ROOM2222', 'newer');
    expect([secretOf('ROOM3333'), secretOf('ROOM3333', 1), secretOf('ROOM2222')]).toEqual([
      'a',
      'b',
      'newer',
    ]);
    expect(placesOf('ROOM3333')).toEqual([0, 1]);
    expect(heldRooms().sort()).toEqual(['ROOM2222', 'ROOM3333']);
    expect([howHeld('ROOM3333'), howHeld('ROOM4444')]).toEqual(['with_tab', null]);
    expect(JSON.stringify(state)).toContain('"secret":"a"');
    for (const [room, place] of [
      ['ROOM3333', 0],
      ['ROOM3333', 1],
      ['ROOM2222', 0],
    ] as const)
      forgetSecret(room, place);
    expect(state).toBeNull();
    expect(heldRooms()).toEqual(['ROOM2222']); // what was there before can't be taken away either
  });

  it('says that even a reload loses the seat', () => {
    vi.spyOn(localStorage, 'setItem').mockImplementation(full);
    vi.spyOn(history, 'replaceState').mockImplementation(full);
    keepSecret('ROOM3333', 'a');
    expect([secretOf('ROOM3333'), howHeld('ROOM3333')]).toEqual(['a', 'with_page']);
    forgetSecret('ROOM3333');
  });

  it('hands a seat over to the browser as soon as that keeps it', () => {
    const spied = vi.spyOn(localStorage, 'setItem').mockImplementation(full);
    keepSecret('ROOM3333', 'a');
    spied.mockRestore();
    refreshSecret('ROOM3333', 0);
    expect([secretOf('ROOM3333'), howHeld('ROOM3333'), state]).toEqual(['a', 'for_later', null]);
  });
});
