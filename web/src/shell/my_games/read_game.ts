// Checks a game that comes from storage or from a file: both may hold nonsense.

import type { Colour } from '../../net/protocol.gen.ts';
import { readRoomCode } from '../../net/room_code.ts';
import type { Best, KeptBoard, KeptGame, KeptSeat, LookedAt } from './kept_game.ts';

const COLOURS: Readonly<Record<Colour, true>> = {
  red: true,
  blue: true,
  yellow: true,
  green: true,
  black: true,
  pink: true,
};
const PHASES = ['unseen', 'lobby', 'playing', 'finished'] as const;
const ENDINGS = ['finished', 'resigned', 'abandoned'] as const;
/** Longer than anything that a server tells. */
const TEXT_MAX = 100;
const LIST_MAX = 4000;
const SEATS_MAX = 6;
const NUMBER_MAX = Number.MAX_SAFE_INTEGER;

/** Null: it is no game. */
export function readGame(value: unknown): KeptGame | null {
  if (!isObject(value)) return null;
  const { id, room, phase, game, modules, seats, mine, acts, turn, tilesLeft, scores, message } = value;
  const { board, until, winners, ended, best, looked, heard, moved, here, lost, archived } = value;
  const good =
    isText(id) &&
    /^[\w.]+$/.test(id) &&
    optional(isRoom)(room) &&
    isOneOf(PHASES)(phase) &&
    isText(game) &&
    isListOf(isText)(modules) &&
    isListOf(isSeat, SEATS_MAX)(seats) &&
    isListOf(isNumber, SEATS_MAX)(mine) &&
    (acts === null || isNumber(acts)) &&
    [turn, tilesLeft, message, heard, moved].every(isNumber) &&
    isListOf(isNumber, SEATS_MAX)(scores) &&
    isBoard(board) &&
    optional(isNumber)(until) &&
    optional(isListOf(isNumber, SEATS_MAX))(winners) &&
    optional(isOneOf(ENDINGS))(ended) &&
    optional(isBest)(best) &&
    isLookedAt(looked) &&
    [here, lost, archived].every((flag) => flag === undefined || flag === true);
  if (!good) return null;
  // Only what is known, so that nothing else is carried from file to file.
  return {
    ...{ id, room, here, phase, game, modules, seats, mine, acts, turn, tilesLeft, scores, message },
    ...{ board, until, winners, ended, best, looked, heard, moved, lost, archived },
  } as KeptGame;
}

type Check = (value: unknown) => boolean;

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= TEXT_MAX;
export const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= NUMBER_MAX;
export const isRoom = (value: unknown): value is string =>
  typeof value === 'string' && readRoomCode(value) === value;
const isListOf =
  (each: Check, most = LIST_MAX): Check =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(each);
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const isOneOf =
  (known: readonly unknown[]): Check =>
  (value) =>
    known.includes(value);

const isSeat: Check = (value): value is KeptSeat | null =>
  value === null ||
  (isObject(value) &&
    isText(value.name) &&
    isText(value.colour) &&
    Object.hasOwn(COLOURS, value.colour) &&
    optional(isText)(value.level) &&
    optional(isOneOf([true]))(value.program));

function isBoard(value: unknown): value is KeptBoard {
  if (!isObject(value)) return false;
  const { tiles, cells, pieces } = value;
  return isListOf(isText)(tiles) && isListOf(isNumber)(cells) && isListOf(isNumber)(pieces);
}

const isBest: Check = (value): value is Best =>
  isObject(value) && isText(value.kind) && isNumber(value.points);

const isLookedAt: Check = (value): value is LookedAt =>
  isObject(value) &&
  isNumber(value.tiles) &&
  isNumber(value.message) &&
  isListOf(isNumber, SEATS_MAX)(value.scores);
