import { type PieceChanges, withoutPiece } from '../../../../play/table/decided.ts';

export const CAPTURE_CHANGES: PieceChanges = { piece_captured: withoutPiece };
