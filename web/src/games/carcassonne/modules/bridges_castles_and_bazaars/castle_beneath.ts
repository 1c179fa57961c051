import { SIDES } from '../../../../art/sides.ts';
import { sameCell } from '../../../../board/index.ts';
import type { FeatureKind, GameView, PlacedPiece } from '../../../../net/protocol.gen.ts';
import { describeTile } from '../../tiles/index.ts';
import { cellsOf } from './built_in_draft.ts';

const TOWARDS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** A piece on the city that a castle was is its lord. */
export function castleBeneath(piece: PlacedPiece, { castles = [], board }: GameView): FeatureKind | null {
  for (const castle of castles) {
    const cells = cellsOf(castle);
    const here = cells.find((cell) => sameCell(cell, piece));
    const other = cells.find((cell) => cell !== here);
    const tile = board.find((placed) => sameCell(placed, piece));
    if (!here || !other || !tile) continue;
    const side = SIDES[TOWARDS.findIndex(([dx, dy]) => sameCell(other, { x: here.x + dx, y: here.y + dy }))]!;
    if (describeTile(tile.tile, tile.rotation).features[piece.feature]?.sides.includes(side)) return 'castle';
  }
  return null;
}
