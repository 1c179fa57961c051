// The inner edges of a feature on its tile, and those that face the viewer.

import { innerRuns } from '../../../art/paths.ts';
import { add, distance, normals, type Point, resample, ringArea } from '../../../geometry/points.ts';
import type { CastleFeature } from '../tiles/types.ts';

/** The brush rounds corners between distant points; these are close together. */
const STEP = 1;

/** Runs of the outline off the tile's border, each with the feature on its right. */
export function innerEdges({ area }: CastleFeature): Point[][] {
  return area
    .flatMap((ring) => innerRuns(ringArea(ring) > 0 ? ring : [...ring].reverse()))
    .map((run) => resample(run, STEP));
}

/** Parts of a run whose outside satisfies the test, as runs of their own. */
function partsFacing(run: readonly Point[], facing: (outward: Point) => boolean): Point[][] {
  const parts: Point[][] = [];
  let part: Point[] | null = null;
  for (let i = 1; i < run.length; i++) {
    const [a, b] = [run[i - 1]!, run[i]!];
    if (distance(a, b) < 0.01) continue;
    const [outward] = normals([a, b]);
    if (facing(outward!)) {
      part ??= [a];
      part.push(b);
    } else if (part) {
      parts.push(part);
      part = null;
    }
  }
  return part ? [...parts, part] : parts;
}

/** Edges whose wall is visible in the slight oblique view. */
export function frontEdges(feature: CastleFeature): Point[][] {
  return innerEdges(feature).flatMap((run) => partsFacing(run, ([, y]) => y > 0.35));
}

/** Shadows that a building throws to the lower right. */
export function shadowShapes(feature: CastleFeature, reach: number): Point[][] {
  return innerEdges(feature)
    .flatMap((run) => partsFacing(run, ([x, y]) => x + y > 0.2))
    .map((part) => [...part, ...part.map((p) => add(p, [reach * 0.9, reach])).reverse()]);
}

/** The strip of wall below a roof's edge. */
export function wallStrip(front: readonly Point[], height: number): Point[] {
  return [...front, ...front.map(([x, y]): Point => [x, y - height]).reverse()];
}
