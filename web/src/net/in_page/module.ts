// The WebAssembly module of server/page: what it may call, and how it is called. Knows no worker and no
// database, so that tests can drive it as the worker does.

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';

/** One change of a room, as kept. */
export interface KeptEntry {
  seq: number;
  /** Milliseconds since 1970. */
  at: number;
  text: string;
}

export interface KeptRecord {
  game: string;
  /** When it ended, in ms since 1970. */
  ended: number;
  text: string;
}

export type FoundGame = { record: string } | { room: string } | null;

/** There is already an entry of that room and seq. */
export class Conflict extends Error {}

/** Where rooms are kept. What resolves survives a reload; what rejects has changed nothing. */
export interface RoomStore {
  /** `game`: one that may begin after this entry. Rejects with Conflict if the entry's seq is taken. */
  append(room: string, entry: KeptEntry, game: string | null): Promise<void>;
  /**
   * Replaces all entries up to `seq` with `snapshot`; null: the room has ended. Rejects with Conflict if the
   * last entry has another seq.
   */
  compact(
    room: string,
    seq: number,
    snapshot: KeptEntry | null,
    records: readonly KeptRecord[],
  ): Promise<void>;
  /** By seq; empty: there is no such room. */
  load(room: string): Promise<readonly KeptEntry[]>;
  findGame(id: string): Promise<FoundGame>;
}

/** Receives the module's messages. */
export interface Listener {
  onMessage(client: number, text: string): void;
  /** With a close code of the protocol. */
  onClose(client: number, code: number): void;
  /** The module has had an internal fault and can't go on. */
  onFailure(reason: unknown): void;
}

/** A question about a table of another server, as a view shows it. */
export interface SeenQuestion {
  readonly what: 'foresee' | 'survey';
  /** An object with the view's `rules`, `game`, `aids` and `you`, as JSON. */
  readonly table: string;
  /** The keys of an intention: an object, as JSON. */
  readonly keys: string;
}

/** The possible questions; the server answers the same ones. */
export type Question =
  | { what: 'create_room'; body: string }
  | { what: 'find_record'; game: string }
  | { what: 'find_turns'; game: string; from: number }
  | { what: 'find_survey'; game: string; turns: number }
  | { what: 'play_record'; record: string; from: number }
  | { what: 'continue_game'; record: string; body: string }
  | SeenQuestion
  | { what: 'begin_analysis'; record: string }
  | { what: 'analyse_next'; nodes: number }
  | { what: 'piles'; body: string }
  | { what: 'catalogue' }
  | { what: 'sign_random_games'; body: string; seats: number; games: number; seed: number };

/** JSON; an error's if it is not `good`. */
export interface Answer {
  good: boolean;
  text: string;
}

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  allocate(bytes: number): number;
  run(): number;
  tick(): void;
  connect(client: number): void;
  receive(client: number, text: number, bytes: number): void;
  disconnect(client: number): void;
  create_room(request: number, text: number, bytes: number): void;
  find_record(request: number, text: number, bytes: number): void;
  find_turns(request: number, text: number, bytes: number, from: number): void;
  find_survey(request: number, text: number, bytes: number, turns: number): void;
  play_record(request: number, text: number, bytes: number, from: number): void;
  continue_game(request: number, record: number, recordBytes: number, text: number, bytes: number): void;
  foresee(request: number, text: number, bytes: number): void;
  survey(request: number, text: number, bytes: number): void;
  begin_analysis(request: number, text: number, bytes: number): void;
  analyse_next(request: number, nodes: number): void;
  piles(request: number, text: number, bytes: number): void;
  catalogue(request: number): void;
  sign_random_games(
    request: number,
    text: number,
    bytes: number,
    seats: number,
    games: number,
    seed: number,
  ): void;
  kept(operation: number, outcome: number): void;
  entry_read(operation: number, seq: number, at: number, text: number, bytes: number): void;
  room_read(operation: number, succeeded: number): void;
  game_read(operation: number, kind: number, text: number, bytes: number): void;
}

const TICK_MS = 100;
const HASH_BYTES = 32;
const RANDOM_BYTES_AT_ONCE = 65536;
const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const;
const DONE = 0;
const UNAVAILABLE = 1;
const CONFLICT = 2;
const GAME_UNREADABLE = 0;
const GAME_UNKNOWN = 1;
const GAME_RECORD = 2;
const GAME_ROOM = 3;

