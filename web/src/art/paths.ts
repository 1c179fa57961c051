// SVG path data for a feature: the area that it covers, and the rim where it ends on the tile.

import type { Point } from '../geometry/points.ts';

/** Polygons that cover a feature on its tile. */
export interface Covering {
  readonly area: readonly (readonly Point[])[];
}

const areas = new WeakMap<Covering, string>();
const rims = new WeakMap<Covering, string>();

const place = ([x, y]: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

export function linePath(line: readonly Point[], closed = false): string {
  return `M${line.map(place).join('L')}${closed ? 'Z' : ''}`;
}

export function areaPath(feature: Covering): string {
  let path = areas.get(feature);
  if (path === undefined) {
    path = feature.area.map((ring) => linePath(ring, true)).join('');
    areas.set(feature, path);
  }
  return path;
}

/** The boundary without the parts on the tile's border, so that a feature over many tiles shows no seams. */
export function rimPath(feature: Covering): string {
  let path = rims.get(feature);
  if (path === undefined) {
    path = feature.area
      .flatMap(innerRuns)
      .map((run) => linePath(run))
      .join('');
    rims.set(feature, path);
  }
  return path;
}

function onSameBorder(a: Point, b: Point): boolean {
  const near = (value: number, border: number): boolean => Math.abs(value - border) < 0.15;
  return [0, 1].some((axis) => [0, 100].some((border) => near(a[axis]!, border) && near(b[axis]!, border)));
}

/** Maximal runs of a closed ring off the border. */
export function innerRuns(ring: readonly Point[]): Point[][] {
  const count = ring.length;
  const isInner = (i: number): boolean => !onSameBorder(ring[i % count]!, ring[(i + 1) % count]!);
  const firstBorder = ring.findIndex((_, i) => !isInner(i));
  if (firstBorder < 0) return [[...ring, ring[0]!]];
  const runs: Point[][] = [];
  let run: Point[] | null = null;
  for (let step = 1; step <= count; step++) {
    const i = firstBorder + step;
    if (isInner(i)) {
      run ??= [ring[i % count]!];
      run.push(ring[(i + 1) % count]!);
    } else if (run) {
      runs.push(run);
      run = null;
    }
  }
  return runs;
}
