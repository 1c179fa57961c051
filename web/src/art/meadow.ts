// Grass, farmland and what grows on it.

import { add, mix, type Point, resample, rotate } from '../geometry/points.ts';
import { randomFrom } from '../geometry/random.ts';
import { type Brush, blend, dot, fillShape, groundShadow, strokeLine, trace, within } from './brush.ts';
import type { Layout, Patch, Plant } from './things.ts';

export const GRASS = '#a8bd6a';
const CROPS = [
  { ground: '#d9c86f', furrow: '#b39c45' },
  { ground: '#c2ce72', furrow: '#9cae50' },
  { ground: '#ccae74', furrow: '#ab8a52' },
  { ground: '#98b862', furrow: '#7b9d4b' },
  { ground: '#e3d48c', furrow: '#bfa652' },
] as const;
const PETALS = ['#fdf6e3', '#f3d34a', '#d9604f', '#c98bd0'] as const;

/** The same for every tile and rotation, and it runs on over the border: neighbours show no seam. */
export function paintGrass(brush: Brush): void {
  brush.fillStyle = GRASS;
  brush.fillRect(0, 0, 100, 100);
  const random = randomFrom(20);
  for (let i = 0; i < 26; i++) {
    const at: Point = [random() * 100, random() * 100];
    const radius = 6 + random() * 9;
    const tone = random() < 0.5 ? '190,210,120' : '140,168,84';
    for (const p of wrapped(at, radius)) softSpot(brush, p, radius, `rgba(${tone},.28)`, `rgba(${tone},0)`);
  }
  brush.lineCap = 'round';
  for (let i = 0; i < 330; i++) {
    const at: Point = [random() * 100, random() * 100];
    const lean = (random() - 0.5) * 0.8;
    const tall = 0.8 + random() * 0.9;
    brush.strokeStyle = random() < 0.6 ? 'rgba(96,124,52,.42)' : 'rgba(212,224,146,.6)';
    brush.lineWidth = 0.32;
    for (const [x, y] of wrapped(at, 2)) {
      brush.beginPath();
      brush.moveTo(x, y);
      brush.lineTo(x + lean, y - tall);
      brush.stroke();
    }
  }
}

/** A spot and its copies on the far side of any border that it reaches over. */
export function wrapped([x, y]: Point, reach: number): Point[] {
  const spread = (value: number): number[] => [
    value,
    ...(value < reach ? [value + 100] : []),
    ...(value > 100 - reach ? [value - 100] : []),
  ];
  return spread(x).flatMap((px) => spread(y).map((py): Point => [px, py]));
}

function softSpot(brush: Brush, [x, y]: Point, radius: number, inner: string, outer: string): void {
  const glow = brush.createRadialGradient(x, y, 0, x, y, radius);
  glow.addColorStop(0, inner);
  glow.addColorStop(1, outer);
  brush.fillStyle = glow;
  brush.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
}

export function paintBlotches(brush: Brush, blotches: Layout['blotches'], rotation: number): void {
  for (const { at, radius, light } of blotches) {
    const tone = light ? '200,208,122' : '120,152,74';
    softSpot(brush, rotate(at, rotation), radius, `rgba(${tone},.34)`, `rgba(${tone},0)`);
  }
}

/** Tilled land in strips, with a hedge along part of its edge. */
export function paintPatch(brush: Brush, patch: Patch, rotation: number): void {
  const centre = rotate(patch.at, rotation);
  const angle = patch.angle + (rotation * Math.PI) / 2;
  const turn = ([x, y]: Point): Point =>
    add(centre, [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)]);
  const outline = rounded(patch.outline).map(turn);
  const { radius, crops } = patch;
  const height = (1.7 * radius) / crops.length;
  within(brush, [outline], () => {
    for (const [i, crop] of crops.entries()) {
      const { ground, furrow } = CROPS[Math.floor(crop * CROPS.length)]!;
      const top = -0.85 * radius + i * height;
      const strip: Point[] = [
        [-radius, top],
        [radius, top],
        [radius, top + height],
        [-radius, top + height],
      ];
      fillShape(brush, strip.map(turn), ground);
      brush.strokeStyle = furrow;
      brush.lineWidth = 0.5;
      for (let y = top + 0.8; y < top + height; y += 1.5) {
        brush.beginPath();
        brush.moveTo(...turn([-radius, y]));
        brush.quadraticCurveTo(...turn([0, y + 0.7]), ...turn([radius, y]));
        brush.stroke();
      }
      strokeLine(brush, [turn([-radius, top]), turn([0, top + 0.35]), turn([radius, top])], 0.7, '#7d9747');
    }
    brush.beginPath();
    trace(brush, outline, true);
    brush.strokeStyle = 'rgba(88,104,40,.5)';
    brush.lineWidth = 1.2;
    brush.stroke();
  });
  paintHedge(brush, outline, crops[0]!);
}

