// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  carriedByTab,
  carryTab,
  keepsAnything,
  openDatabase,
  readStored,
  readTab,
  writeStored,
  writeTab,
} from './storage.ts';

const fails = () => {
  throw new DOMException('no', 'QuotaExceededError');
};
const full = { getItem: () => null, setItem: fails, removeItem: () => {} };

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  writeTab('seat', undefined);
});

test('what is written is read, from either area', () => {
  expect(writeStored('a', { n: 1 })).toBe(true);
  expect(writeStored('a', { n: 2 }, 'session')).toBe(true);
  expect([readStored('a', null), readStored('a', null, 'session')]).toEqual([{ n: 1 }, { n: 2 }]);
  expect(keepsAnything()).toBe(true);
  expect(localStorage.length).toBe(1);
});

test.each([
  ['full', full],
  ['null', null],
  ['absent', undefined],
  ['pretended', { ...full, setItem: () => {} }],
])('who writes is told that storage is %s, and reads the fallback', (_, storage) => {
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  expect([writeStored('a', 1), writeStored('a', 1, 'session'), keepsAnything()]).toEqual([
    false,
    false,
    false,
  ]);
  expect([readStored('a', 'none'), readStored('a', 'none', 'session')]).toEqual(['none', 'none']);
});

test.each(['{', '{}', '[]', 'null', '"7"'])('nonsense reads as the fallback: %s', (nonsense) => {
  localStorage.setItem('a', nonsense);
  expect(readStored('a', 7)).toBe(7);
});

test('a list reads as no other thing', () => {
  localStorage.setItem('a', '{"length":1}');
  expect(readStored('a', ['b'])).toEqual(['b']);
});

test('what stays with the tab is in the state of its history, and not in the address', () => {
  const address = location.href;
  expect(writeTab('seat', 'secret')).toBe(true);
  expect(history.state).toEqual({ bastide: { seat: 'secret' } });
  expect(location.href).toBe(address);
  history.pushState(carriedByTab(), '', address);
  expect(history.state).toEqual({ bastide: { seat: 'secret' } });
  history.replaceState(null, ''); // an entry from before
  expect(readTab('seat', null)).toBe('secret');
  carryTab();
  expect(history.state).toEqual({ bastide: { seat: 'secret' } });
  writeTab('seat', undefined);
  expect(history.state).toBeNull();
});

test('a reload finds what stayed with the tab', async () => {
  writeTab('seat', 'secret');
  vi.resetModules();
  const { readTab: readAnew } = await import('./storage.ts');
  expect(readAnew('seat', null)).toBe('secret');
});

test('who writes for the tab is told that a reload loses it', () => {
  vi.spyOn(history, 'replaceState').mockImplementationOnce(fails);
  expect(writeTab('seat', 'secret')).toBe(false);
  expect(readTab('seat', null)).toBe('secret');
});

test.each([
  ['absent', undefined],
  ['forbidden', { open: fails }],
])('a database that is %s is a rejection', async (_, databases) => {
  vi.stubGlobal('indexedDB', databases);
  await expect(openDatabase('a', 1, () => {})).rejects.toThrow();
});

test('a database that never answers is a rejection', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  const refused = expect(openDatabase('a', 1, () => {})).rejects.toThrow('does not answer');
  await vi.runAllTimersAsync();
  await refused;
  vi.useRealTimers();
});
