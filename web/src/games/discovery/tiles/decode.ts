// Reads The Discovery's shapes that the build packed (tiles/discovery/encode.ts).

import type { Side } from '../../../art/sides.ts';
import { unpackLine, unpackPoint } from '../../../art/unpack.ts';
import type { DiscoveryKind, DiscoveryShape } from './types.ts';

export const KIND_LETTERS: Readonly<Record<DiscoveryKind, string>> = {
  mountain: 'm',
  grassland: 'g',
  sea: 's',
};

export interface PackedDiscoveryFeature {
  readonly k: string;
  readonly s: readonly [number, number];
  readonly e?: string;
  readonly a: readonly (readonly number[])[];
}

export interface PackedDiscoveryShape {
  readonly id: string;
  readonly f: readonly PackedDiscoveryFeature[];
  /** x, y, land, sea. */
  readonly c?: readonly (readonly [number, number, number, number])[];
}

const kindOf = (letter: string): DiscoveryKind =>
  (Object.keys(KIND_LETTERS) as DiscoveryKind[]).find((kind) => KIND_LETTERS[kind] === letter)!;

export function decodeDiscovery(packed: readonly PackedDiscoveryShape[]): DiscoveryShape[] {
  return packed.map(({ id, f, c = [] }) => ({
    id,
    features: f.map(({ k, s, e = '', a }) => ({
      kind: kindOf(k),
      sides: [...e] as Side[],
      slot: unpackPoint(s),
      area: a.map(unpackLine),
    })),
    cities: c.map(([x, y, land, sea]) => ({ at: unpackPoint([x, y]), land, sea })),
  }));
}
