import { useEffect, useState } from 'preact/hooks';
import { fetchRecord, isKeptHere } from '../../net/api.ts';
import type { GameRecord } from '../../net/protocol.gen.ts';
import { Refused } from '../../net/refused.ts';

export type Fetched =
  | { state: 'fetching' }
  /** `alone`: no server has it, this browser keeps it. */
  | { state: 'here'; record: GameRecord; alone: boolean }
  | { state: 'failed'; reason: unknown };

/** Whether no such game is kept. */
export const isMissing = (reason: unknown): boolean =>
  reason instanceof Refused && reason.code === 'room/not_found';

/** The record of a finished game, fetched once, and again on request. */
export function useRecord(gameId: string): { fetched: Fetched; again(): void } {
  const [fetched, setFetched] = useState<Fetched>({ state: 'fetching' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let wanted = true;
    const settle = (next: Fetched) => wanted && setFetched(next);
    setFetched({ state: 'fetching' });
    Promise.all([fetchRecord(gameId), isKeptHere(gameId)]).then(
      ([record, alone]) => settle({ state: 'here', record, alone }),
      (reason) => settle({ state: 'failed', reason }),
    );
    return () => {
      wanted = false;
    };
  }, [gameId, tries]);
  return { fetched, again: () => setTries(tries + 1) };
}
