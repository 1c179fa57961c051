// The dragon and the fairy as they stand after my decisions, and the figures that the dragon's next
// step would eat.

import type { Cell } from '../../../../board/index.ts';
import type { GameEvent, GameView, PlacedPiece } from '../../../../net/protocol.gen.ts';
import type { Draft } from '../../../../play/draft.ts';
import { sameCell } from '../../../../play/draft.ts';
import { eventsIn } from '../../../../play/table/decided.ts';
import { piecesIn } from '../brought.ts';
import type { Neutral } from './neutral_drawing.tsx';

/** The dragon or the fairy. */
export interface PlacedNeutral extends Cell {
  readonly figure: Neutral;
  /** Beside the piece there; absent: on the tile. */
  readonly feature?: number;
}

/** A piece that something would happen to: surely if the chosen action is done, otherwise possibly. */
export interface ThreatenedPiece extends Cell {
  readonly feature: number;
  readonly surely: boolean;
}

/** Where they stand; empty for one that is not on the board. */
export function neutralsIn(draft: Draft, game: GameView): PlacedNeutral[] {
  let { dragon, fairy }: { dragon?: readonly [number, number]; fairy?: Place } = game;
  for (const event of eventsIn(draft)) {
    if (event.type === 'dragon_moved') dragon = event.to;
    if (event.type === 'fairy_moved') fairy = { ...cellOf(event.to), feature: event.feature };
  }
  return [
    ...(dragon ? [{ figure: 'dragon', ...cellOf(dragon) } as const] : []),
    ...(fairy ? [standing(fairy, piecesIn(draft, game))] : []),
  ];
}

interface Place extends Cell {
  feature?: number | undefined;
}

/** Beside the figure of the named feature, or alone on the tile if no figure stands there. */
function standing({ x, y, feature }: Place, pieces: readonly PlacedPiece[]): PlacedNeutral {
  const isBeside = pieces.some((piece) => sameCell(piece, { x, y }) && piece.feature === feature);
  return { figure: 'fairy', x, y, ...(isBeside && { feature: feature! }) };
}

/** The dragon's cells in the present move. */
export function trailIn(draft: Draft, { dragon, dragon_visited }: GameView): Cell[] {
  const steps = eventsIn(draft).flatMap((event) =>
    event.type === 'dragon_moved' && event.reason === 'step' ? [cellOf(event.to)] : [],
  );
  if (dragon_visited === undefined && steps.length === 0) return [];
  const before = dragon_visited ?? (dragon ? [dragon] : []);
  return [...before.map(cellOf), ...steps];
}

/**
 * The figures that it would eat: surely on the chosen tile, possibly on the other tiles that it may go to.
 */
export function threatenedIn(draft: Draft): ThreatenedPiece[] {
  if (draft.step !== 'choose') return [];
  return draft.choices.flatMap(({ action, events }, index) =>
    action.type === 'move_dragon'
      ? eatenBy(events ?? []).map(({ x, y, feature }) => ({ x, y, feature, surely: index === draft.chosen }))
      : [],
  );
}

export function eatenBy(events: readonly GameEvent[]) {
  return events.flatMap((event) =>
    event.type === 'piece_returned' && event.reason === 'eaten' ? [event] : [],
  );
}

export function cellOf([x, y]: readonly [number, number]): Cell {
  return { x, y };
}
