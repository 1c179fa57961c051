// The results of an analysis by turn and seat.

import type { Decision } from '../../../net/in_page/decision.ts';
import { isPlacement } from '../../draft.ts';

/** A turn that cost less was as good as the best: the search errs by as much. */
export const NOTHING_LOST = 0.5;
const WORST_SHOWN = 5;

/** One seat's decisions in one turn. */
export interface TurnCost {
  /** From 1, as the replay counts: the board after it shows the decision. */
  readonly turn: number;
  readonly seat: number;
  /** Null: some decision of it was compared with nothing else. */
  readonly cost: number | null;
  /** Of the placed tiles; null: none was placed, or that of one is not known. */
  readonly luck: number | null;
  readonly decisions: readonly Decision[];
}

/** A turn that is known to have cost something. */
export type Loss = TurnCost & { readonly cost: number };

/** A sum is null where a part of it is not known. */
export interface SeatSum {
  readonly cost: number | null;
  readonly luck: number | null;
  /** Decisions without a cost. */
  readonly notCompared: number;
}

export interface ExpectedPoint {
  readonly turn: number;
  /** By seat. */
  readonly points: readonly number[];
}

export function turnOf({ turn }: Decision): number {
  return turn + 1;
}

/** In the order of the game. */
export function turnCosts(decisions: readonly Decision[]): TurnCost[] {
  const bySeat = new Map<string, Decision[]>();
  for (const decision of decisions) {
    const key = `${turnOf(decision)} ${decision.seat}`;
    bySeat.set(key, [...(bySeat.get(key) ?? []), decision]);
  }
  return [...bySeat.values()].map((made) => ({
    turn: turnOf(made[0]!),
    seat: made[0]!.seat,
    cost: sumOf(made.map(({ cost }) => cost)),
    luck: luckOf(made),
    decisions: made,
  }));
}

/** Null: one of them is not known. */
function sumOf(points: readonly (number | null | undefined)[]): number | null {
  return points.reduce<number | null>((sum, one) => (sum === null || one == null ? null : sum + one), 0);
}

const placesTile = ({ played }: Decision): boolean => isPlacement(played.action);

function luckOf(decisions: readonly Decision[]): number | null {
  const placed = decisions.filter(placesTile);
  return placed.length === 0 ? null : sumOf(placed.map(({ luck }) => luck));
}

/** The turns that lost more than next to nothing. */
export function losses(costs: readonly TurnCost[]): Loss[] {
  return costs.filter((turn): turn is Loss => turn.cost !== null && turn.cost >= NOTHING_LOST);
}

/** The costliest turns, worst first; without turns that lost next to nothing. */
export function worstTurns(costs: readonly TurnCost[]): Loss[] {
  return losses(costs)
    .sort((a, b) => b.cost - a.cost || a.turn - b.turn)
    .slice(0, WORST_SHOWN);
}

export function sumsOf(costs: readonly TurnCost[], seats: number): SeatSum[] {
  return Array.from({ length: seats }, (_, seat) => {
    const own = costs.filter((one) => one.seat === seat).flatMap(({ decisions }) => decisions);
    return {
      cost: sumOf(own.map(({ cost }) => cost)),
      luck: sumOf(own.filter(placesTile).map(({ luck }) => luck)),
      notCompared: own.filter(({ cost }) => cost === undefined).length,
    };
  });
}

/** After each turn with a decision, and finally the result: null while that is not reached. */
export function expectedPoints(
  decisions: readonly Decision[],
  end: { readonly turn: number; readonly scores: readonly number[] } | null,
): ExpectedPoint[] {
  const after = new Map(decisions.map((decision) => [turnOf(decision), decision.expected]));
  if (end !== null) after.set(end.turn, end.scores);
  return [...after].map(([turn, points]) => ({ turn, points })).sort((a, b) => a.turn - b.turn);
}

/** The expectation after this turn: unchanged if nothing was decided in it. */
export function expectedAt(points: readonly ExpectedPoint[], turn: number): readonly number[] | null {
  return points.findLast((point) => point.turn <= turn)?.points ?? null;
}
