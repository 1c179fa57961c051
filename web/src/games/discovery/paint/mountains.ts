// Mountains: bare rock, peaks with a lit and a dark face under snow, and the shade that they cast.

import { type Brush, blend, fillShape, INK, strokeLine } from '../../../art/brush.ts';
import { wrapped } from '../../../art/meadow.ts';
import { innerRuns } from '../../../art/paths.ts';
import { add, type Point, resample, ringArea } from '../../../geometry/points.ts';
import { randomFrom } from '../../../geometry/random.ts';
import type { DiscoveryFeature } from '../tiles/types.ts';
import type { Peak } from './layout.ts';

const ROCK = '#b39b80';

/** The same for every tile and rotation, and it runs on over the border: neighbours show no seam. */
export function paintRock(brush: Brush): void {
  brush.fillStyle = ROCK;
  brush.fillRect(0, 0, 100, 100);
  const random = randomFrom(31);
  for (let i = 0; i < 40; i++) {
    const radius = 4 + random() * 8;
    const tone = random() < 0.5 ? 'rgba(206,186,156,.34)' : 'rgba(120,98,78,.26)';
    for (const [x, y] of wrapped([random() * 100, random() * 100], radius)) {
      brush.beginPath();
      brush.ellipse(x, y, radius, radius * 0.6, 0.5, 0, 2 * Math.PI);
      brush.fillStyle = tone;
      brush.fill();
    }
  }
  brush.lineCap = 'round';
  brush.lineWidth = 0.5;
  for (let i = 0; i < 120; i++) {
    const at: Point = [random() * 100, random() * 100];
    const [dx, dy] = [1 + random() * 2.2, 0.6 + random() * 1.4];
    brush.strokeStyle = random() < 0.5 ? 'rgba(84,64,46,.5)' : 'rgba(232,216,188,.55)';
    for (const [x, y] of wrapped(at, 4)) {
      brush.beginPath();
      brush.moveTo(x - dx, y + dy);
      brush.lineTo(x, y);
      brush.lineTo(x + dx * 0.7, y + dy * 0.8);
      brush.stroke();
    }
  }
}

/** How far the shade falls to the lower right. */
const REACH: Point = [5, 6.5];

/** Polygons over which a mountain casts its shade; most of them lie beneath itself. */
export function shadeOf({ area }: DiscoveryFeature): Point[][] {
  return area
    .flatMap((ring) => innerRuns(ringArea(ring) > 0 ? ring : [...ring].reverse()))
    .map((run) => resample(run, 2))
    .map((run) => [...run, ...run.map((p) => add(p, REACH)).reverse()]);
}

/** Seen a little from above: the left face is lit, the right one dark, snow lies on both. */
export function paintPeak(brush: Brush, { at: [x, y], half, height, tint }: Peak): void {
  const top: Point = [x + half * (tint - 0.5) * 0.3, y - height];
  const left: Point = [x - half, y + half * 0.12];
  const right: Point = [x + half, y + half * 0.12];
  const foot: Point = [x + half * 0.16, y + half * 0.42];
  const shade: Point[] = [left, top, add(right, [half * 0.75, half * 0.35]), foot];
  fillShape(brush, shade, 'rgba(40,28,30,.26)');
  const lit = blend('#d3c0a2', '#c6ab88', tint);
  const dark = blend('#7d6857', '#6d5c55', tint);
  const ridge = (t: number): Point => {
    const bend = (t > 0.3 && t < 0.75 ? 0.09 : -0.05) * half;
    return [top[0] + (foot[0] - top[0]) * t + bend, top[1] + (foot[1] - top[1]) * t];
  };
  const spine = [top, ridge(0.25), ridge(0.5), ridge(0.8), foot];
  fillShape(brush, [...spine, left], lit);
  fillShape(brush, [...spine, right], dark);
  for (const t of [0.45, 0.68]) {
    const from = ridge(t);
    strokeLine(
      brush,
      [from, [from[0] - half * 0.34, from[1] + half * 0.3]],
      half * 0.055,
      'rgba(110,88,66,.75)',
    );
    strokeLine(
      brush,
      [from, [from[0] + half * 0.34, from[1] + half * 0.24]],
      half * 0.055,
      'rgba(58,46,44,.6)',
    );
  }
  paintSnow(brush, top, left, right, ridge(0.36));
  brush.beginPath();
  brush.moveTo(...left);
  brush.lineTo(...top);
  brush.lineTo(...right);
  brush.strokeStyle = INK;
  brush.lineWidth = Math.max(0.45, half * 0.07);
  brush.lineJoin = 'round';
  brush.stroke();
}

/** A cap with a jagged hem. */
function paintSnow(brush: Brush, top: Point, left: Point, right: Point, middle: Point): void {
  const along = (to: Point, t: number): Point => [
    top[0] + (to[0] - top[0]) * t,
    top[1] + (to[1] - top[1]) * t,
  ];
  const [l, r] = [along(left, 0.4), along(right, 0.38)];
  const between = (a: Point, b: Point, t: number, drop: number): Point => [
    a[0] + (b[0] - a[0]) * t,
    a[1] + (b[1] - a[1]) * t + drop,
  ];
  const deep = (middle[1] - top[1]) * 0.3;
  fillShape(
    brush,
    [top, l, between(l, middle, 0.3, -deep * 0.5), between(l, middle, 0.6, deep * 0.5), middle],
    '#fffdf6',
  );
  fillShape(
    brush,
    [top, middle, between(middle, r, 0.35, -deep * 0.6), between(middle, r, 0.65, deep * 0.3), r],
    '#c4cfdc',
  );
}
