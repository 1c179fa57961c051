// @vitest-environment happy-dom

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Event } from '../../net/protocol.gen.ts';
import type { Room } from '../room.ts';
import { useFlash } from './use_flash.ts';

let tell: (events: readonly Event[]) => void;
const room = {
  onEvents: (listener: typeof tell) => {
    tell = listener;
    return () => {};
  },
} as unknown as Room;
const parts = { tally: { kinds: [], endReasons: ['goods'] } } as const;
let lit: readonly object[] = [];
const host = document.createElement('div');

function Board() {
  lit = useFlash(room, parts).value;
  return null;
}

const scored = (reason: string) => ({ type: 'scored', reason, tiles: [[0, 0]] }) as unknown as Event;
const happen = (...events: Event[]) => act(() => tell(events));

beforeEach(() => {
  vi.useFakeTimers();
  act(() => render(<Board />, host));
});

afterEach(() => {
  render(null, host);
  vi.useRealTimers();
});

test('what was scored lights up for a little more than its pulse', () => {
  happen(scored('completed'));
  expect(lit).toHaveLength(1);
  act(() => {
    vi.advanceTimersByTime(600);
  });
  expect(lit).toHaveLength(1);
  act(() => {
    vi.advanceTimersByTime(700);
  });
  expect(lit).toEqual([]);
});

test('the next action ends it', () => {
  for (const kind of ['pointerdown', 'keydown']) {
    happen(scored('completed'));
    act(() => {
      window.dispatchEvent(new globalThis.Event(kind));
    });
    expect(lit).toEqual([]);
  }
});

test('the final scoring does not light up at once: it is walked through', () => {
  const completed = scored('completed');
  const end = { type: 'game_finished' } as unknown as Event;
  happen(completed, scored('goods'), scored('final'), end);
  expect(lit).toEqual([completed]);
  happen(scored('goods'));
  expect(lit).toHaveLength(1);
});
