// How the tiles of The Castle look, for boards and pictures.

import type { PaintingOrder, TileArt } from '../../art/tile_art.ts';
import { ArtPicture, type TilePictureProps } from '../../art/tile_picture.tsx';
import { chunk } from '../../net/chunk.ts';
import { castleShape } from './tiles/catalogue.ts';
import { FlatCastle } from './tiles/flat_castle.tsx';
import { START_HALF } from './tiles/start_half.ts';
import type { CastleShape } from './tiles/types.ts';

const castlePainter = chunk(() => import('./paint/paint_castle.ts'));

export const CASTLE: TileArt = {
  name: 'castle',
  painter: {
    shapeOf: async (tile) => castleShape(tile, 0),
    startWorker: () => new Worker(new URL('./paint/castle_worker.ts', import.meta.url), { type: 'module' }),
    paint: async (brush, order) => {
      const { paintCastle } = await castlePainter();
      paintCastle(brush, order as PaintingOrder<CastleShape>);
    },
  },
  ground: '#9ca274',
  extent: (tile, rotation) => {
    const { faces } = castleShape(tile, rotation);
    return faces && START_HALF[faces];
  },
  flat: (tile, rotation) => <FlatCastle shape={castleShape(tile, rotation)} />,
};

/** One tile on its own, by its kind. */
export function CastleTilePicture(props: TilePictureProps) {
  return <ArtPicture art={CASTLE} {...props} />;
}
