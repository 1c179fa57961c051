// How the tiles of Carcassonne look, for boards and pictures.

import type { PaintingOrder, TileArt } from '../../art/tile_art.ts';
import { ArtPicture, type TilePictureProps } from '../../art/tile_picture.tsx';
import { chunk } from '../../net/chunk.ts';
import { lazy } from '../../ui/lazy.tsx';
import { printedShape, tileShape } from './tiles/catalogue.ts';
import type { TileShape } from './tiles/types.ts';

/** Not needed when the painting is there soon enough. */
const FlatTile = lazy(async () => (await import('./tiles/flat_tile.tsx')).FlatTile, { quiet: true });

const tilePainter = chunk(() => import('./paint/paint_tile.ts'));

export const CARCASSONNE: TileArt = {
  name: 'carcassonne',
  painter: {
    shapeOf: printedShape,
    startWorker: () =>
      new Worker(new URL('./paint/carcassonne_worker.ts', import.meta.url), { type: 'module' }),
    paint: async (brush, order) => {
      const { paintersFor, paintTile } = await tilePainter();
      const tile = order as PaintingOrder<TileShape>;
      await paintersFor(tile.shape);
      paintTile(brush, tile);
    },
  },
  ground: '#a9ba6d',
  flat: (tile, rotation) => <FlatTile shape={tileShape(tile, rotation)} />,
};

export function TilePicture(props: TilePictureProps) {
  return <ArtPicture art={CARCASSONNE} {...props} />;
}
