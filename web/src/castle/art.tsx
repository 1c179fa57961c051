// How the tiles of The Castle look, for boards and pictures.

import type { TileArt } from '../tiles/art.tsx';
import { ArtPicture, type TilePictureProps } from '../tiles/tile_picture.tsx';
import { castleShape } from './catalogue.ts';
import { FlatCastle } from './flat_castle.tsx';

export const CASTLE: TileArt = {
  name: 'castle',
  ground: '#9ca274',
  flat: (tile, rotation) => <FlatCastle shape={castleShape(tile, rotation)} />,
};

/** One tile on its own, by its kind. */
export function CastleTilePicture(props: TilePictureProps) {
  return <ArtPicture art={CASTLE} {...props} />;
}
