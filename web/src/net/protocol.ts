// Messages of bastide.v1, as protocol/README.md describes them.

import type { PatchOperation } from './patch.ts';

export interface Rules {
  game: string;
  preset: string;
  edition: string;
  modules: string[];
  options: Record<string, OptionValue>;
}

export interface Seat {
  name: string;
  colour: Colour;
}

export type Colour = 'red' | 'blue' | 'yellow' | 'green' | 'black' | 'pink';

export interface Cell {
  x: number;
  y: number;
}

export interface PlacedTile extends Cell {
  tile: string;
  rotation: number;
  seat: number | null;
}

export interface PlacedPiece extends Cell {
  seat: number;
  piece: string;
  feature: number;
}

export interface SeatState {
  score: number;
  supply: Record<string, number>;
  resigned: boolean;
}

export interface TileCount {
  tile: string;
  count: number;
}

export interface LegalPlacement extends Cell {
  rotations: number[];
}

export type Action =
  | { type: 'place_tile'; x: number; y: number; rotation: number }
  | { type: 'deploy'; piece: string; feature: number }
  | { type: 'pass' }
  | { type: 'draw_again' }
  | { type: 'resign' };

export interface GameResult {
  scores: number[];
  winners: number[];
  ended: 'finished' | 'resigned' | 'abandoned';
}

export interface Game {
  phase: 'place' | 'action' | 'redraw' | 'over';
  seat: number | null;
  turn: number;
  step: number;
  tile: string | null;
  tiles_left: number;
  unseen: TileCount[];
  discards: string[];
  board: PlacedTile[];
  pieces: PlacedPiece[];
  seats: SeatState[];
  legal: { placements: LegalPlacement[]; actions: Action[] } | null;
  result: GameResult | null;
}

export interface ChatLine {
  n: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

export interface RoomView {
  room: string;
  phase: 'lobby' | 'playing' | 'finished';
  number: number;
  locked: boolean;
  host: number;
  you: number | null;
  rules: Rules;
  seats: (Seat | null)[];
  shuffle: { game_id: string; commitment: string; entropy: boolean[] };
  game: Game | null;
  chat: ChatLine[];
}

export interface ScoreLine {
  what: string;
  points: number;
}

export type Event =
  | { type: 'tile_drawn'; seat: number; tile: string }
  | { type: 'tile_discarded'; seat: number; tile: string }
  | { type: 'tile_placed'; seat: number; tile: string; x: number; y: number; rotation: number }
  | {
      type: 'piece_deployed';
      seat: number;
      piece: string;
      x: number;
      y: number;
      feature: number;
      kind: string;
    }
  | ScoredEvent
  | { type: 'piece_returned'; seat: number; piece: string; x: number; y: number; feature: number }
  | { type: 'seat_resigned'; seat: number }
  | { type: 'turn_ended'; seat: number }
  | { type: 'game_finished'; scores: number[]; winners: number[]; ended: GameResult['ended'] }
  | { type: 'seat_taken'; seat: number; name: string; colour: Colour }
  | { type: 'seat_left'; seat: number }
  | { type: 'seat_changed'; seat: number; name: string; colour: Colour }
  | { type: 'secret_renewed'; seat: number }
  | { type: 'host_changed'; seat: number }
  | { type: 'locked'; locked: boolean }
  | { type: 'entropy_set'; seat: number; set: boolean }
  | { type: 'game_started'; number: number; first_player: number }
  | { type: 'chat'; seat: number; text: string }
  | { type: 'rematch'; number: number };

export interface ScoredEvent {
  type: 'scored';
  seat: number;
  points: number;
  feature?: string;
  tiles: [number, number][];
  reason: string;
  total: number;
  lines: ScoreLine[];
}

export type Intention =
  | { type: 'ping' }
  | { type: 'resync' }
  | { type: 'sit'; secret: string; name: string; seat?: number; colour?: Colour }
  | { type: 'profile'; name?: string; colour?: Colour }
  | { type: 'entropy'; value: string | null }
  | { type: 'chat'; text: string }
  | { type: 'renew'; secret: string }
  | { type: 'leave' }
  | { type: 'lock'; locked: boolean }
  | { type: 'remove'; seat: number }
  | { type: 'start' }
  | { type: 'act'; actions: Action[]; step?: number }
  | { type: 'preview'; actions: Action[] }
  | { type: 'rematch' };

export interface Join {
  type: 'join';
  room: string;
  secret?: string;
  since?: number;
}

export interface Reply {
  type: 'reply';
  re: string;
  seat?: number | null;
  seq?: number;
  resume?: 'deltas' | 'snapshot';
  events?: Event[];
  choices?: Action[];
  ends_turn?: boolean;
}

export interface ErrorMessage {
  type: 'error';
  re: string | null;
  code: string;
  message: string;
  at?: string;
}

export interface Snapshot {
  type: 'snapshot';
  seq: number;
  view: RoomView;
  digest: string;
}

export interface Delta {
  type: 'delta';
  seq: number;
  events: Event[];
  patch: PatchOperation[];
  digest: string;
}

export interface Presence {
  type: 'presence';
  connected: boolean[];
  spectators: number;
}

export interface Closing {
  type: 'closing';
  reason: string;
  retry_ms?: number;
}

export type ServerMessage = Reply | ErrorMessage | Snapshot | Delta | Presence | Closing;

export type OptionValue = boolean | number | string;

/** GET /api/v1/catalogue */
export interface Catalogue {
  games: CatalogueGame[];
}

export interface CatalogueGame {
  game: string;
  default_preset: string;
  editions: string[];
  modules: { name: string; title: string }[];
  options: CatalogueOption[];
  presets: CataloguePreset[];
  tiles: { tile: string }[];
}

export interface CatalogueOption {
  name: string;
  values: OptionValue[];
  default: OptionValue;
  /** Counts only with this module; null: always. */
  module: string | null;
}

export interface CataloguePreset {
  rules: Rules;
  seats_min: number;
  seats_max: number;
}

/** Rules as asked for: a preset and what differs from it. */
export interface RulesRequest {
  game: string;
  preset: string;
  edition?: string;
  modules?: string[];
  options?: Record<string, OptionValue>;
}

/** A game's record, bastide-game/1, as far as this client reads it. */
export interface GameRecord {
  format: string;
  rules: Rules;
  seats: Seat[];
  first_player?: number;
  deck?: { order?: string[] };
  start?: PlacedTile[];
  actions: (Action & { seat: number })[];
  proof?: { game_id: string; secret: string; commitment: string; entropy: (string | null)[] };
  result?: GameResult;
}
