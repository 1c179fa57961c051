// Whoever knows the rules and is nearest: the engine in this page, or the server.

import type { Engine } from '../net/in_page/engine_here.ts';
import { isOwnRoom } from '../net/in_page/own_rooms.ts';
import type { Room } from './room.ts';

async function engineOfPage(): Promise<Engine | null> {
  return (await import('../net/in_page/engine_here.ts')).beginEngine();
}

let engine: Promise<Engine | null> | null = null;
let here: Engine | null = null;

/** Asks `what` with the keys of an intention, of the engine in this page; what cannot be asked there is left to `server`. */
export type AskNearest = <Reply>(
  what: 'foresee' | 'survey',
  keys: object,
  server: () => Promise<Reply>,
) => Promise<Reply>;

/**
 * The engine in this page is fetched when something is first asked; the server answers until it is there, and whenever it can't.
 * Rooms in this page have an engine of their own.
 */
export function nearestEngine(
  room: Pick<Room, 'code' | 'view'>,
  begin: () => Promise<Engine | null> = engineOfPage,
): AskNearest {
  if (isOwnRoom(room.code)) return (_what, _keys, server) => server();
  return (what, keys, server) => {
    const { rules, game, aids, phase } = room.view.peek()!;
    if (phase !== 'playing') return server(); // how a game ended a view does not show
    if (here === null) {
      engine ??= begin();
      engine.then((begun) => (here = begun)).catch(console.error);
      return server();
    }
    const { legal: _, ...table } = game!; // the engine knows what is legal
    return (
      here.ask({ what, body: JSON.stringify({ rules, game: table, aids, ...keys }) }) as ReturnType<
        typeof server
      >
    ).catch((reason) => {
      console.info('the engine in the page could not answer, so the server is asked:', reason);
      return server();
    });
  };
}
