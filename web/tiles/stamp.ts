// What a board the size of a stamp shows of a tile, packed as "cities;roads;rivers;middle": the sides that
// each of these features leaves by, as in "NE,S;W;;", and "m" where a building stands in the middle. Sides
// inside a block are those of a city.

import type { DataTile } from './data.ts';

const BUILDINGS = new Set(['monastery', 'garden']);

export function stampOf({ edges: terrain, features }: DataTile): string {
  const sides = (wanted: string) =>
    features.flatMap(({ kind, edges }) => (kind === wanted && edges ? [edges] : [])).join();
  const inside = [...'NESW'].filter((_, side) => terrain[side] === 'I').join('');
  const cities = [sides('city'), inside].filter(Boolean).join();
  const middle = features.some(({ kind }) => BUILDINGS.has(kind)) ? 'm' : '';
  return [cities, sides('road'), sides('river'), middle].join(';');
}
