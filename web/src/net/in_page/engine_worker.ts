// The worker that answers questions to the engine: the module without rooms.

import { type Fault, faultOf, fetchModule } from './fetch_module.ts';
import { type Answer, type Question, type RoomStore, RoomsModule, type SeenQuestion } from './module.ts';

/**
 * From the page. The first message names the module. `table`: what all further questions about a table mean,
 * up to the next one.
 */
export type EngineAsked = { module: string } | { table: string } | { ask: number; question: AskedOnce };

/** A question without the table that the worker has been told. */
export type AskedOnce = Exclude<Question, SeenQuestion> | Omit<SeenQuestion, 'table'>;

/** To the page. `ready`: the module is there. */
export type EngineTold = { ready: true } | { asked: number; answer: Answer } | Fault;

const tell = (what: EngineTold) => postMessage(what);
const fail = (reason: unknown) => tell(faultOf(reason));

/** There are no rooms here. */
const refuse = () => Promise.reject(new Error('the engine alone keeps nothing'));
const NO_STORE: RoomStore = { append: refuse, compact: refuse, load: refuse, findGame: refuse };

let engine: Promise<RoomsModule>;
let table = '';

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
  if ('table' in data) {
    table = data.table;
    return;
  }
  const { ask, question } = data;
  const whole: Question = 'keys' in question ? { ...question, table } : question;
  engine.then(
    async (module) => tell({ asked: ask, answer: await module.ask(whole) }),
    () => {}, // the page has been told
  );
});
