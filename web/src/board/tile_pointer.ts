// The tile and feature under the pointer.

import { useRef } from 'preact/hooks';
import type { Point } from '../geometry/points.ts';
import type { BoardPoint } from './board_frame.tsx';
import { sameCell } from './placement.ts';
import type { BoardProps, PlacedTile } from './types.ts';
import { CELL, type Cell } from './view_maths.ts';

interface TilePointerProps extends Pick<BoardProps, 'tiles' | 'onTile' | 'onEmpty' | 'onHover'> {
  /** Index of the feature under a point of the tile, or null. */
  featureAt(tile: PlacedTile, at: Point): number | null;
}

export function useTilePointer({ tiles, featureAt, onTile, onEmpty, onHover }: TilePointerProps) {
  const hovered = useRef<string | null>(null);

  const cellAt = ([x, y]: BoardPoint): Cell => ({ x: Math.floor(x / CELL), y: Math.floor(y / CELL) });

  function under(at: BoardPoint): { tile: PlacedTile; feature: number | null } | null {
    const [x, y] = at;
    const cell = cellAt(at);
    const tile = tiles.find((placed) => sameCell(placed, cell));
    return tile ? { tile, feature: featureAt(tile, [x - cell.x * CELL, y - cell.y * CELL]) } : null;
  }

  return {
    onPress(at: BoardPoint): void {
      const found = under(at);
      if (found) onTile?.(found.tile, found.feature);
      else onEmpty?.(cellAt(at));
    },
    onHover(at: BoardPoint | null): void {
      if (!onHover) return;
      const found = at && under(at);
      const key = found && `${found.tile.x},${found.tile.y},${found.feature}`;
      if (key === hovered.current) return;
      hovered.current = key;
      onHover(found?.tile ?? null, found?.feature ?? null);
    },
  };
}
