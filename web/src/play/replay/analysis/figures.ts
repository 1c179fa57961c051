// What an analysis comes to: turn by turn, seat by seat.

import type { Decision } from '../../../net/in_page/decision.ts';

/** Below it a turn was as good as the best: the search itself errs by as much. */
export const NOTHING_LOST = 0.5;
const WORST_SHOWN = 5;

/** What one seat decided in one turn. */
export interface TurnCost {
  /** From 1, as the replay counts: the board after it shows what was decided. */
  readonly turn: number;
  readonly seat: number;
  readonly cost: number;
  /** Of the tiles laid; null: none was. */
  readonly luck: number | null;
  readonly decisions: readonly Decision[];
}

export interface SeatSum {
  readonly cost: number;
  readonly luck: number;
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
    cost: made.reduce((sum, { cost }) => sum + cost, 0),
    luck: luckOf(made),
    decisions: made,
  }));
}

function luckOf(decisions: readonly Decision[]): number | null {
  const lucks = decisions.flatMap(({ luck }) => luck ?? []);
  return lucks.length === 0 ? null : lucks.reduce((sum, luck) => sum + luck, 0);
}

/** The costliest, worst first; none that lost nothing to speak of. */
export function worstTurns(costs: readonly TurnCost[]): TurnCost[] {
  return costs
    .filter(({ cost }) => cost >= NOTHING_LOST)
    .sort((a, b) => b.cost - a.cost || a.turn - b.turn)
    .slice(0, WORST_SHOWN);
}

export function sumsOf(costs: readonly TurnCost[], seats: number): SeatSum[] {
  return Array.from({ length: seats }, (_, seat) => {
    const own = costs.filter((one) => one.seat === seat);
    return {
      cost: own.reduce((sum, { cost }) => sum + cost, 0),
      luck: own.reduce((sum, { luck }) => sum + (luck ?? 0), 0),
    };
  });
}

/**
 * After each turn in which something was decided, and at last what it came to:
 * null while that is not reached.
 */
export function expectedPoints(
  decisions: readonly Decision[],
  end: { readonly turn: number; readonly scores: readonly number[] } | null,
): ExpectedPoint[] {
  const after = new Map(decisions.map((decision) => [turnOf(decision), decision.expected]));
  if (end !== null) after.set(end.turn, end.scores);
  return [...after].map(([turn, points]) => ({ turn, points })).sort((a, b) => a.turn - b.turn);
}

/** What could be expected after this turn: as after the one before it where nothing was decided. */
export function expectedAt(points: readonly ExpectedPoint[], turn: number): readonly number[] | null {
  return points.findLast((point) => point.turn <= turn)?.points ?? null;
}
