// Seeded randomness: the same seed draws the same tile on every client and in every replay.

export type Random = () => number;

/** FNV-1a, 32 bits. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** Mulberry32: even numbers in [0, 1). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A smooth curve over 0..1 with values in about -1..1. */
export function smoothNoise(random: Random, waves: number): (t: number) => number {
  const parts = Array.from({ length: 3 }, (_, i) => ({
    turns: waves * (0.6 + 0.7 * i + 0.4 * random()),
    phase: random() * 2 * Math.PI,
    weight: 1 / (1 + i),
  }));
  const total = parts.reduce((sum, part) => sum + part.weight, 0);
  return (t) =>
    parts.reduce((sum, part) => sum + part.weight * Math.sin(part.turns * t * 2 * Math.PI + part.phase), 0) /
    total;
}