/** Cuts the corners of a ring, so that it looks drawn in one stroke. */
function rounded(ring: readonly Point[]): Point[] {
  const cut = (points: readonly Point[]): Point[] =>
    points.flatMap((p, i) => {
      const next = points[(i + 1) % points.length]!;
      return [mix(p, next, 0.25), mix(p, next, 0.75)];
    });
  return cut(ring);
}

function paintHedge(brush: Brush, outline: readonly Point[], seed: number): void {
  const random = randomFrom(Math.floor(seed * 1e6));
  const first = Math.floor(seed * outline.length);
  const part = Array.from(
    { length: Math.floor(outline.length * 0.55) },
    (_, i) => outline[(first + i) % outline.length]!,
  );
  const bushes = resample(part, 1.5);
  for (const p of bushes) dot(brush, add(p, [0.4, 0.5]), 1, 'rgba(46,58,20,.38)');
  for (const p of bushes) dot(brush, p, 0.75 + random() * 0.4, random() < 0.5 ? '#5f8338' : '#7a9d43');
}

export function paintFlowers(brush: Brush, flowers: Layout['flowers'], rotation: number): void {
  for (const { at, tint } of flowers) {
    const p = rotate(at, rotation);
    dot(brush, add(p, [0.15, 0.2]), 0.5, 'rgba(50,60,20,.35)');
    dot(brush, p, 0.45, PETALS[Math.floor(tint * PETALS.length)]!);
  }
}

export function paintPlant(brush: Brush, { radius, kind, tint }: Plant, [x, y]: Point): void {
  groundShadow(brush, [x, y], radius * 1.05, radius * 0.6);
  if (kind === 'fir') paintFir(brush, [x, y], radius, tint);
  else
    paintCrown(
      brush,
      [x, y - (kind === 'bush' ? radius * 0.4 : radius * 0.9)],
      radius,
      tint,
      kind === 'tree',
    );
}

function paintCrown(brush: Brush, [x, y]: Point, radius: number, tint: number, trunk: boolean): void {
  const body = blend('#557a32', '#7d9f3f', tint);
  if (trunk) {
    brush.strokeStyle = '#5b4023';
    brush.lineWidth = radius * 0.34;
    brush.beginPath();
    brush.moveTo(x, y + radius * 0.5);
    brush.lineTo(x, y + radius * 1.15);
    brush.stroke();
  }
  const lobes: readonly [number, number, number][] = [
    [-0.5, 0.22, 0.62],
    [0.5, 0.25, 0.6],
    [0, -0.38, 0.68],
  ];
  for (const [dx, dy, k] of lobes)
    dot(brush, [x + dx * radius, y + dy * radius], radius * k + 0.32, '#2f4419');
  for (const [dx, dy, k] of lobes) dot(brush, [x + dx * radius, y + dy * radius], radius * k, body);
  dot(brush, [x - radius * 0.24, y - radius * 0.4], radius * 0.42, blend(body, '#c4d676', 0.5));
  dot(brush, [x - radius * 0.55, y + radius * 0.08], radius * 0.26, blend(body, '#c4d676', 0.38));
  dot(brush, [x + radius * 0.42, y + radius * 0.42], radius * 0.34, blend(body, '#2c431b', 0.35));
}

function paintFir(brush: Brush, [x, y]: Point, radius: number, tint: number): void {
  const body = blend('#3f6b3c', '#5d8a45', tint);
  const top = y - radius * 2.5;
  const tier = (from: number, half: number, to: number): void => {
    brush.beginPath();
    brush.moveTo(x, from);
    brush.lineTo(x + half, to);
    brush.lineTo(x - half, to);
    brush.closePath();
    brush.fillStyle = body;
    brush.strokeStyle = '#24391a';
    brush.lineWidth = 0.5;
    brush.lineJoin = 'round';
    brush.stroke();
    brush.fill();
    brush.beginPath();
    brush.moveTo(x, from);
    brush.lineTo(x, to);
    brush.lineTo(x - half, to);
    brush.closePath();
    brush.fillStyle = blend(body, '#a9c46c', 0.4);
    brush.fill();
  };
  tier(y - radius * 1.3, radius * 0.86, y);
  tier(top, radius * 0.66, y - radius * 0.85);
}
