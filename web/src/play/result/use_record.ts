import { useEffect, useState } from 'preact/hooks';
import { fetchRecord } from '../../net/api.ts';
import type { GameRecord } from '../../net/protocol.gen.ts';

export type Fetched =
  | { state: 'fetching' }
  | { state: 'here'; record: GameRecord }
  | { state: 'failed'; reason: unknown };

/** The record of a finished game, fetched once. */
export function useRecord(gameId: string): Fetched {
  const [fetched, setFetched] = useState<Fetched>({ state: 'fetching' });
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
  }, [gameId]);
  return fetched;
}
