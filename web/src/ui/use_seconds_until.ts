import { useEffect, useState } from 'preact/hooks';

const secondsUntil = (moment: number): number => Math.max(0, Math.ceil((moment - performance.now()) / 1000));

/** How many seconds are left until a moment of `performance.now()`, kept up to date; 0 from then on. */
export function useSecondsUntil(moment: number): number {
  const [left, setLeft] = useState(() => secondsUntil(moment));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const seconds = secondsUntil(moment);
      setLeft(seconds);
      if (seconds > 0) timer = setTimeout(look, moment - (seconds - 1) * 1000 - performance.now());
    };
    look();
    return () => clearTimeout(timer);
  }, [moment]);
  return left;
}

/** Seconds as "4:07". */
export function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
