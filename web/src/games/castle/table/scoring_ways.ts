// The ways in which the scoring may continue: the server foresees each to its end, even behind wall tiles
// that are face down.

import type { Action, ForeseenScore, GameView } from '../../../net/protocol.gen.ts';
import { sameCell } from '../../../play/draft.ts';

type Way = readonly ForeseenScore[];

/** The ways that begin with the choice: what is scored next, or whether the next is doubled. */
export function waysOf(action: Action, { ways = [] }: GameView): Way[] {
  const begins = (first: ForeseenScore): boolean => {
    switch (action.type) {
      case 'score_next':
        return isAt(first, action);
      case 'use_wall_tile':
        return first.doubled;
      default:
        return action.type === 'pass' && !first.doubled;
    }
  };
  return ways.filter(([first]) => begins(first!));
}

/** The index of the feature among the choices, from 0; -1 if it is not among them. */
export function choiceOf(step: ForeseenScore, actions: readonly Action[]): number {
  return actions.findIndex((action) => action.type === 'score_next' && isAt(step, action));
}

type Place = Pick<ForeseenScore, 'x' | 'y' | 'feature'>;

function isAt(step: Place, other: Place): boolean {
  return sameCell(step, other) && step.feature === other.feature;
}
