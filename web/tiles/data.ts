// Reads the engine's own tile data, so that the tile that is scored is the tile that is drawn.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Side } from '../src/art/sides.ts';
import { cutBanksId } from '../src/games/carcassonne/tiles/cut_banks.ts';

export interface DataFeature {
  kind: string;
  edges?: string;
  halves?: number[];
  cities?: number[];
  pennants?: number;
  spurs?: string[];
  /** A side of another city whose one half this city reaches. */
  shares?: Side;
  spring?: boolean;
  lake?: boolean;
  inn?: boolean;
  cathedral?: boolean;
  princess?: boolean;
  /** A road that passes below what it crosses, and parts nothing there. */
  tunnel?: boolean;
  goods?: 'wine' | 'grain' | 'cloth';
  /** Of a crop circle. */
  calls?: 'city' | 'road' | 'field';
}

export interface DataTile {
  id: string;
  count: number;
  edges: string;
  features: DataFeature[];
  crosses?: [number, number][];
  links?: number[][];
  /** Fields do not run round the end of the river. */
  cutBanks?: boolean;
  /** Its column and row, if it is part of a block: its sides `I` are inside. */
  block?: { column: number; row: number };
}

interface DataSet {
  set: string;
  tiles: DataTile[];
  /** Tiles that lie on the board at the start. */
  start_layout?: { tile: string; x: number; y: number }[];
  /** Those that players hold from the start. */
  supply_tiles?: DataTile[];
}

/** All sets of tiles by name, that of the base game first. */
export function setsIn(folder: string): string[] {
  const names = dataFiles(folder).map((file) => (JSON.parse(readFileSync(file, 'utf8')) as DataSet).set);
  return [...new Set(['base', ...names])];
}

/** Every tile of a set once, by id; print editions share the tiles that they have in common. */
export function readTiles(folder: string, set: string): DataTile[] {
  const tiles = new Map<string, DataTile>();
  for (const file of dataFiles(folder)) {
    const read = JSON.parse(readFileSync(file, 'utf8')) as DataSet;
    if (read.set !== set) continue;
    for (const tile of [...read.tiles, ...(read.supply_tiles ?? [])])
      if (!tiles.has(tile.id)) tiles.set(tile.id, inBlock(tile, read.start_layout ?? []));
  }
  return [...tiles.values()].flatMap(withCutBanks).sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** With its place in the block that the tiles of the start are, if it has sides inside it. */
function inBlock(tile: DataTile, layout: NonNullable<DataSet['start_layout']>): DataTile {
  const there = layout.find((placed) => placed.tile === tile.id);
  if (!tile.edges.includes('I') || !there) return tile;
  const [left, top] = [Math.min(...layout.map(({ x }) => x)), Math.min(...layout.map(({ y }) => y))];
  return { ...tile, block: { column: there.x - left, row: there.y - top } };
}

/**
 * Where a river begins or ends, rooms may choose that its banks are not one field:
 * a second drawing of the tile, cut from the water to the middle of the opposite side.
 * The field with half 0 keeps its number, the other comes last.
 */
function withCutBanks(tile: DataTile): DataTile[] {
  const river = tile.features.find(({ spring, lake }) => spring || lake);
  if (!river) return [tile];
  const level = 'EW'.includes(river.edges!);
  const first = level ? [0, 1, 2, 7] : [0, 5, 6, 7];
  const second = level ? [3, 4, 5, 6] : [1, 2, 3, 4];
  const features = tile.features.map((feature) =>
    feature.kind === 'field' ? { ...feature, halves: first } : feature,
  );
  features.push({ kind: 'field', halves: second });
  return [tile, { ...tile, id: cutBanksId(tile.id), features, cutBanks: true }];
}

export function dataFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(folder, name));
}
