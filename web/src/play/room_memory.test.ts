// @vitest-environment happy-dom

import { beforeEach, expect, test } from 'vitest';
import { type RoomMemory, recall, remember } from './room_memory.ts';

const memory = (seq: number) => ({ seq, view: {}, seenBy: null, log: [] }) as unknown as RoomMemory;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a tab goes by its own memory, another one by what the device saw last', () => {
  remember('A', memory(1));
  const tab = sessionStorage.getItem('bastide.room.A')!;
  remember('A', memory(2));
  sessionStorage.setItem('bastide.room.A', tab);
  expect(recall('A')?.seq).toBe(1);
  sessionStorage.clear();
  expect(recall('A')?.seq).toBe(2);
});

test('a device remembers the four rooms seen last', () => {
  for (const room of ['A', 'B', 'C', 'D', 'A', 'E']) remember(room, memory(1));
  sessionStorage.clear();
  expect(['A', 'B', 'C', 'D', 'E'].filter((room) => recall(room) !== null)).toEqual(['A', 'C', 'D', 'E']);
});

test('an unknown room, or nonsense, is nothing', () => {
  localStorage.setItem('bastide.seen', '"nonsense"');
  localStorage.setItem('bastide.room.A', '{');
  expect(recall('A')).toBeNull();
  remember('B', memory(1));
  expect(recall('B')?.seq).toBe(1);
});
