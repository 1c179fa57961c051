// Seas: deep water with waves, lighter along the shore, a beach where grassland ends, and what sails on them.

import { type Brush, blend, dot, fillShape, INK, inkShape, strokeLine, within } from '../../../art/brush.ts';
import { wrapped } from '../../../art/meadow.ts';
import { innerRuns } from '../../../art/paths.ts';
import { distance, distanceToRings, type Point, resample } from '../../../geometry/points.ts';
import { type Random, randomFrom } from '../../../geometry/random.ts';
import type { DiscoveryFeature, DiscoveryShape } from '../tiles/types.ts';
import { borderOf, roomAt } from './layout.ts';

const DEEP = '#3f86b4';
const SAND = '#efdca6';

/** The same for every tile and rotation, and it runs on over the border: neighbours show no seam. */
export function paintSea(brush: Brush): void {
  brush.fillStyle = DEEP;
  brush.fillRect(0, 0, 100, 100);
  const random = randomFrom(47);
  for (let i = 0; i < 24; i++) {
    const radius = 6 + random() * 10;
    const tone = random() < 0.5 ? 'rgba(92,160,200,.28)' : 'rgba(38,96,146,.26)';
    for (const [x, y] of wrapped([random() * 100, random() * 100], radius)) {
      brush.beginPath();
      brush.ellipse(x, y, radius, radius * 0.4, 0, 0, 2 * Math.PI);
      brush.fillStyle = tone;
      brush.fill();
    }
  }
  brush.lineCap = 'round';
  for (let row = 0; row < 12; row++) {
    for (let column = 0; column < 6; column++) {
      const at: Point = [
        (column + (row % 2) * 0.5) * (100 / 6) + (random() - 0.5) * 7,
        (row + 0.5) * (100 / 12) + (random() - 0.5) * 3,
      ];
      const half = 2 + random() * 1.8;
      for (const [x, y] of wrapped(at, 6)) {
        paintWave(brush, [x + 0.2, y + 0.7], half, 'rgba(22,68,112,.55)');
        paintWave(brush, [x, y], half, 'rgba(226,242,250,.8)');
      }
    }
  }
}

function paintWave(brush: Brush, [x, y]: Point, half: number, colour: string): void {
  brush.beginPath();
  brush.moveTo(x - half, y);
  brush.quadraticCurveTo(x - half / 2, y - half * 0.55, x, y);
  brush.quadraticCurveTo(x + half / 2, y - half * 0.55, x + half, y);
  brush.strokeStyle = colour;
  brush.lineWidth = 0.6;
  brush.stroke();
}

const shoresOf = ({ area }: DiscoveryFeature): Point[][] =>
  area.flatMap(innerRuns).map((run) => resample(run, 1));

/** Shallow water and foam along the shore. */
export function paintSurf(brush: Brush, sea: DiscoveryFeature): void {
  const shores = shoresOf(sea);
  brush.lineJoin = 'round';
  brush.lineCap = 'round';
  within(brush, sea.area, () => {
    for (const [width, colour] of [
      [15, 'rgba(116,190,214,.3)'],
      [9.5, 'rgba(140,208,222,.42)'],
      [5, 'rgba(178,228,232,.7)'],
    ] as const)
      for (const shore of shores) strokeLine(brush, shore, width, colour);
    for (const shore of shores) {
      brush.setLineDash([5, 2.2, 2.5, 2.6]);
      strokeLine(brush, shore, 2.6, 'rgba(255,255,252,.95)');
      brush.setLineDash([]);
      strokeLine(brush, shore, 0.9, INK);
    }
  });
}

/** Sand on the grassland's side of its shore. */
export function paintBeaches(brush: Brush, land: DiscoveryFeature, seas: readonly DiscoveryFeature[]): void {
  const isShore = (p: Point): boolean => seas.some(({ area }) => distanceToRings(p, area) < 0.4);
  within(brush, land.area, () => {
    for (const run of shoresOf(land)) {
      for (const beach of partsWhere(run, isShore)) {
        strokeLine(brush, beach, 5.4, 'rgba(120,132,70,.45)');
        strokeLine(brush, beach, 4.4, SAND);
        strokeLine(brush, beach, 0.9, INK);
      }
    }
  });
}

