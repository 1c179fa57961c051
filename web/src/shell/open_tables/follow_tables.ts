// Asks for the list of open tables while somebody looks at the page, less often the longer nothing changes.

import { canonicalJson } from '../../net/canonical.ts';
import { fetchOpenTables } from '../../net/open_tables.ts';
import type { OpenTable } from '../../net/protocol.gen.ts';

const SOONEST_MS = 4_000;
const LATEST_MS = 30_000;
const GROWTH = 1.25;

/** Null: the list can't be fetched. */
export type Listed = readonly OpenTable[] | null;

/** Tells the list, and again whenever it has changed. Returns how to stop. */
export function followTables(tell: (listed: Listed) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = SOONEST_MS;
  let told: string | null = null;
  let stopped = false;
  let asking = false;

  const take = (listed: Listed) => {
    if (stopped) return;
    const text = canonicalJson(listed);
    pause = text === told ? Math.min(pause * GROWTH, LATEST_MS) : SOONEST_MS;
    if (text !== told) tell(listed);
    told = text;
  };
  const ask = async () => {
    clearTimeout(timer);
    if (asking || stopped || document.hidden) return;
    asking = true;
    await fetchOpenTables().then(take, () => take(null));
    asking = false;
    if (!stopped) timer = setTimeout(ask, pause);
  };
  const askAtOnce = () => {
    pause = SOONEST_MS;
    void ask();
  };
  document.addEventListener('visibilitychange', askAtOnce);
  void ask();
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', askAtOnce);
  };
}
