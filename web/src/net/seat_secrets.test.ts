import { beforeEach, expect, it, vi } from 'vitest';
import {
  forgetSecret,
  heldRooms,
  isPersonalLink,
  keepSecret,
  newSecret,
  personalLink,
  placesOf,
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

it('finds the secret in a personal link, and nothing else', () => {
  const secret = newSecret();
  expect(secretInFragment(new URL(personalLink('http://localhost', 'ABCD-EFGH', secret)).hash)).toBe(secret);
  for (const broken of ['#s=short', `#s=${'x'.repeat(43)}`, '#s=']) {
    expect(secretInFragment(broken)).toBeNull();
    expect(isPersonalLink(broken)).toBe(true);
  }
  expect(secretInFragment('')).toBeNull();
  expect(isPersonalLink('#content')).toBe(false);
});
