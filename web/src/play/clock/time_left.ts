// A seat's remaining time, computed here: nothing is sent while a clock runs.

import { useEffect, useState } from 'preact/hooks';
import type { Clocks } from '../../net/protocol.gen.ts';

/** For a game in progress. `now`: the server's time, in ms. */
export function leftOf({ left_ms = [], running }: Clocks, seat: number, now: number): number {
  const left = left_ms[seat] ?? 0;
  return running?.seat === seat ? Math.max(0, left - Math.max(0, now - running.since)) : left;
}

/** The same, kept up to date. */
export function useTimeLeft(clock: Clocks, seat: number, serverTime: () => number): number {
  const [, redraw] = useState(0);
  const left = leftOf(clock, seat, serverTime());
  const runs = clock.running?.seat === seat && left > 0;
  useEffect(() => {
    if (!runs) return;
    // To the next whole second, so that the number changes when it should.
    const timer = setTimeout(() => redraw((n) => n + 1), (left % 1000) + 1);
    return () => clearTimeout(timer);
  });
  return left;
}
