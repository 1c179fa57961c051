// The worker for the rooms of this page: the module with its store, driven by the page's messages.

import { inTime } from '../storage.ts';
import { type Fault, faultOf, fetchModule } from './fetch_module.ts';
import { KeptRooms, openRooms, tryRooms } from './kept_rooms.ts';
import { type Answer, type Question, RoomsModule } from './module.ts';
import { purgeKept } from './purge_kept.ts';
import { RoomsWhileKept } from './rooms_while_kept.ts';

/** From the page. The first message names the module, and the rooms that this browser can enter. */
export type FromPage =
  | { module: string; entered: readonly string[] }
  | { connect: number }
  | { client: number; message: string }
  | { disconnect: number }
  | { ask: number; question: Question };

/** To the page. `unkept`: a room lives in memory alone. `taken`: another tab of this browser plays now. */
export type ToPage =
  | { client: number; message: string }
  | { client: number; closed: number }
  | { asked: number; answer: Answer }
  | Fault
  | { unkept: true }
  | { taken: true };

/** Held by the tab that plays: two at once would write the same rooms. */
const LOCK = 'bastide.rooms';
/** Held by nobody for long: whether the browser gives any. */
const PROBED_LOCK = 'bastide.probe';

const tell = (what: ToPage) => postMessage(what);
const fail = (reason: unknown) => tell(faultOf(reason));

let kept: Promise<KeptRooms | null>;
let rooms: Promise<RoomsModule>;
/** Resolved once this tab plays; null while it only gets questions that need no room. */
let turn: Promise<void> | null = null;

async function begin(url: string, entered: readonly string[]): Promise<RoomsModule> {
  kept = openKept(entered);
  const [module, store] = await Promise.all([fetchModule(url), kept]);
  return RoomsModule.begin(module, new RoomsWhileKept(store, () => tell({ unkept: true })), {
    onMessage: (client, message) => tell({ client, message }),
    onClose: (client, closed) => tell({ client, closed }),
    onFailure: fail,
  });
}

/** Null if this browser keeps no rooms, or can't tell which of its tabs plays. */
async function openKept(entered: readonly string[]): Promise<KeptRooms | null> {
  try {
    await inTime(navigator.locks.request(PROBED_LOCK, { mode: 'shared' }, () => {}));
    const database = await openRooms();
    await inTime(tryRooms(database));
    purgeKept(database, entered, Date.now()).catch((reason) => console.info('nothing was purged:', reason));
    return new KeptRooms(database);
  } catch (reason) {
    console.info('this browser keeps no games:', reason);
    return null;
  }
}

/**
 * The latest tab in which a room is entered plays; the previous one is told so, and its worker ends. Tabs
 * that keep nothing have rooms of their own, and leave each other alone.
 */
async function takeTurn(): Promise<void> {
  if ((await kept) === null) return;
  await new Promise<void>((resolve) => {
    const held = () => {
      resolve();
      return new Promise<void>(() => {});
    };
    navigator.locks.request(LOCK, { steal: true }, held).catch(() => {
      tell({ taken: true });
      close();
    });
  });
}

addEventListener('message', ({ data }: MessageEvent<FromPage>) => {
  if ('module' in data) rooms = begin(data.module, data.entered);
  if ('connect' in data) turn ??= takeTurn();
  Promise.all([rooms, turn])
    .then(([module]) => take(module, data))
    .catch(fail);
});

async function take(module: RoomsModule, told: FromPage): Promise<void> {
  if ('connect' in told) module.connect(told.connect);
  else if ('message' in told) module.receive(told.client, told.message);
  else if ('disconnect' in told) module.disconnect(told.disconnect);
  else if ('ask' in told) tell({ asked: told.ask, answer: await module.ask(told.question) });
}
