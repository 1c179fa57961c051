// The table after my decisions, by the foreseen events.

import type { Cell } from '../../board/index.ts';
import type { GameEvent, GameView, PlacedPiece } from '../../net/protocol.gen.ts';
import { type Draft, sameCell } from '../draft.ts';

type Pieces = readonly PlacedPiece[];
type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

/** How events change the pieces on the table, by type. */
export type PieceChanges = {
  readonly [T in GameEvent['type']]?: (pieces: Pieces, event: EventOf<T>) => Pieces;
};

const IN_EVERY_GAME: PieceChanges = {
  piece_deployed: (pieces, { seat, piece, x, y, feature, corner }) => [
    ...pieces,
    { seat, piece, x, y, feature, ...(corner && { corner }) },
  ],
  piece_returned: withoutPiece,
};

/** `changes`: those of the game's own events. */
export function piecesIn(draft: Draft, { pieces }: GameView, changes: PieceChanges = {}): Pieces {
  const all = { ...IN_EVERY_GAME, ...changes };
  return eventsIn(draft).reduce<Pieces>((now, event) => {
    const change = all[event.type] as ((pieces: Pieces, event: GameEvent) => Pieces) | undefined;
    return change?.(now, event) ?? now;
  }, pieces);
}

/** Of several that are alike one alone leaves. */
export function withoutPiece(pieces: Pieces, gone: Cell & Pick<PlacedPiece, 'feature' | 'piece'>): Pieces {
  const leaves = pieces.findIndex(
    (piece) => sameCell(piece, gone) && piece.feature === gone.feature && piece.piece === gone.piece,
  );
  return pieces.filter((_, i) => i !== leaves);
}

/** Scores of completed features, and the figures that they return, are shown only when they have happened. */
export function eventsIn(draft: Draft): readonly GameEvent[] {
  if (draft.step === 'wait') return [];
  const scored = draft.events.findIndex((event) => event.type === 'scored' && event.reason === 'completed');
  return scored < 0 ? draft.events : draft.events.slice(0, scored);
}
