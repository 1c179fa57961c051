// Reads the engine's own data of The Castle: its tiles by kind, its start spaces and its wall.

import { readFileSync } from 'node:fs';
import { splitCourtId } from '../../src/games/castle/tiles/split_court.ts';

export type SideLetter = 'n' | 'e' | 's' | 'w';

export interface CastleDataFeature {
  kind: 'path' | 'tower' | 'house' | 'court';
  at: string[];
  markets?: number;
  fountains?: number;
  ends?: string[];
}

export interface CastleDataTile {
  id: string;
  kind: string;
  edges: Record<SideLetter, string>;
  features: CastleDataFeature[];
}

export interface CastleDataStart {
  id: string;
  /** Its wall cell: row, column. */
  at: [number, number];
  faces: SideLetter;
  edge: string;
  features: CastleDataFeature[];
}

export interface CastleData {
  board: {
    rows: string[];
    wall_cells: [number, number][];
    wall_corner_tiles: [number, number][];
    start_spaces: CastleDataStart[];
  };
  tiles: CastleDataTile[];
}

export function readCastle(file: string): CastleData {
  return JSON.parse(readFileSync(file, 'utf8')) as CastleData;
}

/** One tile of each kind. */
export function kindsOf({ tiles }: CastleData): CastleDataTile[] {
  const kinds = new Map(tiles.map((tile) => [tile.kind, tile]));
  return [...kinds.values()].sort((a, b) => (a.kind < b.kind ? -1 : 1));
}

/**
 * Rooms may choose that a court on both sides of a fountain is two, where the printed picture leaves it open:
 * such a start space has a second shape.
 */
export function startSpacesOf({ board }: CastleData): CastleDataStart[] {
  return board.start_spaces.flatMap((start) => {
    const [path, court, ...rest] = start.features;
    const isOpen = path?.fountains && court?.kind === 'court' && court.at.length === 2 && rest.length === 0;
    if (!isOpen) return [start];
    const halves = court.at.map((half) => ({ ...court, at: [half] }));
    return [start, { ...start, id: splitCourtId(start.id), features: [path, ...halves] }];
  });
}

/** Half sides numbered clockwise from the west half of the north side. */
export function halfNumber(half: string): number {
  return 'nesw'.indexOf(half[0]!) * 2 + Number(half[1]) - 1;
}
