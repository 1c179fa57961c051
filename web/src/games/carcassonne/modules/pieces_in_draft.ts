// The pieces after my decisions, with what modules' events change.

import type { GameView, PlacedPiece } from '../../../net/protocol.gen.ts';
import type { Draft } from '../../../play/draft.ts';
import * as table from '../../../play/table/decided.ts';
import { WAGON_CHANGES } from './abbey_and_mayor/pieces_in_draft.ts';
import { CAPTURE_CHANGES } from './tower/pieces_in_draft.ts';

const CHANGES: table.PieceChanges = { ...CAPTURE_CHANGES, ...WAGON_CHANGES };

export function piecesIn(draft: Draft, game: GameView): readonly PlacedPiece[] {
  return table.piecesIn(draft, game, CHANGES);
}
