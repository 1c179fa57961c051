// Puzzles, as `bastide puzzles` writes them: decisions of played games where one placement is clearly best.

import { canonicalJson } from '../../net/canonical.ts';
import type { GameView, PlaceTile, Reason, Rules } from '../../net/protocol.gen.ts';

const FORMAT = 'bastide-puzzle/1';

export interface WeighedPlacement {
  readonly action: PlaceTile;
  /** The seat's expected lead over the others at the end, in points. */
  readonly worth: number;
}

export interface Puzzle {
  readonly id: string;
  readonly rules: Rules;
  /** Who is to place the tile. */
  readonly seat: number;
  /** As that seat saw it. */
  readonly game: GameView;
  /** Where the tile was placed in the game. */
  readonly played: PlaceTile;
  /** Placements that were compared, best first. */
  readonly choices: readonly WeighedPlacement[];
  /** What the best is better by than others. */
  readonly reasons?: readonly Reason[];
}

/** One a line; lines that hold none are left out. */
export function readPuzzles(text: string): Puzzle[] {
  return text.split('\n').flatMap((line) => {
    const puzzle = parsed(line);
    return isPuzzle(puzzle) ? [puzzle] : [];
  });
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function isPuzzle(value: unknown): value is Puzzle {
  if (!isObject(value) || value.format !== FORMAT || typeof value.id !== 'string') return false;
  const { rules, game, seat, choices, played } = value;
  return (
    isObject(rules) &&
    typeof rules.game === 'string' &&
    isObject(game) &&
    Array.isArray(game.board) &&
    Array.isArray(game.seats) &&
    typeof seat === 'number' &&
    seat in game.seats &&
    isObject(game.legal) &&
    Array.isArray(game.legal.placements) &&
    isPlacedTile(played) &&
    Array.isArray(choices) &&
    choices.length > 1 &&
    choices.every(
      (choice) => isObject(choice) && isPlacedTile(choice.action) && typeof choice.worth === 'number',
    )
  );
}

function isPlacedTile(value: unknown): boolean {
  return (
    isObject(value) &&
    value.type === 'place_tile' &&
    [value.x, value.y, value.rotation].every((number) => Number.isInteger(number))
  );
}

export const isSamePlace = (one: PlaceTile, other: PlaceTile): boolean =>
  canonicalJson(one) === canonicalJson(other);

/** By how many points this placement is worse than the best; null: it promised too little to be compared. */
export function lossOf({ choices }: Puzzle, action: PlaceTile): number | null {
  const chosen = choices.find((choice) => isSamePlace(choice.action, action));
  return chosen === undefined ? null : choices[0]!.worth - chosen.worth;
}
