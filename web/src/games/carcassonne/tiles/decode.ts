// Reads the shapes that the build packed (tiles/encode.ts).

import type { Side } from '../../../art/sides.ts';
import { unpackLine, unpackPoint } from '../../../art/unpack.ts';
import { band, disc, type Point } from '../../../geometry/points.ts';
import { roadArea } from './road_area.ts';
import {
  type Called,
  type FeatureKind,
  type Goods,
  HALF_WIDTH,
  type Junction,
  RADIUS,
  type TileFeature,
  type TileShape,
} from './types.ts';

/** Numbers are tenths of a unit; a line is a list of steps x, y, x, y from the origin on. */
export interface PackedFeature {
  readonly k: FeatureKind;
  readonly s: readonly [number, number];
  readonly e?: string;
  readonly h?: string;
  readonly c?: readonly number[];
  readonly p?: number;
  readonly d?: Side;
  readonly a?: readonly (readonly number[])[];
  readonly l?: readonly (readonly number[])[];
  readonly f?: readonly (readonly [number, number])[];
  readonly q?: readonly [number, number, Goods];
  readonly m?: readonly [number, number];
  readonly o?: readonly [number, number];
  readonly w?: 'spring' | 'lake';
  readonly y?: Called;
}

export interface PackedShape {
  readonly id: string;
  readonly e: string;
  readonly f: readonly PackedFeature[];
  readonly j?: readonly (readonly [number, number, Junction['kind']])[];
  readonly g?: readonly (readonly [number, number, number, number])[];
  readonly n?: readonly (readonly number[])[];
  readonly x?: readonly (readonly [number, number])[];
  readonly u?: readonly (readonly number[])[];
  readonly b?: readonly [column: number, row: number];
}

function feature(packed: PackedFeature): TileFeature {
  const lines = (packed.l ?? []).map(unpackLine);
  const at = packed.o ? unpackPoint(packed.o) : null;
  const kind = packed.k;
  const area = (): Point[][] => {
    if (packed.a) return packed.a.map(unpackLine);
    if (kind === 'road') return roadArea(lines);
    if (kind === 'river') return lines.map((l) => band(l, HALF_WIDTH.river));
    return kind === 'field' || kind === 'city' ? [] : [disc(at!, RADIUS[kind])];
  };
  return {
    kind,
    edges: [...(packed.e ?? '')] as Side[],
    halves: [...(packed.h ?? '')].map(Number),
    cities: packed.c ?? [],
    pennants: packed.p ?? 0,
    shares: packed.d ?? null,
    slot: unpackPoint(packed.s),
    area: area(),
    lines,
    shields: (packed.f ?? []).map(unpackPoint),
    goods: packed.q ? { kind: packed.q[2], at: unpackPoint([packed.q[0], packed.q[1]]) } : null,
    princess: packed.m ? unpackPoint(packed.m) : null,
    at,
    pond: packed.w ?? null,
    calls: packed.y ?? null,
  };
}

export function decodeShapes(packed: readonly PackedShape[]): TileShape[] {
  return packed.map(({ id, e, f, j, g, n, x, u, b }) => ({
    id,
    edges: e,
    features: f.map(feature),
    junctions: (j ?? []).map(([ax, ay, kind]) => ({ at: unpackPoint([ax, ay]), kind })),
    gates: (g ?? []).map(([ax, ay, bx, by]) => ({
      at: unpackPoint([ax, ay]),
      inward: unpackPoint([bx, by]),
    })),
    lanes: (n ?? []).map(unpackLine),
    crosses: x ?? [],
    cuts: (u ?? []).map(unpackLine),
    ...(b && { block: { column: b[0], row: b[1], turned: 0 } }),
  }));
}
