// How the tiles of The Castle look, for boards and pictures.

import { ArtPicture, type TilePictureProps } from '../../art/tile_picture.tsx';
import type { TileArt } from '../carcassonne/art.tsx';
import { castleShape } from './tiles/catalogue.ts';
import { FlatCastle } from './tiles/flat_castle.tsx';

export const CASTLE: TileArt = {
  name: 'castle',
  ground: '#9ca274',
  flat: (tile, rotation) => <FlatCastle shape={castleShape(tile, rotation)} />,
};

/** One tile on its own, by its kind. */
export function CastleTilePicture(props: TilePictureProps) {
  return <ArtPicture art={CASTLE} {...props} />;
}
