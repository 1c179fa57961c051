// The worker that answers questions to the engine: the module without rooms.

import { type Fault, faultOf, fetchModule } from './fetch_module.ts';
import { type Answer, type Question, type RoomStore, RoomsModule } from './module.ts';

/** From the page. The first message names the module. */
export type EngineAsked = { module: string } | { ask: number; question: Question };

/** To the page. `ready`: the module is there. */
export type EngineTold = { ready: true } | { asked: number; answer: Answer } | Fault;

const tell = (what: EngineTold) => postMessage(what);
const fail = (reason: unknown) => tell(faultOf(reason));

/** There are no rooms here. */
const refuse = () => Promise.reject(new Error('the engine alone keeps nothing'));
const NO_STORE: RoomStore = { append: refuse, compact: refuse, load: refuse, findGame: refuse };

let engine: Promise<RoomsModule>;

async function begin(url: string): Promise<RoomsModule> {
  return RoomsModule.begin(await fetchModule(url), NO_STORE, {
    onMessage: () => {},
    onClose: () => {},
    onFailure: fail,
  });
}

addEventListener('message', ({ data }: MessageEvent<EngineAsked>) => {
  if ('module' in data) {
    engine = begin(data.module);
    engine.then(() => {
      performance.mark('ready');
      tell({ ready: true });
    }, fail);
    return;
  }
  engine.then(
    async (module) => tell({ asked: data.ask, answer: await module.ask(data.question) }),
    () => {}, // the page has been told
  );
});
