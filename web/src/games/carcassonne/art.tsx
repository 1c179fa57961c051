// How a game's tiles look: who paints them, and what is shown until the painting is ready. One board and one picture
// serve all games through this.

import type { ComponentChild } from 'preact';
import { tileShape } from './tiles/catalogue.ts';
import { FlatTile } from './tiles/flat_tile.tsx';

export interface TileArt {
  readonly name: 'land' | 'castle';
  /** The colour of what lies there until the painting is ready: near the mean of all paintings. */
  readonly ground: string;
  /** The flat map style, in a square of 100 units. */
  flat(tile: string, rotation: number): ComponentChild;
}

export const LAND: TileArt = {
  name: 'land',
  ground: '#a9ba6d',
  flat: (tile, rotation) => <FlatTile shape={tileShape(tile, rotation)} />,
};
