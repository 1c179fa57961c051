import { type PieceChanges, withoutPiece } from '../../../../play/table/decided.ts';

export const pieceChanges: PieceChanges = {
  piece_moved: (pieces, { seat, piece, from, from_feature, to, feature }) => [
    ...withoutPiece(pieces, { x: from[0]!, y: from[1]!, feature: from_feature, piece }),
    { seat, piece, x: to[0]!, y: to[1]!, feature },
  ],
};
