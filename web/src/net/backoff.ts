// How long to wait before the next attempt to connect.

const DELAYS_MS = [250, 1000, 2000, 4000, 8000] as const;
const SPREAD = 0.3;

/** `attempt` counts from 0; `random` is in [0, 1). The spread keeps clients of a restarted server apart. */
export function backoffMs(attempt: number, random: number = Math.random()): number {
  const base = DELAYS_MS[Math.min(attempt, DELAYS_MS.length - 1)]!;
  return Math.round(base * (1 + SPREAD * (2 * random - 1)));
}
