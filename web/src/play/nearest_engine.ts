// The nearest program that knows the rules: the engine in this page, or the server.

import { chunk } from '../net/chunk.ts';
import type { LastingEngine } from '../net/in_page/lasting_engine.ts';
import { isOwnRoom } from '../net/in_page/own_rooms.ts';
import type { RoomView } from '../net/protocol.gen.ts';
import { savesData } from '../net/when_idle.ts';
import type { Room } from './room.ts';

const engineOfPage = chunk(async () => (await import('../net/in_page/lasting_engine.ts')).pageEngine);

export interface NearestEngine {
  /**
   * Asks the engine in this page `what`, with the keys of an intention; uses `server` if the engine cannot
   * answer now.
   */
  ask<Reply>(what: 'foresee' | 'survey', keys: object, server: () => Promise<Reply>): Promise<Reply>;
  /** Fetches the engine before the first question, once the page is idle; not if data are to be saved. */
  prepare(): void;
}

let engine: LastingEngine | null = null;

/** What did not load is requested again by the next question. */
function have(load: () => Promise<LastingEngine>, then: (engine: LastingEngine) => void): void {
  load().then(
    (loaded) => {
      engine = loaded;
      then(loaded);
    },
    (reason) => console.info('no engine:', reason),
  );
}

type Shown = Pick<RoomView, 'rules' | 'game' | 'aids' | 'you'>;
let shown: Shown | null = null;
let shownText = '';

/** The table as text, which is made once for as long as a view shows the same. */
function textOf({ rules, game, aids, you }: Shown): string {
  const isShown = shown?.game === game && shown.rules === rules && shown.aids === aids && shown.you === you;
  if (!isShown) {
    const { legal: _, ...table } = game!; // the engine knows what is legal
    shown = { rules, game, aids, you };
    shownText = JSON.stringify({ ...shown, game: table });
  }
  return shownText;
}

/**
 * The server answers until the engine in this page is there, and whenever it can't. Rooms in this page have
 * an engine of their own.
 */
export function nearestEngine(room: Pick<Room, 'code' | 'view'>, load = engineOfPage): NearestEngine {
  if (isOwnRoom(room.code)) return { ask: (_what, _keys, server) => server(), prepare: () => {} };
  return {
    async ask(what, keys, server) {
      const view = room.view.peek()!;
      if (view.phase !== 'playing') return server(); // a view does not show how a game ended
      if (engine === null) have(load, (loaded) => loaded.prepare());
      const answer = engine?.ask({ what, table: textOf(view), keys: JSON.stringify(keys) });
      if (!answer) return server();
      return (answer as ReturnType<typeof server>).catch((reason) => {
        console.info('the server is asked instead:', reason);
        return server();
      });
    },
    prepare() {
      if (!savesData()) have(load, (loaded) => loaded.prepareWhenIdle());
    },
  };
}
