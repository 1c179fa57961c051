// @vitest-environment happy-dom

import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Event } from '../../net/protocol.gen.ts';
import type { FeatureTiles } from '../feature_parts.ts';
import type { Room } from '../room.ts';
import { followFlash } from './flash.ts';

let tell: (events: readonly Event[]) => void;
const room = {
  onEvents: (listener: typeof tell) => {
    tell = listener;
    return () => {};
  },
} as unknown as Room;
const parts = { tally: { kinds: [], endReasons: ['goods'] } } as const;
const flash = signal<readonly FeatureTiles[]>([]);
let stop: () => void;

const scored = (reason: string) => ({ type: 'scored', reason, tiles: [[0, 0]] }) as unknown as Event;
const happen = (...events: Event[]) => tell(events);

beforeEach(() => {
  vi.useFakeTimers();
  stop = followFlash(room, parts, flash, []);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('what was scored lights up for a little more than its pulse', () => {
  happen(scored('completed'));
  expect(flash.value).toHaveLength(1);
  vi.advanceTimersByTime(600);
  expect(flash.value).toHaveLength(1);
  vi.advanceTimersByTime(700);
  expect(flash.value).toEqual([]);
});

test('the next action ends it', () => {
  for (const kind of ['pointerdown', 'keydown']) {
    happen(scored('completed'));
    window.dispatchEvent(new globalThis.Event(kind));
    expect(flash.value).toEqual([]);
  }
});

test('the final scoring does not light up at once: it is walked through', () => {
  const completed = scored('completed');
  const end = { type: 'game_finished' } as unknown as Event;
  happen(completed, scored('goods'), scored('final'), end);
  expect(flash.value).toEqual([completed]);
  happen(scored('goods'));
  expect(flash.value).toHaveLength(1);
});

test('what brought something before this was loaded is lit, too', () => {
  const completed = scored('completed');
  stop();
  stop = followFlash(room, parts, flash, [completed]);
  expect(flash.value).toEqual([completed]);
});
