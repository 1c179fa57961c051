// What there is to paint, and who paints it. The painters of further games are loaded when one of their tiles is ordered.

import { type PaintingOrder, paintTile } from '../games/carcassonne/paint/paint_tile.ts';
import type { CastleOrder } from '../games/castle/paint/paint_castle.ts';
import type { Brush } from './brush.ts';

export type AnyOrder =
  | ({ readonly art: 'land' } & PaintingOrder)
  | ({ readonly art: 'castle' } & CastleOrder);

export async function paintOrder(brush: Brush, order: AnyOrder): Promise<void> {
  if (order.art === 'land') {
    paintTile(brush, order);
    return;
  }
  const { paintCastle } = await import('../games/castle/paint/paint_castle.ts');
  paintCastle(brush, order);
}
