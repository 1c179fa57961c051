// One room's connection: joins, reconnects when lost, and repeats unanswered intentions with the same id,
// which the server does not carry out twice.

import { admissionTo, keepAdmission } from './admissions.ts';
import { backoffMs } from './backoff.ts';
import { randomBytes, toBase64Url } from './bytes.ts';
import { IS_EMBEDDED } from './embedded.ts';
import { type HeldUp, type Load, pauseMs } from './held_up.ts';
import type { Intention, ReplyTo } from './intentions.ts';
import {
  type Announcement,
  CLOSE_CODES,
  type Delta,
  type ErrorMessage,
  type JoinReply,
  type Presence,
  type Reply,
  type SeatWish,
  type ServerMessage,
  type Snapshot,
} from './protocol.gen.ts';
import { Refused } from './refused.ts';
import type { Socket } from './socket.ts';

/** Silence after which the server is pinged, and after which the connection is given up. */
const PING_AFTER_MS = 10_000;
const GIVE_UP_AFTER_MS = 15_000;
/** The same in doubt: the page was hidden, or the network changed. */
const DOUBT_MS = 3_000;

/** Why the connection does not reconnect. */
export type Ended =
  | 'taken_over'
  | 'removed'
  | 'closed'
  | 'unreadable'
  | 'not_found'
  | 'full'
  | 'no_spectators';

/** Why the next attempt waits, where that is known: the load of others, or what others have guessed. */
export type Wait = Load | 'guesses';

export type Status =
  | { state: 'connecting'; attempt: number; why?: Wait }
  | { state: 'waiting'; attempt: number; why?: Wait }
  | { state: 'online' }
  | { state: 'ended'; why: Ended };

/** `sit`: how to sit down with the secret if no seat has it yet. */
export interface Credentials {
  secret: string | null;
  /** What this client has of the room; null: nothing. */
  held: { since: number; digest: string } | null;
  sit?: SeatWish | null;
}

/** What the server tells about the room, or about itself. */
export type RoomMessage = Snapshot | Delta | Presence | Announcement;

export interface ConnectionOptions {
  room: string;
  open(room: string): Socket;
  /** Why the server opened no socket; null: it cannot be reached, or nothing is known. */
  askWhy?(room: string): Promise<HeldUp | null>;
  /** What to join with; called for each attempt. */
  credentials(): Credentials;
  /** Sitting down while joining was refused; the connection has ended as for a full room. */
  onSitRefused?(refusal: Refused): void;
  /** The secret is no longer valid: joins again without one unless `credentials` returns another. */
  onBadSecret(): void;
  onMessage(message: RoomMessage): void;
  /** The room is joined; `now`: the server's time, in ms since 1970. */
  onJoined?(now: number): void;
  onStatus(status: Status): void;
}

interface Pending {
  text: string;
  resolve(reply: Reply): void;
  reject(reason: Refused): void;
}

/** By close code of the protocol; all others reconnect. */
const ENDED_BY_CODE: Record<number, Ended> = {
  [CLOSE_CODES.taken_over]: 'taken_over',
  [CLOSE_CODES.removed]: 'removed',
  [CLOSE_CODES.room_closed]: 'closed',
};
const ENDED_BY_ERROR: Record<string, Ended> = {
  'room/not_found': 'not_found',
  'room/closed': 'closed',
  'room/unreadable': 'unreadable',
  'room/full': 'full',
  'room/no_spectators': 'no_spectators',
};
/** Why a client that joins to sit down gets no seat. */
const NO_SEAT = new Set(['room/full', 'room/locked', 'room/wrong_phase', 'message/bad_value']);

export class Connection {
  readonly #options: ConnectionOptions;
  readonly #pending = new Map<string, Pending>();
  readonly #idPrefix = toBase64Url(randomBytes(6));
  #ids = 0;
  #socket: Socket | null = null;
  #joinId: string | null = null;
  /** The current join asks for a seat. */
  #sits = false;
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #serverAsksToWaitMs: number | null = null;
  /** Whether the socket has been open. */
  #opened = false;
  /** Why the last attempt failed, until one succeeds. */
  #why: Wait | undefined;

  constructor(options: ConnectionOptions) {
    this.#options = options;
  }

  /** Connects now, instead of at the planned time. */
  connect(): void {
    this.#drop();
    this.#tell('connecting');
    this.#opened = false;
    const socket = this.#options.open(this.#options.room);
    this.#socket = socket;
    socket.onopen = () => {
      this.#opened = true;
      this.#join();
    };
    socket.onmessage = (message) => this.#hear(String(message.data));
    socket.onclose = ({ code }) => this.#lost(code);
    this.#expectSign(GIVE_UP_AFTER_MS);
  }

  /** Leaves for good. Pending intentions get no answer. */
  close(): void {
    this.#drop();
    this.#pending.clear();
  }

  /**
   * The network or the page is back: connects at once if lost, otherwise checks that the server is still
   * there.
   */
  wake(): void {
    if (this.#retry !== undefined) {
      this.connect();
    } else if (this.#socket !== null && this.#joinId === null) {
      this.#ping();
      this.#expectSign(DOUBT_MS);
    }
  }