export class RoomsModule {
  readonly #store: RoomStore;
  readonly #listener: Listener;
  readonly #clients = new Set<number>();
  readonly #asked = new Map<number, (answer: Answer) => void>();
  #requests = 0;
  #records: KeptRecord[] = [];
  #exports!: Exports;
  #ticks: ReturnType<typeof setInterval> | undefined;
  #running = false;
  #failed = false;

  static async begin(module: WebAssembly.Module, store: RoomStore, listener: Listener): Promise<RoomsModule> {
    const begun = new RoomsModule(store, listener);
    const instance = await WebAssembly.instantiate(module, begun.#imports());
    begun.#exports = instance.exports as unknown as Exports;
    begun.#exports._initialize();
    return begun;
  }

  private constructor(store: RoomStore, listener: Listener) {
    this.#store = store;
    this.#listener = listener;
  }

  connect(client: number): void {
    this.#clients.add(client);
    this.#ticks ??= setInterval(() => this.#call((module) => module.tick()), TICK_MS);
    this.#call((module) => module.connect(client));
  }

  receive(client: number, message: string): void {
    if (this.#clients.has(client)) this.#call((module) => module.receive(client, ...this.#pass(message)));
  }

  disconnect(client: number): void {
    if (!this.#clients.delete(client)) return;
    this.#call((module) => module.disconnect(client));
    if (this.#clients.size > 0) return;
    clearInterval(this.#ticks);
    this.#ticks = undefined;
  }

  ask(question: Question): Promise<Answer> {
    this.#requests += 1;
    const request = this.#requests;
    return new Promise((resolve) => {
      this.#asked.set(request, resolve);
      this.#call((module) => this.#put(module, request, question));
    });
  }

  #put(module: Exports, request: number, question: Question): void {
    switch (question.what) {
      case 'create_room':
      case 'piles':
        module[question.what](request, ...this.#pass(question.body));
        break;
      case 'foresee':
      case 'survey':
        module[question.what](request, ...this.#pass(withMembers(question.table, question.keys)));
        break;
      case 'find_record':
        module.find_record(request, ...this.#pass(question.game));
        break;
      case 'find_turns':
        module.find_turns(request, ...this.#pass(question.game), question.from);
        break;
      case 'find_survey':
        module.find_survey(request, ...this.#pass(question.game), question.turns);
        break;
      case 'play_record':
        module.play_record(request, ...this.#pass(question.record), question.from);
        break;
      case 'continue_game':
        module.continue_game(request, ...this.#pass(question.record), ...this.#pass(question.body));
        break;
      case 'begin_analysis':
        module.begin_analysis(request, ...this.#pass(question.record));
        break;
      case 'analyse_next':
        module.analyse_next(request, question.nodes);
        break;
      case 'catalogue':
        module.catalogue(request);
        break;
      case 'sign_random_games': {
        const { body, seats, games, seed } = question;
        module.sign_random_games(request, ...this.#pass(body), seats, games, seed);
      }
    }
  }

  /** Calls the module, then runs its waiting tasks one by one, so that messages can come in between. */
  #call(what: (module: Exports) => void): void {
    if (this.#failed) return;
    try {
      what(this.#exports);
      if (!this.#running) this.#runOn();
    } catch (reason) {
      this.#fail(reason);
    }
  }

  #runOn(): void {
    this.#running = this.#exports.run() !== 0;
    if (!this.#running) return;
    setTimeout(() => {
      this.#running = false;
      this.#call(() => {});
    });
  }

  #fail(reason: unknown): void {
    if (this.#failed) return;
    this.#failed = true;
    clearInterval(this.#ticks);
    this.#listener.onFailure(reason);
  }

  // ---- texts in the module's memory, which may move whenever the module is called

  #pass(text: string): [at: number, bytes: number] {
    const bytes = new TextEncoder().encode(text);
    const at = this.#exports.allocate(bytes.length);
    this.#bytes(at, bytes.length).set(bytes);
    return [at, bytes.length];
  }

  #bytes(at: number, length: number): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.#exports.memory.buffer as ArrayBuffer, at, length);
  }

  #text(at: number, length: number): string {
    return new TextDecoder().decode(this.#bytes(at, length));
  }

  /** Up to the terminating zero. */
  #word(at: number): string {
    const rest = new Uint8Array(this.#exports.memory.buffer, at);
    return this.#text(at, rest.indexOf(0));
  }

  // ---- what the module calls

  #imports(): WebAssembly.Imports {
    return { page: this.#page(), wasi_snapshot_preview1: this.#system() };
  }

  #page(): WebAssembly.ModuleImports {
    return {
      deliver: (client: number, text: number, bytes: number) =>
        this.#clients.has(client) && this.#listener.onMessage(client, this.#text(text, bytes)),
      close: (client: number, code: number) =>
        this.#clients.has(client) && this.#listener.onClose(client, code),
      answer: (request: number, good: number, text: number, bytes: number) => {
        this.#asked.get(request)?.({ good: good !== 0, text: this.#text(text, bytes) });
        this.#asked.delete(request);
      },
      fail: (text: number) => this.#fail(new Error(this.#word(text))),
      log: (level: number, text: number, bytes: number) =>
        console[LOG_LEVELS[level] ?? 'error'](this.#text(text, bytes)),
      sha256: (text: number, bytes: number, hash: number) =>
        this.#bytes(hash, HASH_BYTES).set(sha256(this.#bytes(text, bytes))),
      hmac_sha256: (key: number, text: number, bytes: number, hash: number) =>
        this.#bytes(hash, HASH_BYTES).set(
          hmac(sha256, this.#bytes(key, HASH_BYTES), this.#bytes(text, bytes)),
        ),

      append: (
        operation: number,
        room: number,
        seq: number,
        at: number,
        text: number,
        bytes: number,
        game: number,
      ) => {
        const entry = { seq, at, text: this.#text(text, bytes) };
        const appended = this.#store.append(this.#word(room), entry, game === 0 ? null : this.#word(game));
        this.#tell(operation, appended);
      },
      record: (game: number, ended: number, text: number, bytes: number) =>
        this.#records.push({ game: this.#word(game), ended, text: this.#text(text, bytes) }),
      compact: (operation: number, room: number, seq: number, at: number, text: number, bytes: number) => {
        const records = this.#records;
        this.#records = [];
        const snapshot = text === 0 ? null : { seq, at, text: this.#text(text, bytes) };
        this.#tell(operation, this.#store.compact(this.#word(room), seq, snapshot, records));
      },
      load: (operation: number, room: number) => void this.#load(operation, this.#word(room)),
      find_game: (operation: number, game: number) => void this.#findGame(operation, this.#word(game)),
    };
  }

  #tell(operation: number, done: Promise<void>): void {
    const told = (outcome: number) => this.#call((module) => module.kept(operation, outcome));
    done.then(
      () => told(DONE),
      (reason) => {
        if (!(reason instanceof Conflict)) console.error(reason);
        told(reason instanceof Conflict ? CONFLICT : UNAVAILABLE);
      },
    );
  }

  async #load(operation: number, room: string): Promise<void> {
    const entries = await this.#store.load(room).catch((reason) => void console.error(reason));
    this.#call((module) => {
      for (const { seq, at, text } of entries ?? [])
        module.entry_read(operation, seq, at, ...this.#pass(text));
      module.room_read(operation, entries === undefined ? 0 : 1);
    });
  }

  async #findGame(operation: number, id: string): Promise<void> {
    const found = await this.#store.findGame(id).catch((reason) => void console.error(reason));
    this.#call((module) => {
      const tell = (kind: number, text: string) => module.game_read(operation, kind, ...this.#pass(text));
      if (found === undefined) tell(GAME_UNREADABLE, '');
      else if (found === null) tell(GAME_UNKNOWN, '');
      else if ('record' in found) tell(GAME_RECORD, found.record);
      else tell(GAME_ROOM, found.room);
    });
  }

  /** The part of WASI that its C library needs. */
  #system(): WebAssembly.ModuleImports {
    const view = () => new DataView(this.#exports.memory.buffer);
    const nothing = (count: number, bytes: number) => {
      view().setUint32(count, 0, true);
      view().setUint32(bytes, 0, true);
      return 0;
    };
    return {
      environ_get: () => 0,
      environ_sizes_get: nothing,
      clock_time_get: (clock: number, _precision: bigint, at: number) => {
        const ms = clock === 0 ? Date.now() : performance.now();
        view().setBigUint64(at, BigInt(Math.round(ms * 1e6)), true);
        return 0;
      },
      random_get: (at: number, length: number) => {
        for (let done = 0; done < length; done += RANDOM_BYTES_AT_ONCE)
          crypto.getRandomValues(this.#bytes(at + done, Math.min(RANDOM_BYTES_AT_ONCE, length - done)));
        return 0;
      },
      proc_exit: (code: number) => {
        throw new Error(`the module ended with ${code}`);
      },
    };
  }
}

/** An object with the members of both; neither is read. */
function withMembers(object: string, others: string): string {
  return others === '{}' ? object : `${object.slice(0, -1)},${others.slice(1)}`;
}
