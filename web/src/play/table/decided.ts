// The table after my decisions, by the foreseen events.

import type { GameEvent, GameView, PlacedPiece } from '../../net/protocol.gen.ts';
import { type Draft, sameCell } from '../draft.ts';

export function piecesIn(draft: Draft, { pieces }: GameView): readonly PlacedPiece[] {
  let now = pieces;
  for (const event of eventsIn(draft)) {
    if (event.type === 'piece_deployed') {
      const { seat, piece, x, y, feature, corner } = event;
      now = [...now, { seat, piece, x, y, feature, ...(corner && { corner }) }];
    } else if (event.type === 'piece_moved') {
      const { seat, piece, from, from_feature, feature } = event;
      const [x, y] = event.to;
      now = now.filter(
        (there) => there.x !== from[0] || there.y !== from[1] || there.feature !== from_feature,
      );
      now = [...now, { seat, piece, x: x!, y: y!, feature }];
    } else if (event.type === 'piece_returned' || event.type === 'piece_captured') {
      now = now.filter((piece) => !sameCell(piece, event) || piece.feature !== event.feature);
    }
  }
  return now;
}

/** Scores of completed features, and the figures that they return, are shown only when they have happened. */
export function eventsIn(draft: Draft): readonly GameEvent[] {
  if (draft.step === 'wait') return [];
  const scored = draft.events.findIndex((event) => event.type === 'scored' && event.reason === 'completed');
  return scored < 0 ? draft.events : draft.events.slice(0, scored);
}