function partsWhere(run: readonly Point[], holds: (p: Point) => boolean): Point[][] {
  const parts: Point[][] = [];
  let part: Point[] = [];
  for (const p of run) {
    if (holds(p)) part.push(p);
    else if (part.length > 0) {
      parts.push(part);
      part = [];
    }
  }
  return [...parts, part].filter(({ length }) => length > 1);
}

export interface Sailing {
  readonly kind: 'ship' | 'whale';
  readonly at: Point;
  readonly faces: 1 | -1;
}

const SHIP_ROOM = 7.5;

/** At most a ship and a whale, where the sea is wide enough. */
export function sailingOn(shape: DiscoveryShape, random: Random): Sailing[] {
  const found: Sailing[] = [];
  const slots = shape.features.map(({ slot }) => slot);
  const wanted = random() < 0.72 ? (['ship', 'whale'] as const) : (['whale'] as const);
  for (const kind of wanted) {
    if (kind === 'whale' && random() < 0.6) continue;
    const room = kind === 'ship' ? SHIP_ROOM : 5;
    for (let i = 0; i < 80; i++) {
      const at: Point = [random() * 100, random() * 100];
      const faces = random() < 0.5 ? 1 : -1;
      const free =
        roomAt(shape, 'sea', at) >= room &&
        borderOf(at) >= room + 2 &&
        slots.every((slot) => distance(slot, at) >= room + 7) &&
        found.every((other) => distance(other.at, at) >= 18);
      if (!free) continue;
      found.push({ kind, at, faces });
      break;
    }
  }
  return found;
}

/** A cog under full sail: nothing red on it, or small boards show it as a city. */
export function paintShip(brush: Brush, [x, y]: Point, faces: 1 | -1): void {
  const p = (dx: number, dy: number): Point => [x + dx * faces, y + dy];
  brush.beginPath();
  brush.ellipse(x + 1, y + 2.6, 7.4, 1.7, 0, 0, 2 * Math.PI);
  brush.fillStyle = 'rgba(14,44,78,.45)';
  brush.fill();
  inkShape(
    brush,
    [p(-6.4, -1.4), p(-4.6, 2.2), p(3.8, 2.2), p(6.8, -2), p(3.6, -0.6), p(-3.2, -0.6)],
    '#8a5a30',
    0.6,
  );
  strokeLine(brush, [p(-5.2, 0.7), p(0, 0.9), p(4.8, 0.6)], 0.5, '#e8c98a');
  strokeLine(brush, [p(0, -0.6), p(0, -5), p(0, -10.4)], 0.9, INK);
  const sail = [p(-4.4, -9), p(-3.4, -5.6), p(-3.9, -2.2), p(3.4, -2.2), p(4.6, -5.6), p(3.6, -9)];
  inkShape(brush, sail, '#fffdf6', 0.6);
  within(brush, [sail], () => {
    fillShape(brush, [p(2, -10), p(5, -10), p(5, -2), p(2.6, -2)], '#d3dde6');
  });
  fillShape(brush, [p(0, -12.2), p(3.2, -11.2), p(0, -10.2)], '#fffdf6');
  for (const dx of [-7.6, 6.6]) paintWave(brush, p(dx, 2.4), 1.6, 'rgba(255,255,255,.9)');
}

/** Its back and its tail between waves. */
export function paintWhale(brush: Brush, [x, y]: Point, faces: 1 | -1): void {
  const back = blend('#2f5573', '#16324a', 0.3);
  brush.beginPath();
  brush.ellipse(x, y, 4, 2.3, 0, Math.PI, 0);
  brush.fillStyle = back;
  brush.strokeStyle = INK;
  brush.lineWidth = 0.5;
  brush.fill();
  brush.stroke();
  inkShape(
    brush,
    [
      [x + 4.6 * faces, y],
      [x + 5.4 * faces, y - 2.4],
      [x + 4 * faces, y - 3.8],
      [x + 5.8 * faces, y - 3.2],
      [x + 7.6 * faces, y - 3.8],
      [x + 6.2 * faces, y - 2.2],
      [x + 5.8 * faces, y],
    ],
    back,
    0.45,
  );
  dot(brush, [x - 2.4 * faces, y - 0.8], 0.4, '#fff');
  for (const dx of [-4.6, 3.4]) paintWave(brush, [x + dx * faces, y + 0.5], 1.6, 'rgba(255,255,255,.9)');
}
