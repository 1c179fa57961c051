// One game as this device remembers it.

import type { Colour } from '../../net/protocol.gen.ts';

export interface KeptSeat {
  readonly name: string;
  readonly colour: Colour;
  /** Of the computer that has the seat; absent: a person. */
  readonly level?: string | undefined;
  /** A program has it. */
  readonly program?: true | undefined;
}

/** What was seen of a game when somebody last looked at its table here. */
export interface LookedAt {
  /** How many tiles lay there. */
  readonly tiles: number;
  /** The number of the last line of the chat. */
  readonly message: number;
  readonly scores: readonly number[];
}

/** Of a board in few characters. */
export const NUMBERS_OF_A_TILE = 4;
export const NUMBERS_OF_A_PIECE = 3;

/** A board in few characters. */
export interface KeptBoard {
  /** The tiles that occur. */
  readonly tiles: readonly string[];
  /** For each tile laid four numbers: which of `tiles`, x, y, rotation. */
  readonly cells: readonly number[];
  /** For each figure three numbers: seat, x, y. */
  readonly pieces: readonly number[];
}

export interface Best {
  readonly kind: string;
  readonly points: number;
}

export interface KeptGame {
  /** As in view.shuffle.game_id, or `unseen.CODE` for a room of which only the seat is known. */
  readonly id: string;
  /** Absent: its room is unknown, such as that of a record from a file. */
  readonly room?: string | undefined;
  /** It lies in this browser alone. */
  readonly here?: true | undefined;
  readonly phase: 'unseen' | 'lobby' | 'playing' | 'finished';
  /** The game's name, and its modules. */
  readonly game: string;
  readonly modules: readonly string[];
  readonly seats: readonly (KeptSeat | null)[];
  /** The seats played at this device. */
  readonly mine: readonly number[];
  /** The seat that must act. */
  readonly acts: number | null;
  readonly turn: number;
  readonly tilesLeft: number;
  readonly scores: readonly number[];
  readonly message: number;
  readonly board: KeptBoard;
  /** When the clock of the seat that must act runs out, in ms since 1970; absent: never. */
  readonly until?: number | undefined;
  /** Once it is finished. */
  readonly winners?: readonly number[] | undefined;
  readonly ended?: 'finished' | 'resigned' | 'abandoned' | undefined;
  /** The most that one feature has scored for this device. */
  readonly best?: Best | undefined;
  readonly looked: LookedAt;
  /** When this device heard of it last, and when it last heard of something new, in ms since 1970. */
  readonly heard: number;
  readonly moved: number;
  /** The server has no such room any more. */
  readonly lost?: true | undefined;
  readonly archived?: true | undefined;
}

export const NO_BOARD: KeptBoard = { tiles: [], cells: [], pieces: [] };
