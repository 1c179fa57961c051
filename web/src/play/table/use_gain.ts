import { useEffect, useRef, useState } from 'preact/hooks';

export interface Gain {
  points: number;
  /** Differs for each gain, so that its animation starts anew. */
  key: number;
}

/** How much a score has just changed; null until it first does. */
export function useGain(score: number): Gain | null {
  const before = useRef(score);
  const [gain, setGain] = useState<Gain | null>(null);
  useEffect(() => {
    const points = score - before.current;
    before.current = score;
    if (points !== 0) setGain((last) => ({ points, key: (last?.key ?? 0) + 1 }));
  }, [score]);
  return gain;
}
