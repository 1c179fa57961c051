import { useEffect, useRef, useState } from 'preact/hooks';

export interface Gain {
  points: number;
  /** Different for each gain, so that its animation restarts. */
  key: number;
}

const SHOWN_MS = 1900;

/** How much a score has just changed; null before, and after a while. */
export function useGain(score: number): Gain | null {
  const before = useRef(score);
  const [gain, setGain] = useState<Gain | null>(null);
  const count = useRef(0);
  useEffect(() => {
    const points = score - before.current;
    before.current = score;
    if (points === 0) return;
    setGain({ points, key: ++count.current });
    const end = setTimeout(() => setGain(null), SHOWN_MS);
    return () => clearTimeout(end);
  }, [score]);
  return gain;
}
