import type { FeatureKind, GameView, PlacedPiece } from '../../../../net/protocol.gen.ts';
import { sameCell } from '../../../../play/draft.ts';

/** Whether a piece without a feature that can be held stands on a tower. */
export function towerBeneath(piece: PlacedPiece, { towers = [] }: GameView): FeatureKind | null {
  return towers.some((tower) => sameCell(tower, piece)) ? 'tower' : null;
}
