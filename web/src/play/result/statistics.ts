// How a game went, from what happened in it: the points after each tile, and what each seat did.

import type { Event } from '../../net/protocol.gen.ts';

export interface SeatStatistics {
  tiles: number;
  /** Figures sent to the board, and those that came home before the end. */
  sent: number;
  home: number;
  /** Tiles laid without a figure. */
  without: number;
  /** Tiles, of whomever, after which this seat was ahead of all others. */
  ahead: number;
}

export interface Statistics {
  /** By seat: the points before the first tile, after each tile, and at the end. */
  points: readonly (readonly number[])[];
  seats: readonly SeatStatistics[];
}

/** Of all that happened in one game of so many seats, from its beginning. */
export function statisticsOf(events: readonly Event[], seatCount: number): Statistics {
  const scores = Array.from({ length: seatCount }, () => 0);
  const points = scores.map(() => [0]);
  const seats = scores.map(() => ({ tiles: 0, sent: 0, home: 0, without: 0, ahead: 0 }));
  let laidBy: SeatStatistics | null = null;
  let sentBefore = 0;

  const endTile = () => {
    if (laidBy === null) return;
    if (laidBy.sent === sentBefore) laidBy.without++;
    const leader = leaderOf(scores);
    if (leader !== null) seats[leader]!.ahead++;
    keepPoints();
  };
  const keepPoints = () => {
    for (const [seat, row] of points.entries()) row.push(scores[seat]!);
  };

  for (const event of events) {
    switch (event.type) {
      case 'tile_placed':
        endTile();
        laidBy = seats[event.seat]!;
        laidBy.tiles++;
        sentBefore = laidBy.sent;
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

/** Who has more than everybody else. */
function leaderOf(scores: readonly number[]): number | null {
  const most = Math.max(...scores);
  const first = scores.indexOf(most);
  return scores.lastIndexOf(most) === first ? first : null;
}
