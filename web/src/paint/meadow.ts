// Grass, farmland and what grows on it.

import { add, type Point, rotate } from '../geometry/points.ts';
import { randomFrom } from '../geometry/random.ts';
import { type Brush, blend, dot, fillShape, groundShadow, INK, within } from './brush.ts';
import type { Layout, Patch, Plant } from './layout.ts';

export const GRASS = '#a9c068';
const CROPS = [
  { ground: '#d9c86f', furrow: '#b39c45' },
  { ground: '#bccb6b', furrow: '#8fa548' },
  { ground: '#c9a86c', furrow: '#a17f49' },
  { ground: '#93b65c', furrow: '#6f9443' },
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
function wrapped([x, y]: Point, reach: number): Point[] {
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
    const tone = light ? '206,216,120' : '120,152,74';
    softSpot(brush, rotate(at, rotation), radius, `rgba(${tone},.42)`, `rgba(${tone},0)`);
  }
}

/** A tilled field: an uneven quarter of land with furrows and a hedge on two sides. */
export function paintPatch(brush: Brush, patch: Patch, rotation: number): void {
  const { ground, furrow } = CROPS[Math.floor(patch.crop * CROPS.length)]!;
  const centre = rotate(patch.at, rotation);
  const angle = patch.angle + (rotation * Math.PI) / 2;
  const turn = ([x, y]: Point): Point =>
    add(centre, [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)]);
  const [w, h] = [patch.width / 2, patch.height / 2];
  const b = patch.bends as [number, number, number, number, number, number, number, number];
  const corners = (
    [
      [-w + b[0], -h + b[1]],
      [w + b[2], -h + b[3]],
      [w + b[4], h + b[5]],
      [-w + b[6], h + b[7]],
    ] as Point[]
  ).map(turn);
  fillShape(brush, corners, ground);
  within(brush, [corners], () => {
    brush.strokeStyle = furrow;
    brush.lineWidth = 0.55;
    for (let y = -h - 3; y < h + 3; y += 1.7) {
      brush.beginPath();
      brush.moveTo(...turn([-w - 3, y]));
      brush.quadraticCurveTo(...turn([0, y + 0.8]), ...turn([w + 3, y]));
      brush.stroke();
    }
  });
  paintHedge(brush, corners, patch.crop);
}

function paintHedge(brush: Brush, corners: readonly Point[], seed: number): void {
  brush.save();
  brush.globalAlpha = 0.55;
  brush.strokeStyle = INK;
  brush.lineWidth = 0.35;
  brush.lineJoin = 'round';
  brush.beginPath();
  for (const [i, p] of corners.entries()) brush[i === 0 ? 'moveTo' : 'lineTo'](...p);
  brush.closePath();
  brush.stroke();
  brush.restore();
  const random = randomFrom(Math.floor(seed * 1e6));
  const first = Math.floor(seed * 4);
  for (const side of [first, first + 1]) {
    const [a, b] = [corners[side % 4]!, corners[(side + 1) % 4]!];
    for (let t = 0.04; t < 1; t += 0.085) {
      const p: Point = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
      dot(brush, add(p, [0.35, 0.4]), 0.95, 'rgba(46,58,20,.4)');
      dot(brush, p, 0.75 + random() * 0.35, random() < 0.5 ? '#5f8338' : '#74983f');
    }
  }
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
