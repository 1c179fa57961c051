// The rooms of this page for the rest of it: sockets and answers like the server's. Loaded when
// somebody plays here.

import moduleUrl from 'virtual:page-module';
import { CUT_OFF } from '../close_codes.ts';
import { EngineMissing } from '../engine_missing.ts';
import { noteLackOfRooms, noteUnkeptRooms } from '../lack_of_rooms.ts';
import { CLOSE_CODES } from '../protocol.gen.ts';
import { Refused } from '../refused.ts';
import { errorOf } from './fetch_module.ts';
import { lackHere } from './lack_here.ts';
import type { Question } from './module.ts';
import { ownRooms } from './own_rooms.ts';
import type { FromPage, ToPage } from './rooms_worker.ts';

/** What the page is told about a client of the module. */
export interface Client {
  onMessage(text: string): void;
  onClose(code: number): void;
}

let worker: Worker | null = null;
let numbers = 0;
const clients = new Map<number, Client>();
const asked = new Map<number, { resolve(text: string): void; reject(reason: Error): void }>();

export function connect(client: Client): number {
  const number = ++numbers;
  clients.set(number, client);
  tell({ connect: number });
  return number;
}

export function send(client: number, message: string): void {
  if (clients.has(client)) tell({ client, message });
}

export function disconnect(client: number): void {
  if (clients.delete(client)) tell({ disconnect: client });
}

/**
 * Rejects with Refused, as the server would, with EngineMissing, or with the reason why the module did not
 * answer.
 */
export async function ask<T>(question: Question): Promise<T> {
  const lack = lackHere();
  if (lack !== null) throw new EngineMissing(lack);
  const number = ++numbers;
  const answered = new Promise<string>((resolve, reject) => asked.set(number, { resolve, reject }));
  tell({ ask: number, question });
  return JSON.parse(await answered) as T;
}

function tell(what: FromPage): void {
  if (worker === null) {
    worker = new Worker(new URL('./rooms_worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<ToPage>) => hear(data);
    // A fault has a message; a worker whose code did not load has none.
    worker.onerror = ({ message }) =>
      end(CUT_OFF, message ? new Error(message) : new EngineMissing('unfetched'));
    const module = new URL(moduleUrl!, location.href).href;
    worker.postMessage({ module, entered: ownRooms() } satisfies FromPage);
  }
  worker.postMessage(what);
}

function hear(told: ToPage): void {
  if (!('failed' in told || 'taken' in told)) noteLackOfRooms(null);
  if ('message' in told) {
    clients.get(told.client)?.onMessage(told.message);
  } else if ('closed' in told) {
    const client = clients.get(told.client);
    disconnect(told.client);
    client?.onClose(told.closed);
  } else if ('asked' in told) {
    const { resolve, reject } = asked.get(told.asked)!;
    asked.delete(told.asked);
    if (told.answer.good) resolve(told.answer.text);
    else reject(new Refused(JSON.parse(told.answer.text)));
  } else if ('unkept' in told) {
    noteUnkeptRooms();
  } else if ('failed' in told) {
    end(CUT_OFF, errorOf(told));
  } else {
    end(CLOSE_CODES.taken_over, new EngineMissing('taken_over'));
  }
}

/** The next question begins anew, with what is kept. */
function end(code: number, why: Error): void {
  if (code === CUT_OFF) console.error('the rooms of this page have failed:', why);
  noteLackOfRooms(why instanceof EngineMissing ? why.why : null);
  worker?.terminate();
  worker = null;
  const closed = [...clients.values()];
  clients.clear();
  for (const { reject } of asked.values()) reject(why);
  asked.clear();
  for (const client of closed) client.onClose(code);
}
