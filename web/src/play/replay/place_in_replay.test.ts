// @vitest-environment happy-dom

import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PlaceInReplay, SPEEDS, turnIn } from './place_in_replay.ts';

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/g/x');
});
afterEach(() => vi.useRealTimers());

describe('the place in a replay', () => {
  const last = signal<number | null>(10);

  it('is the end, unless the address names a turn', () => {
    expect(new PlaceInReplay(last).shown).toBe(10);
    history.replaceState(null, '', '/g/x#4');
    expect(new PlaceInReplay(last).shown).toBe(4);
    expect(['#12', '#12).', '#12\u3002', '#0', '', '#s=secret', '#-1', '#99999'].map(turnIn)).toEqual([
      12,
      12,
      12,
      0,
      null,
      null,
      null,
      null,
    ]);
  });

  it('is not known before the length of the game is', () => {
    const length = signal<number | null>(null);
    const place = new PlaceInReplay(length);
    expect(place.shown).toBeNull();
    place.step(-1);
    place.play();
    length.value = 7;
    expect(place.shown).toBe(7);
    expect(place.playing.value).toBe(false);
  });

  it('stays within the game', () => {
    const place = new PlaceInReplay(last);
    place.step(1);
    expect(place.shown).toBe(10);
    place.goTo(-3);
    expect(place.shown).toBe(0);
    place.step(-1);
    expect(place.shown).toBe(0);
  });

  it('is written into the address when it has been looked at for a while', () => {
    const place = new PlaceInReplay(last);
    place.goTo(3);
    place.goTo(4);
    expect(location.hash).toBe('');
    vi.runAllTimers();
    expect(location.hash).toBe('#4');
  });

  it('follows an address that is typed', () => {
    const place = new PlaceInReplay(last);
    const stop = place.follow();
    history.replaceState(null, '', '/g/x#2');
    dispatchEvent(new Event('hashchange'));
    expect(place.shown).toBe(2);
    stop();
  });

  it('plays on from here to the end, at its speed, and stops there', () => {
    const place = new PlaceInReplay(last);
    place.goTo(7);
    place.speed.value = 'fast';
    place.play();
    vi.advanceTimersByTime(SPEEDS.fast);
    expect(place.shown).toBe(8);
    expect(place.playing.value).toBe(true);
    vi.advanceTimersByTime(SPEEDS.fast * 2);
    expect(place.shown).toBe(10);
    expect(place.playing.value).toBe(false);
    place.play();
    expect(place.shown).toBe(0);
  });

  it('plays no longer once a turn is chosen by hand', () => {
    const place = new PlaceInReplay(last);
    place.play();
    place.step(1);
    vi.runAllTimers();
    expect(place.shown).toBe(1);
  });
});
