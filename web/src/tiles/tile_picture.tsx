// One tile on its own, at any size: the hand, lists, help.

import { usePainting } from '../paint/use_painting.ts';
import { LAND, type TileArt } from './art.tsx';

export interface TilePictureProps {
  tile: string;
  /** Quarter turns clockwise. */
  rotation?: number;
  /** CSS pixels. */
  size: number;
  /** Tells copies of the same tile apart, as on the board. */
  instance?: number;
  look?: 'painted' | 'map';
  /** Spoken description; without it the picture is decoration. */
  label?: string;
}

export function TilePicture(props: TilePictureProps) {
  return <ArtPicture art={LAND} {...props} />;
}

/** The same for the tiles of any game. */
export function ArtPicture({
  art,
  tile,
  rotation = 0,
  size,
  instance = 0,
  look = 'painted',
  label,
}: TilePictureProps & { art: TileArt }) {
  const wanted = size * Math.min(3, globalThis.devicePixelRatio || 1);
  const pixels = wanted <= 150 ? 128 : wanted <= 300 ? 256 : 512;
  const url = usePainting(look === 'map' ? null : { art: art.name, tile, rotation, instance, pixels });
  const naming = label
    ? ({ role: 'img', 'aria-label': label } as const)
    : ({ 'aria-hidden': 'true' } as const);
  return (
    <svg class="tile-picture" width={size} height={size} viewBox="0 0 100 100" {...naming}>
      {url ? <image href={url} width={100} height={100} /> : art.flat(tile, rotation)}
    </svg>
  );
}
