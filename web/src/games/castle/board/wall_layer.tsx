// The wall about the board: a walk of flagstones with battlements, a bastion
// at every bend, and the score spaces.

import { useComputed } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Camera } from '../../../board/index.ts';
import { CELL } from '../../../board/index.ts';
import { BITMAP_CELL, wallBitmap } from './wall_bitmap.ts';
import { cornerPlace, SPACES, spacePlace } from './wall_map.ts';
import { WALL_BOX, wallStrokes } from './wall_strokes.ts';
import { WallTileBack } from './wall_tile.tsx';

const TILE = 38;
/** A bitmap may be enlarged this much without visible loss. */
const STRETCH = 1.2;

/** Does not change during a game. A bitmap from afar, a drawing from near. */
export function Wall({ camera }: { camera: Camera }) {
  const [bitmap, setBitmap] = useState<string | null>(null);
  useEffect(() => void wallBitmap().then(setBitmap), []);
  const isFar = useComputed(() => {
    const pixels = CELL * camera.view.value.zoom * (globalThis.devicePixelRatio || 1);
    return pixels <= BITMAP_CELL * STRETCH;
  });
  const { left, top, width, height } = WALL_BOX;
  return (
    <g class="castle-wall">
      {bitmap && isFar.value ? (
        <image href={bitmap} x={left} y={top} width={width} height={height} />
      ) : (
        <Strokes />
      )}
      {Array.from({ length: SPACES / 10 }, (_, ten) => {
        const [x, y] = spacePlace(10 * ten);
        return (
          <text key={ten} x={x} y={y + 5}>
            {10 * ten}
          </text>
        );
      })}
    </g>
  );
}

function Strokes() {
  const strokes = useMemo(wallStrokes, []);
  return (
    <g stroke-linecap="square">
      {strokes.map(({ d, fill = 'none', stroke, width, opacity }, i) => (
        <path key={i} d={d} fill={fill} stroke={stroke} stroke-width={width} stroke-opacity={opacity} />
      ))}
    </g>
  );
}

/** Wall tiles that still lie at their corners. */
export function CornerTiles({ corners }: { corners: readonly number[] }) {
  return (
    <g class="castle-corners">
      {corners.map((space) => {
        const [x, y] = cornerPlace(space);
        return (
          <g
            key={space}
            data-corner={space}
            transform={`translate(${x - TILE / 2} ${y - TILE / 2}) scale(${TILE / 100})`}
          >
            <WallTileBack />
          </g>
        );
      })}
    </g>
  );
}
