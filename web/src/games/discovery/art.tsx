// How the tiles of The Discovery look, for boards and pictures.

import type { PaintingOrder, TileArt } from '../../art/tile_art.ts';
import { ArtPicture, type TilePictureProps } from '../../art/tile_picture.tsx';
import { chunk } from '../../net/chunk.ts';
import { discoveryShape } from './tiles/catalogue.ts';
import { FlatDiscovery } from './tiles/flat_discovery.tsx';
import type { DiscoveryShape } from './tiles/types.ts';

const discoveryPainter = chunk(() => import('./paint/paint_discovery.ts'));

export const DISCOVERY: TileArt = {
  name: 'discovery',
  painter: {
    shapeOf: async (tile) => discoveryShape(tile, 0),
    startWorker: () =>
      new Worker(new URL('./paint/discovery_worker.ts', import.meta.url), { type: 'module' }),
    paint: async (brush, order) => {
      const { paintDiscovery } = await discoveryPainter();
      paintDiscovery(brush, order as PaintingOrder<DiscoveryShape>);
    },
  },
  ground: '#8ca393',
  flat: (tile, rotation) => <FlatDiscovery shape={discoveryShape(tile, rotation)} />,
};

/** One tile on its own, by its kind. */
export function DiscoveryTilePicture(props: TilePictureProps) {
  return <ArtPicture art={DISCOVERY} {...props} />;
}
