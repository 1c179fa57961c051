// Where the small things of a painting go, as printed: they turn with the tile.

import type { Layout, Plant } from '../../../art/things.ts';
import { distance, distanceToRings, insideRings, type Point } from '../../../geometry/points.ts';
import type { Random } from '../../../geometry/random.ts';
import {
  CITY_RADIUS,
  type DiscoveryFeature,
  type DiscoveryKind,
  type DiscoveryShape,
} from '../tiles/types.ts';

export interface Peak {
  readonly at: Point;
  /** Half of its foot's width. */
  readonly half: number;
  readonly height: number;
  /** 0 to 1, for what differs from peak to peak. */
  readonly tint: number;
}

/** What a piece covers. */
const SLOT_RADIUS = 8;

export function borderOf([x, y]: Point): number {
  return Math.min(x, y, 100 - x, 100 - y);
}

/** Room at a place of this kind, or none if it is elsewhere. */
export function roomAt({ features, cities }: DiscoveryShape, kind: DiscoveryKind, p: Point): number {
  const host = features.find((feature) => feature.kind === kind && insideRings(p, feature.area));
  if (!host) return 0;
  const built = cities.map(({ at }) => distance(at, p) - CITY_RADIUS);
  return Math.min(shoreFrom(host, p), ...built);
}

/** How far it is to the feature's end on this tile; where it goes on to the next one it does not end. */
function shoreFrom({ area }: DiscoveryFeature, p: Point): number {
  const inner = area.map((ring) => ring.filter((point) => borderOf(point) > 0.2));
  const ends = inner.filter((ring) => ring.length > 1);
  return ends.length === 0 ? 50 : distanceToRings(p, ends);
}

/** The largest first; small ones fill the gaps. */
export function peaksOn(shape: DiscoveryShape, random: Random): Peak[] {
  const peaks: Peak[] = [];
  const slots = shape.features.map(({ slot }) => slot);
  for (let i = 0; i < 420 && peaks.length < 30; i++) {
    const at: Point = [random() * 100, random() * 100];
    const half = i < 130 ? 8.2 + random() * 2.6 : i < 260 ? 5.4 + random() * 2 : 3.2 + random() * 1.6;
    const tint = random();
    const peak = { at, half, height: half * (1.5 + 0.5 * tint), tint };
    const free =
      roomAt(shape, 'mountain', at) >= half * 0.75 &&
      borderOf(at) >= half * 0.85 + 1 &&
      slots.every((slot) => distance(slot, at) >= SLOT_RADIUS + half * 0.7) &&
      peaks.every((other) => distance(at, other.at) >= (half + other.half) * 0.78);
    if (free) peaks.push(peak);
  }
  return peaks;
}

export function plantsOn(shape: DiscoveryShape, random: Random): Plant[] {
  const plants: Plant[] = [];
  for (let i = 0; i < 220 && plants.length < 14; i++) {
    const at: Point = [random() * 100, random() * 100];
    const kind = random() < 0.3 ? 'bush' : 'tree';
    const radius = kind === 'bush' ? 1.5 + random() * 0.5 : 2.3 + random() * 0.9;
    const tint = random();
    const free =
      roomAt(shape, 'grassland', at) >= radius + 3 &&
      borderOf(at) >= radius + 2.5 &&
      shape.features.every(({ slot }) => distance(slot, at) >= SLOT_RADIUS + radius) &&
      plants.every((other) => distance(at, other.at) >= (radius + other.radius) * 0.9);
    if (free) plants.push({ at, radius, kind, tint });
  }
  return plants;
}

export function flowersOn(shape: DiscoveryShape, random: Random): Layout['flowers'] {
  const places = Array.from({ length: 60 }, () => ({
    at: [random() * 100, random() * 100] as Point,
    tint: random(),
  }));
  return places.filter(({ at }) => roomAt(shape, 'grassland', at) > 3);
}
