// The engine of Bastide: a WebAssembly module that answers questions in JSON (protocol/c_interface).

/** What the engine rejects, with its sentence. The game is as before. */
export class EngineError extends Error {
  constructor({ code, message, at = '' }) {
    super(message);
    this.name = 'EngineError';
    this.code = code;
    this.at = at;
  }
}

const FAILED = { code: 'engine/failed', message: 'the engine has failed: load it anew' };
const CLOSED = { code: 'game/closed', message: 'the game is closed' };

/** By default the file beside this one, from the disk or the network. */
async function compiled(source) {
  if (source instanceof WebAssembly.Module) return source;
  const wasm = source ?? new URL('./bastide_engine.wasm', import.meta.url);
  if (!(wasm instanceof URL)) return WebAssembly.compile(wasm);
  if (wasm.protocol === 'file:') {
    const { readFile } = await import('node:fs/promises');
    return WebAssembly.compile(await readFile(wasm));
  }
  const answer = await fetch(wasm);
  if (!answer.ok) throw new Error(`${wasm}: ${answer.status}`);
  return WebAssembly.compile(await answer.arrayBuffer());
}

/** It has no world outside: whatever it asks of one is a fault, which ends it. */
function noWorld(module) {
  const imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    imports[from] ??= {};
    imports[from][name] = () => {
      throw new Error(`the engine calls ${from}.${name}`);
    };
  }
  return imports;
}

export async function loadEngine(source) {
  const module = await compiled(source);
  return new Engine(await WebAssembly.instantiate(module, noWorld(module)));
}

class Engine {
  #exports;
  #failed = false;
  /** Closes games that nobody holds any more. */
  #dropped = new FinalizationRegistry((number) => this.#failed || this.ask({ ask: 'end', game: number }));

  constructor({ exports }) {
    this.#exports = exports;
    exports._initialize();
  }

  begin(rules = {}, { seats = 2, seed } = {}) {
    return new Game(this, this.#dropped, { rules, seats }, seed);
  }

  playRandom(rules = {}, { seats = 2, games = 1000, seed = 0 } = {}) {
    return this.ask({ ask: 'play_random', rules, seats, games, seed });
  }

  catalogue() {
    return this.ask({ ask: 'catalogue' });
  }

  ask(question) {
    const bytes = new TextEncoder().encode(JSON.stringify(question));
    if (this.#failed) throw new EngineError(FAILED);
    const { answer, error } = JSON.parse(this.#answered(bytes));
    if (error) throw new EngineError(error);
    return answer;
  }

  #answered(bytes) {
    const { memory, bastide_ask, bastide_allocate, bastide_free } = this.#exports;
    try {
      const asked = bastide_allocate(bytes.length + 1);
      const room = new Uint8Array(memory.buffer, asked, bytes.length + 1);
      room.set(bytes);
      room[bytes.length] = 0;
      const told = bastide_ask(asked);
      const rest = new Uint8Array(memory.buffer, told);
      const text = new TextDecoder().decode(rest.subarray(0, rest.indexOf(0)));
      bastide_free(asked);
      bastide_free(told);
      return text;
    } catch (cause) {
      this.#failed = true;
      throw Object.assign(new EngineError(FAILED), { cause });
    }
  }
}

class Game {
  #engine;
  #dropped;
  #wish;
  #number = null;

  constructor(engine, dropped, wish, seed, original) {
    this.#engine = engine;
    this.#dropped = dropped;
    this.#wish = wish;
    if (original === undefined) this.reset(seed);
    else this.#hold(original);
  }

  reset(seed = Math.floor(Math.random() * Number.MAX_SAFE_INTEGER)) {
    const told = this.#engine.ask({ ask: 'begin', ...this.#wish, seed });
    this.close();
    return this.#hold(told);
  }

  legalActions() {
    return this.#ask({ ask: 'legal_actions' });
  }

  observe(seat) {
    return this.#ask({ ask: 'observe', seat: seat ?? undefined });
  }

  step(action, seat) {
    return this.#take(this.#ask({ ask: 'act', action, seat }));
  }

  copy() {
    return new Game(this.#engine, this.#dropped, this.#wish, undefined, this.#ask({ ask: 'copy' }));
  }

  close() {
    if (this.#number === null) return;
    this.#dropped.unregister(this);
    this.#engine.ask({ ask: 'end', game: this.#number });
    this.#number = null;
  }

  get seats() {
    return this.scores.length;
  }

  get over() {
    return this.toAct === null;
  }

  #ask(question) {
    if (this.#number === null) throw new EngineError(CLOSED);
    return this.#engine.ask({ ...question, game: this.#number });
  }

  #hold(told) {
    this.#number = told.game;
    this.#dropped.register(this, told.game, this);
    return this.#take(told);
  }

  #take({ rules, scores, seat, result, events }) {
    Object.assign(this, { rules, scores, toAct: seat, result });
    return events;
  }
}
