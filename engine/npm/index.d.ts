import type { Action, Catalogue, GameEvent, GameView, Result, Rules, RulesRequest } from './protocol.gen.js';

export type * from './protocol.gen.js';

/** What the engine rejects, with its sentence. The game is as before. */
export class EngineError extends Error {
  /** Stable. */
  readonly code: string;
  /** The place of the fault, or empty. */
  readonly at: string;
}

/** Compiles the module: by default the file of this package, from the disk or the network. */
export function loadEngine(source?: WebAssembly.Module | BufferSource | URL): Promise<Engine>;

export interface Engine {
  /** By default a preset for two. `seed`, up to 2^53 - 1, decides all chance; by default it is drawn. */
  begin(rules?: RulesRequest, options?: { seats?: number; seed?: number }): Game;
  /** Whole games at random. The same seed gives the same games, as does `bastide bench`. */
  playRandom(rules?: RulesRequest, options?: { seats?: number; games?: number; seed?: number }): RandomGames;
  catalogue(): Catalogue;
}

export interface RandomGames {
  games: number;
  /** Placed ones, of all games. */
  tiles: number;
  decisions: number;
  /** By game and seat. */
  scores: number[][];
  /** Of all final states, in hexadecimal digits. */
  signature: string;
}

export interface Game {
  /** With every option. */
  readonly rules: Rules;
  readonly seats: number;
  /** By seat. */
  readonly scores: number[];
  /** null: the game is over. */
  readonly toAct: number | null;
  readonly over: boolean;
  /** null before the game is over. */
  readonly result: Result | null;
  /** Begins anew, with another shuffle or that of `seed`. Gives the events up to the first decision. */
  reset(seed?: number): GameEvent[];
  /** Every legal action of the seat to act but to resign; empty when the game is over. */
  legalActions(): Action[];
  /** What a seat may know, or what everybody may: nothing of the order of what is still to be drawn. */
  observe(seat?: number | null): GameView;
  /** Carries out an action, by default of the seat to act. Gives the events. */
  step(action: Action, seat?: number): GameEvent[];
  /** The game as it stands, to try something: it has the same piles, so it may tell what is hidden. */
  copy(): Game;
  /** Forgets the game at once, and not only when nobody holds it any more. */
  close(): void;
}
