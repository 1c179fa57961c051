// The tiles on the table: baked paintings, or the flat style until they are ready.

import type { ReadonlySignal } from '@preact/signals';
import { usePainting } from '../paint/use_painting.ts';
import { tileShape } from '../tiles/catalogue.ts';
import { FlatTile } from '../tiles/flat_tile.tsx';
import type { PlacedTile } from './types.ts';
import { CELL } from './view_maths.ts';

interface TileProps {
  tile: PlacedTile;
  look: 'painted' | 'map';
  /** Pixels that a painting should have. */
  pixels: ReadonlySignal<number>;
}

export function Tile({ tile, look, pixels }: TileProps) {
  const { tile: id, rotation, instance, x, y } = tile;
  const url = usePainting(look === 'map' ? null : { tile: id, rotation, instance, pixels: pixels.value });
  return (
    <g transform={`translate(${x * CELL} ${y * CELL})`}>
      {url ? (
        <image href={url} width={CELL} height={CELL} preserveAspectRatio="none" />
      ) : (
        <FlatTile shape={tileShape(id, rotation)} />
      )}
    </g>
  );
}

export function Ground({ tiles, look, pixels }: Omit<TileProps, 'tile'> & { tiles: readonly PlacedTile[] }) {
  return (
    <>
      <g fill="#000" opacity={0.3}>
        {tiles.map(({ x, y }) => (
          <rect
            key={`${x},${y}`}
            x={x * CELL + 1}
            y={y * CELL + 2}
            width={CELL + 1}
            height={CELL + 2}
            rx={2}
          />
        ))}
      </g>
      {tiles.map((tile) => (
        <Tile key={`${tile.x},${tile.y}`} tile={tile} look={look} pixels={pixels} />
      ))}
    </>
  );
}
