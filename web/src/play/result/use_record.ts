import { useEffect, useState } from 'preact/hooks';
import { fetchRecord } from '../../net/api.ts';
import type { GameRecord } from '../../net/protocol.gen.ts';

export type Fetched =
  | { state: 'fetching' }
  | { state: 'here'; record: GameRecord }
  | { state: 'failed'; reason: unknown };

/** The record of a finished game, fetched once, and again on request. */
export function useRecord(gameId: string): { fetched: Fetched; again(): void } {
  const [fetched, setFetched] = useState<Fetched>({ state: 'fetching' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let wanted = true;
    const settle = (next: Fetched) => wanted && setFetched(next);
    setFetched({ state: 'fetching' });
    fetchRecord(gameId).then(
      (record) => settle({ state: 'here', record }),
      (reason) => settle({ state: 'failed', reason }),
    );
    return () => {
      wanted = false;
    };
  }, [gameId, tries]);
  return { fetched, again: () => setTries(tries + 1) };
}