  /** Resolves with the server's reply, or rejects with Refused. Survives lost connections. */
  send<I extends Intention>(intention: I): Promise<ReplyTo<I['type']>> {
    const id = this.#nextId();
    const text = JSON.stringify({ ...intention, id });
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { text, resolve: resolve as (reply: Reply) => void, reject });
      if (this.#joined) this.#socket!.send(text);
    });
  }

  get #joined(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN && this.#joinId === null;
  }

  #nextId(): string {
    this.#ids += 1;
    return `${this.#idPrefix}-${this.#ids}`;
  }

  #join(): void {
    const { secret, held, sit = null } = this.#options.credentials();
    this.#joinId = this.#nextId();
    this.#sits = sit !== null;
    const admission = admissionTo(this.#options.room);
    const optional = {
      ...(admission !== null && { admission }),
      ...(secret !== null && { secret }),
      ...held,
      ...(sit !== null && { sit }),
      ...(IS_EMBEDDED && { embedded: true }),
    };
    this.#socket!.send(
      JSON.stringify({ type: 'join', id: this.#joinId, room: this.#options.room, ...optional }),
    );
  }

  #hear(text: string): void {
    this.#expectSign(PING_AFTER_MS);
    const message = JSON.parse(text) as ServerMessage;
    switch (message.type) {
      case 'reply':
        if (message.re === this.#joinId) this.#onJoin(message as JoinReply);
        else this.#answer(message);
        return;
      case 'error':
        if (message.re === this.#joinId) this.#onJoinRefused(message);
        else this.#refuse(message);
        return;
      case 'closing':
        this.#serverAsksToWaitMs = message.retry_ms ?? null;
        return;
      case 'snapshot':
      case 'delta':
      case 'presence':
      case 'announcement':
        this.#options.onMessage(message);
    }
  }

  #onJoin({ now, admission }: JoinReply): void {
    if (admission !== undefined) keepAdmission(this.#options.room, admission);
    this.#options.onJoined?.(now);
    this.#joinId = null;
    this.#attempt = 0;
    this.#why = undefined;
    this.#options.onStatus({ state: 'online' });
    for (const { text } of this.#pending.values()) this.#socket!.send(text);
  }

  #onJoinRefused(error: ErrorMessage): void {
    const ended = ENDED_BY_ERROR[error.code];
    if (error.code === 'room/bad_secret') {
      this.#options.onBadSecret();
      this.#join();
    } else if (this.#sits && NO_SEAT.has(error.code)) {
      this.#end('full');
      this.#options.onSitRefused?.(new Refused(error));
    } else if (ended !== undefined) {
      this.#end(ended);
    } else {
      this.#why = whyRefused(error);
      this.#tryLater();
    }
  }

  #answer(reply: Reply): void {
    this.#pending.get(reply.re)?.resolve(reply);
    this.#pending.delete(reply.re);
  }

  #refuse(error: ErrorMessage): void {
    if (error.re === null) return;
    this.#pending.get(error.re)?.reject(new Refused(error));
    this.#pending.delete(error.re);
  }

  #lost(code: number): void {
    const ended = ENDED_BY_CODE[code];
    const refused = !this.#opened;
    if (ended !== undefined) {
      this.#end(ended);
    } else {
      this.#why = undefined;
      this.#tryLater();
      if (refused) void this.#askWhy();
    }
  }

  /** A browser does not tell why a socket was refused. The attempt that is planned waits for longer then. */
  async #askWhy(): Promise<void> {
    const planned = this.#retry;
    const held = (await this.#options.askWhy?.(this.#options.room)) ?? null;
    if (held === null || planned !== this.#retry) return;
    this.#why = held.by;
    this.#plan(pauseMs(held, this.#attempt - 1));
  }

  #tryLater(): void {
    this.#drop();
    const delay = this.#serverAsksToWaitMs ?? backoffMs(this.#attempt);
    this.#serverAsksToWaitMs = null;
    this.#attempt += 1;
    this.#plan(delay);
  }

  #plan(delay: number): void {
    clearTimeout(this.#retry);
    this.#tell('waiting');
    this.#retry = setTimeout(() => this.connect(), delay);
  }

  #tell(state: 'connecting' | 'waiting'): void {
    const why = this.#why !== undefined && { why: this.#why };
    this.#options.onStatus({ state, attempt: this.#attempt, ...why });
  }

  #end(why: Ended): void {
    this.#drop();
    const refusal = new Refused({ code: 'session/ended', message: `the connection ended: ${why}` });
    for (const { reject } of this.#pending.values()) reject(refusal);
    this.#pending.clear();
    this.#options.onStatus({ state: 'ended', why });
  }

  /** Drops the socket without waiting for its closing handshake, which a dead network never completes. */
  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#watch);
    this.#retry = undefined;
    this.#joinId = null;
    const socket = this.#socket;
    this.#socket = null;
    if (socket === null) return;
    socket.onopen = null;
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
  }

  /** Waits for any message; after `silence` sends a ping, and finally gives the connection up. */
  #expectSign(silence: number): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => {
      if (silence !== PING_AFTER_MS) return this.#tryLater();
      this.#ping();
      this.#expectSign(GIVE_UP_AFTER_MS - PING_AFTER_MS);
    }, silence);
  }

  #ping(): void {
    if (this.#joined) this.#socket!.send(JSON.stringify({ type: 'ping', id: this.#nextId() }));
  }
}

/** Undefined: it is no matter of load. */
function whyRefused({ code, at }: ErrorMessage): Wait | undefined {
  if (code === 'room/server_busy' || code === 'store/unavailable') return 'server';
  if (code !== 'session/rate_limited') return undefined;
  return at === 'room' ? 'guesses' : 'network';
}
