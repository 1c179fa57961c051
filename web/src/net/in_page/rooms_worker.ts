// The worker for the rooms of this page: the module with its store, driven by the page's messages.

import { type Fault, faultOf, fetchModule } from './fetch_module.ts';
import { KeptRooms, openDatabase } from './kept_rooms.ts';
import { type Answer, type Question, RoomsModule } from './module.ts';
import { purgeKept } from './purge_kept.ts';

/** From the page. The first message names the module, and the rooms that this browser can enter. */
export type Told =
  | { module: string; entered: readonly string[] }
  | { connect: number }
  | { client: number; message: string }
  | { disconnect: number }
  | { ask: number; question: Question };

/** To the page. `taken`: another tab of this browser plays now. */
export type Tells =
  | { client: number; message: string }
  | { client: number; closed: number }
  | { asked: number; answer: Answer }
  | Fault
  | { taken: true };

/** Held by the tab that plays: two at once would write the same rooms. */
const LOCK = 'bastide.rooms';

const tell = (what: Tells) => postMessage(what);
const fail = (reason: unknown) => tell(faultOf(reason));

let rooms: Promise<RoomsModule>;
/** Resolved once this tab plays; null while it only gets questions that need no room. */
let turn: Promise<void> | null = null;

async function begin(url: string, entered: readonly string[]): Promise<RoomsModule> {
  const [module, database] = await Promise.all([fetchModule(url), openDatabase()]);
  purgeKept(database, entered, Date.now()).catch((reason) => console.info('nothing was purged:', reason));
  return RoomsModule.begin(module, new KeptRooms(database), {
    onMessage: (client, message) => tell({ client, message }),
    onClose: (client, closed) => tell({ client, closed }),
    onFailure: fail,
  });
}

/** The latest tab in which a room is entered plays; the previous one is told so, and its worker ends. */
function takeTurn(): Promise<void> {
  return new Promise((resolve) => {
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

addEventListener('message', ({ data }: MessageEvent<Told>) => {
  if ('module' in data) rooms = begin(data.module, data.entered);
  if ('connect' in data) turn ??= takeTurn();
  Promise.all([rooms, turn])
    .then(([module]) => take(module, data))
    .catch(fail);
});

async function take(module: RoomsModule, told: Told): Promise<void> {
  if ('connect' in told) module.connect(told.connect);
  else if ('message' in told) module.receive(told.client, told.message);
  else if ('disconnect' in told) module.disconnect(told.disconnect);
  else if ('ask' in told) tell({ asked: told.ask, answer: await module.ask(told.question) });
}
