// Reads the engine's own data of The Discovery: its tiles by kind.

import { readFileSync } from 'node:fs';
import type { DiscoveryKind } from '../../src/games/discovery/tiles/types.ts';

export type SideLetter = 'n' | 'e' | 's' | 'w';

export interface DiscoveryDataFeature {
  kind: DiscoveryKind;
  at: SideLetter[];
}

export interface DiscoveryDataTile {
  id: string;
  kind: string;
  sides: Record<SideLetter, DiscoveryKind>;
  features: DiscoveryDataFeature[];
  /** Between which of the features each stands. */
  cities?: { land: number; sea: number }[];
  /** A mountain and a grassland that touch along a line. */
  borders?: [mountain: number, grassland: number][];
}

/** One tile of each kind. */
export function readDiscovery(file: string): DiscoveryDataTile[] {
  const { tiles } = JSON.parse(readFileSync(file, 'utf8')) as { tiles: DiscoveryDataTile[] };
  const kinds = new Map(tiles.map((tile) => [tile.kind, tile]));
  return [...kinds.values()].sort((a, b) => (a.kind < b.kind ? -1 : 1));
}
