// The tile data as the build prepares them: facts for describing a tile and geometry for drawing it.
// Coordinates are a square 0..100, x east, y south, for the tile as printed (rotation 0).

import type { Side } from '../../../art/sides.ts';
import type { Point } from '../../../geometry/points.ts';
import type { InBlock } from './walled_city.ts';

export type FeatureKind = Land | 'monastery' | 'garden' | 'tower' | Sight;
type Land = 'city' | 'road' | 'river' | 'field';

/** It has an effect of its own, and nobody can claim it. */
export type Sight =
  | 'volcano'
  | 'dragon'
  | 'portal'
  | 'bazaar'
  | 'hill'
  | 'vineyard'
  | 'mage'
  | 'corn_circle'
  | 'goldmine';
export const SIGHTS: readonly Sight[] = [
  'volcano',
  'dragon',
  'portal',
  'bazaar',
  'hill',
  'vineyard',
  'mage',
  'corn_circle',
  'goldmine',
];

/** What the followers stand on that a crop circle calls. */
export type Called = 'city' | 'road' | 'field';

/** The goods of a city of Traders & Builders. */
export type Goods = 'wine' | 'grain' | 'cloth';

/**
 * Half the width of what is drawn along a line. It depends only on the kind, so that neighbouring tiles meet.
 */
export const HALF_WIDTH = { road: 4.6, river: 8 } as const;

/** Radius of the free ground under a furnishing. */
export const RADIUS = {
  monastery: 13,
  garden: 9,
  tower: 9,
  /** An inn and its pond. */
  inn: 9,
  cathedral: 17,
  pennant: 7.5,
  goods: 8,
  princess: 8,
  volcano: 14,
  dragon: 8.5,
  portal: 9,
  bazaar: 13,
  hill: 10,
  vineyard: 9,
  mage: 8.5,
  goldmine: 8.5,
  corn_circle: 13,
  pond: 9,
  lake: 20,
  junction: 6,
  roundabout: 13,
} as const;

export interface TileFeature {
  readonly kind: FeatureKind;
  /** Sides it leaves the tile by. */
  readonly edges: readonly Side[];
  /** Half sides a field holds, numbered clockwise from the west half of the north side. */
  readonly halves: readonly number[];
  /** City features a field touches. */
  readonly cities: readonly number[];
  readonly pennants: number;
  /** A side of another city whose one half this city has; null: none. */
  readonly shares: Side | null;
  /** Where a piece stands. */
  readonly slot: Point;
  /** Polygons that cover it; the first ring of each is its outer edge, others are holes. */
  readonly area: readonly (readonly Point[])[];
  /**
   * City: its walls, each clockwise about the city. River, road: its single centre line, or those of a road
   * from the border to its tunnel mouth or its roundabout. Otherwise empty.
   */
  readonly lines: readonly (readonly Point[])[];
  /** Pennants of a city. */
  readonly shields: readonly Point[];
  readonly goods: { readonly kind: Goods; readonly at: Point } | null;
  /** The princess in a city. */
  readonly princess: Point | null;
  /** Centre of a building, a garden, a pond, a lake or a sight; of a road's inn, of a city's cathedral. */
  readonly at: Point | null;
  readonly pond: 'spring' | 'lake' | null;
  /** Whom a crop circle calls. */
  readonly calls: Called | null;
}

/**
 * Where several roads meet, where one ends at nothing else, the ring in which the arms of one road meet, or
 * the bazaar or the crop circle at which roads end.
 */
export interface Junction {
  readonly at: Point;
  readonly kind: 'crossing' | 'village' | 'roundabout' | 'bazaar' | 'corn_circle';
}

export function junctionRadius({ kind }: Junction): number {
  return kind === 'crossing' || kind === 'village' ? RADIUS.junction : RADIUS[kind];
}

/** Whether the tile closes whatever meets it. */
export function isAbbey({ edges }: Pick<TileShape, 'edges'>): boolean {
  return edges === 'AAAA';
}

/** Whether its ground is all corn, so that it has no field. */
export function isAllCorn({ features }: Pick<TileShape, 'features'>): boolean {
  return features.some(({ calls }) => calls) && features.every(({ kind }) => kind !== 'field');
}

/** How large its crop circle is: between two cities there is less room. */
export const circleSize = (shape: Pick<TileShape, 'features'>): number => (isAllCorn(shape) ? 0.72 : 1);

/** A short way from a junction of roads to a gate. It parts fields and belongs to no road. */
export type Lane = readonly Point[];

/** Where a road enters a city: on the wall, looking inward. */
export interface Gate {
  readonly at: Point;
  readonly inward: Point;
}

export interface TileShape {
  readonly id: string;
  /**
   * Terrain of the four sides clockwise from north: C, R, F, W, A for a side that fits all, I for one inside
   * a block.
   */
  readonly edges: string;
  readonly features: readonly TileFeature[];
  readonly junctions: readonly Junction[];
  readonly gates: readonly Gate[];
  readonly lanes: readonly Lane[];
  /** Pairs of features that cross, the upper one first. */
  readonly crosses: readonly (readonly [number, number])[];
  /** Lines that part two fields where nothing else does. */
  readonly cuts: readonly (readonly Point[])[];
  /** Where it lies in the block that the walled city is, if it does. */
  readonly block?: InBlock;
}
