// A feature while its tile is being laid out.

import type { Side } from '../src/art/sides.ts';
import { type FeatureKind, SIGHTS, type TileFeature } from '../src/games/carcassonne/tiles/types.ts';
import type { Point } from '../src/geometry/points.ts';
import type { DataFeature, DataTile } from './data.ts';

export interface Draft {
  data: DataFeature;
  edges: Side[];
  area: Point[][];
  lines: Point[][];
  shields: Point[];
  /** Where the symbol of its goods is. */
  goodsAt: Point | null;
  princessAt: Point | null;
  at: Point | null;
  slot: Point | null;
  /** Where something can stand, if that is less than the area: a road may run through. */
  ground: Point[][] | null;
}

const DRAWN: readonly FeatureKind[] = [
  'city',
  'road',
  'river',
  'field',
  'monastery',
  'garden',
  'tower',
  ...SIGHTS,
];

/** Throws when the tile holds something that cannot be drawn yet. */
export function draftsOf(tile: DataTile): Draft[] {
  return tile.features.map((data) => {
    if (!DRAWN.includes(data.kind as FeatureKind)) throw new Error(`no drawing for a ${data.kind}`);
    const edges = [...(data.edges ?? '')] as Side[];
    return {
      data,
      edges,
      area: [],
      lines: [],
      shields: [],
      goodsAt: null,
      princessAt: null,
      at: null,
      slot: null,
      ground: null,
    };
  });
}

export function ofKind(drafts: readonly Draft[], kind: FeatureKind): Draft[] {
  return drafts.filter(({ data }) => data.kind === kind);
}

export const groundOf = ({ ground, area }: Draft): Point[][] => ground ?? area;

export function finished({
  data,
  edges,
  area,
  lines,
  shields,
  goodsAt,
  princessAt,
  at,
  slot,
}: Draft): TileFeature {
  return {
    kind: data.kind as FeatureKind,
    edges,
    halves: data.halves ?? [],
    cities: data.cities ?? [],
    pennants: data.pennants ?? 0,
    shares: data.shares ?? null,
    slot: slot!,
    area,
    lines,
    shields,
    goods: data.goods ? { kind: data.goods, at: goodsAt! } : null,
    princess: princessAt,
    at,
    pond: data.spring ? 'spring' : data.lake ? 'lake' : null,
    calls: data.calls ?? null,
  };
}
