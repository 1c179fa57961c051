// The course of a game from its events: the points after each tile, and each seat's actions.

import type { Event, Supply } from '../../net/protocol.gen.ts';
import type { Tally } from './tally.ts';

export interface SeatStatistics {
  tiles: number;
  /** Figures sent to the board, and those that returned before the end. */
  sent: number;
  home: number;
  /** Tiles laid without a figure. */
  without: number;
  /** Of these, tiles at which there were figures in hand. */
  idle: number;
  /** Tiles, of any seat, after which this seat was ahead of all others. */
  ahead: number;
}

export interface Statistics {
  /** By seat: the points before the first tile, after each tile, and at the end. */
  points: readonly (readonly number[])[];
  seats: readonly SeatStatistics[];
}

/** From all events of a game since its beginning; `supplies`: each seat's at its end. */
export function statisticsOf(
  events: readonly Event[],
  supplies: readonly Supply[],
  { freedBy = [] }: Pick<Tally, 'freedBy'> = {},
): Statistics {
  const scores = supplies.map(() => 0);
  const points = scores.map(() => [0]);
  const seats = scores.map(() => ({ tiles: 0, sent: 0, home: 0, without: 0, idle: 0, ahead: 0 }));
  const hands = supplies.map(
    (supply, seat) => figuresIn(supply) - sum(events, (event) => gained(event, seat, freedBy)),
  );
  let laidBy: (typeof seats)[number] | null = null;
  let sentBefore = 0;
  let held = 0;

  const endTile = () => {
    if (laidBy === null) return;
    if (laidBy.sent === sentBefore) {
      laidBy.without++;
      if (held > 0) laidBy.idle++;
    }
    const leader = leaderOf(scores);
    if (leader !== null) seats[leader]!.ahead++;
    keepPoints();
  };
  const keepPoints = () => {
    for (const [seat, row] of points.entries()) row.push(scores[seat]!);
  };

  for (const event of events) {
    if (event.type === 'tile_placed') endTile();
    for (const seat of hands.keys()) hands[seat]! += gained(event, seat, freedBy);
    switch (event.type) {
      case 'tile_placed':
        laidBy = seats[event.seat]!;
        laidBy.tiles++;
        sentBefore = laidBy.sent;
        held = hands[event.seat]!;
        break;
      case 'piece_deployed':
        seats[event.seat]!.sent++;
        break;
      case 'piece_returned':
        seats[event.seat]!.home++;
        break;
      case 'scored':
        if (event.reason === 'final') {
          endTile();
          laidBy = null;
        }
        scores[event.seat]! += event.points;
        break;
    }
  }
  endTile();
  keepPoints();
  return { points, seats };
}

/**
 * Moves places of a line, in rising order, until they are `gap` apart, the first ones if possible not at all;
 * none goes beyond `most`.
 */
export function apart(places: readonly number[], gap: number, most: number): number[] {
  const moved: number[] = [];
  for (const place of places) moved.push(Math.max(place, (moved.at(-1) ?? -Infinity) + gap));
  for (let i = moved.length - 1, end = most; i >= 0; i--, end -= gap) moved[i] = Math.min(moved[i]!, end);
  return moved;
}

const figuresIn = (supply: Supply): number => Object.values(supply).reduce((all, count) => all + count, 0);

const sum = (events: readonly Event[], of: (event: Event) => number): number =>
  events.reduce((all, event) => all + of(event), 0);

/** By how many figures a seat's supply grows. */
function gained(event: Event, seat: number, freedBy: readonly Event['type'][]): number {
  if (!('seat' in event) || event.seat !== seat) return 0;
  if (event.type === 'piece_deployed') return -1;
  return event.type === 'piece_returned' || freedBy.includes(event.type) ? 1 : 0;
}

/** The seat with more points than all others. */
function leaderOf(scores: readonly number[]): number | null {
  const most = Math.max(...scores);
  const first = scores.indexOf(most);
  return scores.lastIndexOf(most) === first ? first : null;
}
