// Reads the engine's own tile data, so that the tile that is scored is the tile that is drawn.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface DataFeature {
  kind: string;
  edges?: string;
  halves?: number[];
  cities?: number[];
  pennants?: number;
  spring?: boolean;
  lake?: boolean;
}

export interface DataTile {
  id: string;
  count: number;
  edges: string;
  features: DataFeature[];
  crosses?: [number, number][];
  links?: number[][];
}

interface DataSet {
  set: string;
  tiles: DataTile[];
}

/** Sets that this client can draw. A set joins the list together with the shapes that it needs. */
export const DRAWN_SETS: readonly string[] = ['base'];

/** Every tile of the drawn sets once, by id; print editions share the tiles that they have in common. */
export function readTiles(folder: string): DataTile[] {
  const tiles = new Map<string, DataTile>();
  for (const file of dataFiles(folder)) {
    const set = JSON.parse(readFileSync(file, 'utf8')) as DataSet;
    if (!DRAWN_SETS.includes(set.set)) continue;
    for (const tile of set.tiles) if (!tiles.has(tile.id)) tiles.set(tile.id, tile);
  }
  return [...tiles.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

export function dataFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(folder, name));
}
