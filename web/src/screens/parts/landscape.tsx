// A small landscape of real tiles, for the first screen.

import { mapStyle } from '../../app/settings.ts';
import { t } from '../../i18n/index.ts';
import { TilePicture } from '../../tiles/index.ts';

const TILE_PX = 104;

/** Tile and rotation by cell, row by row; neighbours fit. */
const ROWS: readonly (readonly [tile: string, rotation: number][])[] = [
  [
    ['base-V', 3],
    ['base-E', 2],
    ['base-U', 1],
    ['base-B', 0],
    ['base-V', 0],
  ],
  [
    ['base-U', 0],
    ['base-D', 0],
    ['base-W', 2],
    ['base-U', 0],
    ['base-A', 1],
  ],
];

export function Landscape() {
  return (
    <div class="landscape" role="img" aria-label={t('home.picture')}>
      {ROWS.flatMap((row, y) =>
        row.map(([tile, rotation], x) => (
          <TilePicture
            key={`${x} ${y}`}
            tile={tile}
            rotation={rotation}
            size={TILE_PX}
            instance={x + 7 * y}
            look={mapStyle.value}
          />
        )),
      )}
    </div>
  );
}
