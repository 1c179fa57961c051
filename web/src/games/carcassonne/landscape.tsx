// A small landscape of real tiles, for the first screen.

import { t } from '../../i18n/index.ts';
import { mapStyle } from '../../ui/settings.ts';
import { TilePicture } from './art.tsx';

const TILE_PX = 104;

/** Tile and rotation by cell, row by row; neighbours fit. */
const ROWS: readonly (readonly [tile: string, rotation: number])[][] = [
  [
    ['base-L', 2],
    ['base-K', 1],
    ['base-M-garden', 0],
    ['base-F', 1],
    ['base-V', 3],
    ['base-U-garden', 0],
    ['base-X', 3],
  ],
  [
    ['base-M-garden', 0],
    ['base-I', 2],
    ['base-E-garden', 3],
    ['base-N-garden', 1],
    ['base-J', 3],
    ['base-A', 1],
    ['base-V-garden', 2],
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
