// Asks the server how tables stand that lie in sight: a few at a time, as somebody who watches for a moment,
// so that neither another tab nor another device loses its seat. What may not be watched stays as it was.

import { admissionTo } from '../../net/admissions.ts';
import { Connection, type Ended, type Status } from '../../net/connection.ts';
import { online } from '../../net/online.ts';
import { openSocket, whyNoSocket } from '../../net/open_socket.ts';
import type { RoomView } from '../../net/protocol.gen.ts';
import { savesData } from '../../net/when_idle.ts';
import type { KeptGame } from './kept_game.ts';
import { noteGlance, noteLost } from './note_game.ts';

const AT_ONCE = 2;
/** How long an answer is good enough. */
const FRESH_MS = 60_000;
/** How long one table may take before the next one is asked. */
const PATIENCE_MS = 8_000;
/** How long nobody is asked once the server has too much to do, or can't be reached. */
const REST_MS = 30_000;
/** A server that has lost all its tables takes each question for a wrong code, and bars who guesses. */
const LOST_IN_A_ROW_MAX = 2;
const REST_AFTER_LOSSES_MS = 65_000;
/** The room is there no more, or not for this device. */
const LOST: readonly Ended[] = ['not_found', 'closed'];

type Answer = { view: RoomView; now: number } | 'lost' | 'unknown' | 'busy';

/** When each room was asked last, by `performance.now()`. */
const asked = new Map<string, number>();
const waiting: KeptGame[] = [];
let running = 0;
let rest: ReturnType<typeof setTimeout> | undefined;
let lostInARow = 0;

/** Whether a glance may tell more of it than is known. */
export function isWorthAsking({ room, here, phase, lost }: KeptGame): boolean {
  return room !== undefined && here === undefined && lost === undefined && phase !== 'finished';
}

/** The game came into sight. Returns how to forget the question if it leaves before it was asked. */
export function glanceAt(game: KeptGame): () => void {
  if (!isWorthAsking(game) || savesData()) return () => {};
  if (admissionTo(game.room!) === null) return () => {}; // it would be a guess at a code
  const last = asked.get(game.room!) ?? Number.NEGATIVE_INFINITY;
  if (performance.now() - last < FRESH_MS || waiting.some(({ room }) => room === game.room)) return () => {};
  waiting.push(game);
  askOn();
  return () => {
    const index = waiting.indexOf(game);
    if (index >= 0) waiting.splice(index, 1);
  };
}

function askOn(): void {
  if (!online.peek() || rest !== undefined) return;
  while (running < AT_ONCE && waiting.length > 0) void askOne(waiting.shift()!);
}

async function askOne(game: KeptGame): Promise<void> {
  running += 1;
  asked.set(game.room!, performance.now());
  const answer = await lookAt(game.room!);
  running -= 1;
  lostInARow = answer === 'lost' ? lostInARow + 1 : 0;
  if (answer === 'busy') {
    asked.delete(game.room!);
    waiting.push(game);
    restFor(REST_MS);
  } else if (answer === 'lost') {
    noteLost(game);
    if (lostInARow >= LOST_IN_A_ROW_MAX) restFor(REST_AFTER_LOSSES_MS);
  } else if (answer !== 'unknown') noteGlance(game, answer.view, answer.now);
  askOn();
}

function restFor(ms: number): void {
  lostInARow = 0;
  clearTimeout(rest);
  rest = setTimeout(() => {
    rest = undefined;
    askOn();
  }, ms);
}

function lookAt(room: string): Promise<Answer> {
  return new Promise((resolve) => {
    let now = Date.now();
    const end = (answer: Answer) => {
      clearTimeout(patience);
      connection.close();
      resolve(answer);
    };
    const patience = setTimeout(() => end('busy'), PATIENCE_MS);
    const onStatus = (status: Status) => {
      if (status.state === 'ended') end(LOST.includes(status.why) ? 'lost' : 'unknown');
      if (status.state === 'waiting') end('busy');
    };
    const connection = new Connection({
      room,
      open: openSocket,
      askWhy: whyNoSocket,
      credentials: () => ({ secret: null, held: null }),
      onBadSecret: () => {},
      onJoined: (told) => {
        now = told;
      },
      onMessage: (message) => {
        if (message.type === 'snapshot') end({ view: message.view, now });
      },
      onStatus,
    });
    connection.connect();
  });
}
