// Reads The Castle's shapes that the build packed (tiles/castle/encode.ts).

import type { Side } from '../../../art/sides.ts';
import { unpackLine, unpackPoint } from '../../../art/unpack.ts';
import { band, type Point } from '../../../geometry/points.ts';
import {
  type CastleFeature,
  type CastleHub,
  type CastleKind,
  type CastleShape,
  PATH_HALF_WIDTH,
} from './types.ts';

type PackedPoint = readonly [number, number];

export interface PackedCastleFeature {
  readonly k: CastleKind;
  readonly s: PackedPoint;
  readonly e?: string;
  readonly h?: string;
  readonly a?: readonly (readonly number[])[];
  readonly l?: readonly (readonly number[])[];
  readonly t?: readonly PackedPoint[];
  readonly m?: PackedPoint;
}

export interface PackedCastleShape {
  readonly id: string;
  readonly f: readonly PackedCastleFeature[];
  readonly u?: readonly [number, number, CastleHub['kind']];
  readonly d?: readonly PackedPoint[];
  readonly w?: Side;
}

function feature({ k, s, e, h, a, l, t, m }: PackedCastleFeature): CastleFeature {
  const lines = (l ?? []).map(unpackLine);
  return {
    kind: k,
    edges: [...(e ?? '')] as Side[],
    halves: [...(h ?? '')].map(Number),
    slot: unpackPoint(s),
    area: a ? a.map(unpackLine) : lines.map((line) => band(line, PATH_HALF_WIDTH)),
    lines,
    spots: (t ?? []).map(unpackPoint),
    market: m ? unpackPoint(m) : null,
  };
}

export function decodeCastle(packed: readonly PackedCastleShape[]): CastleShape[] {
  return packed.map(({ id, f, u, d, w }) => ({
    id,
    features: f.map(feature),
    hub: u ? { kind: u[2], at: unpackPoint([u[0], u[1]]) as Point } : null,
    doors: (d ?? []).map(unpackPoint),
    faces: w ?? null,
  }));
}
