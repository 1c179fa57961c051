// What a board the size of a stamp shows of a tile, packed as "sides;cities": what its sides from the north
// clockwise belong to, by first letters, and "c" where a city stands, as in "gmsm;c".

import type { DiscoveryDataTile } from './data.ts';

export function discoveryStampOf({ sides: { n, e, s, w }, cities = [] }: DiscoveryDataTile): string {
  return `${[n, e, s, w].map((kind) => kind[0]).join('')};${cities.length > 0 ? 'c' : ''}`;
}
