// Facts about a turned tile, for putting it into words (screen readers, help, the log).

import { SIDES, type Side } from '../../../art/sides.ts';
import { tileShape } from './catalogue.ts';
import { type Called, type FeatureKind, type Goods, isAbbey } from './types.ts';

export type Terrain = 'city' | 'road' | 'field' | 'river';

export interface FeatureFacts {
  /** Index into the tile's features, as in records and actions. */
  readonly feature: number;
  readonly kind: FeatureKind;
  /** Sides it leaves by, clockwise from north; for a field, the sides that it lies along. */
  readonly sides: readonly Side[];
  /**
   * Corners of the tile that a field lies in, by the two sides that meet there, from the northwest clockwise.
   */
  readonly corners: readonly (readonly [Side, Side])[];
  readonly pennants: number;
  /** A side of another city, of which this city has one half. */
  readonly shares: Side | null;
  /** A road that ends on this tile. */
  readonly ends: boolean;
  /** A river that begins or ends on this tile. */
  readonly pond: 'spring' | 'lake' | null;
  /** A road with an inn, a city with a cathedral. */
  readonly landmark: 'inn' | 'cathedral' | null;
  /** A city with the princess. */
  readonly princess: boolean;
  /** A monastery that is an abbey. */
  readonly abbey: boolean;
  /** The goods of a city. */
  readonly goods: Goods | null;
  /** Whom a crop circle calls. */
  readonly calls: Called | null;
}

export interface TileFacts {
  readonly tile: string;
  readonly rotation: number;
  readonly terrain: Readonly<Record<Side, Terrain>>;
  readonly features: readonly FeatureFacts[];
  /** Roads meet or end at a village. */
  readonly crossing: boolean;
  /** The walled city is on it. */
  readonly walled: boolean;
}

const CORNERS: readonly (readonly [Side, Side])[] = [
  ['N', 'W'],
  ['N', 'E'],
  ['S', 'E'],
  ['S', 'W'],
];
const TERRAIN: Record<string, Terrain> = { C: 'city', R: 'road', F: 'field', W: 'river' };

export function describeTile(tile: string, rotation: number): TileFacts {
  const shape = tileShape(tile, rotation);
  const at = (side: number): Terrain => TERRAIN[shape.edges[side]!] ?? 'field';
  return {
    tile,
    rotation,
    terrain: { N: at(0), E: at(1), S: at(2), W: at(3) },
    features: shape.features.map(
      ({ kind, edges, halves, pennants, shares, pond, goods, princess, calls, at: centre }, feature) => ({
        feature,
        kind,
        sides:
          kind === 'field' ? SIDES.filter((_, side) => halves.some((half) => half >> 1 === side)) : edges,
        corners: CORNERS.filter((_, corner) => halves.some((half) => ((half + 1) >> 1) % 4 === corner)),
        pennants,
        shares,
        ends: kind === 'road' && edges.length === 1,
        pond,
        princess: princess !== null,
        abbey: kind === 'monastery' && isAbbey(shape),
        goods: goods?.kind ?? null,
        calls,
        landmark: centre && kind === 'road' ? 'inn' : centre && kind === 'city' ? 'cathedral' : null,
      }),
    ),
    crossing: shape.junctions.some(({ kind }) => kind === 'crossing' || kind === 'village'),
    walled: shape.block !== undefined,
  };
}
