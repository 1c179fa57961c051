// What a board the size of a stamp shows of a tile, packed as "cities;roads;rivers;middle": the sides that
// each of these features leaves by, as in "NE,S;W;;", and "m" where a building stands in the middle.

import type { DataTile } from './data.ts';

const BUILDINGS = new Set(['monastery', 'garden']);

export function stampOf({ features }: DataTile): string {
  const sides = (wanted: string) =>
    features.flatMap(({ kind, edges }) => (kind === wanted && edges ? [edges] : [])).join();
  const middle = features.some(({ kind }) => BUILDINGS.has(kind)) ? 'm' : '';
  return [sides('city'), sides('road'), sides('river'), middle].join(';');
}
