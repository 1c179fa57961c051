// A single tile of any game at any size: for the hand, lists and help.

import { useEffect } from 'preact/hooks';
import { prepareRotations } from './bakery.ts';
import { PaintedTile } from './painted_tile.tsx';
import type { TileArt } from './tile_art.ts';

export interface TilePictureProps {
  tile: string;
  /** Quarter turns clockwise. */
  rotation?: number;
  /** CSS pixels. */
  size: number;
  /** Tells copies of the same tile apart, as on the board. */
  instance?: number;
  look?: 'painted' | 'map';
  /** It will be turned: the other rotations are painted, too. */
  turns?: boolean;
  /** Spoken description; without it the picture is decoration. */
  label?: string;
}

export function ArtPicture({
  art,
  tile,
  rotation = 0,
  size,
  instance = 0,
  look = 'painted',
  turns = false,
  label,
}: TilePictureProps & { art: TileArt }) {
  const wanted = size * Math.min(3, globalThis.devicePixelRatio || 1);
  const pixels = wanted <= 150 ? 128 : wanted <= 300 ? 256 : 512;
  useEffect(() => {
    if (turns && look === 'painted') prepareRotations({ art, tile, instance, pixels });
  }, [turns, look, tile, instance, pixels]);
  const naming = label
    ? ({ role: 'img', 'aria-label': label } as const)
    : ({ 'aria-hidden': 'true' } as const);
  return (
    <svg class="tile-picture" width={size} height={size} viewBox="0 0 100 100" {...naming}>
      <PaintedTile
        art={art}
        tile={tile}
        rotation={rotation}
        instance={instance}
        pixels={pixels}
        look={look}
      />
    </svg>
  );
}
