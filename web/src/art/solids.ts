// Solid things in the slight oblique view: a point above the ground is drawn that much further up.

import { add, mix, type Point, scale } from '../geometry/points.ts';
import { type Brush, blend, fillShape, INK, inkShape, strokeLine } from './brush.ts';

/** How much of its height a thing shows. */
const TILT = 0.8;
const LIGHT: Point = [-0.62, -0.78];

export interface Roof {
  at: Point;
  angle: number;
  length: number;
  depth: number;
  wall: number;
  rise: number;
  tiles: string;
  plaster: string;
}

export const up = ([x, y]: Point, height: number): Point => [x, y - height * TILT];

const facing = ([x, y]: Point): number => x * LIGHT[0] + y * LIGHT[1];

/** Lit sides turn towards warm white, others towards a dark brown. */
export function lit(colour: string, outward: Point): string {
  const light = facing(outward);
  return light > 0 ? blend(colour, '#fff3d2', light * 0.3) : blend(colour, '#3a1d12', -light * 0.34);
}

/** A house under a saddle roof, at any angle. */
export function paintHouse(brush: Brush, roof: Roof): void {
  const { at, angle, length, depth, wall, rise, tiles, plaster } = roof;
  const along: Point = [Math.cos(angle), Math.sin(angle)];
  const across: Point = [-along[1], along[0]];
  const corner = (l: number, d: number): Point =>
    add(at, add(scale(along, (l * length) / 2), scale(across, (d * depth) / 2)));
  const ridge = (l: number): Point => up(add(at, scale(along, (l * length) / 2)), wall + rise);
  fillShape(
    brush,
    [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)].map((p) => add(p, [1.5, 1.3])),
    SHADOW,
  );
  for (const d of [-1, 1]) {
    const out = scale(across, d);
    if (out[1] <= 0) continue;
    const [a, b] = [corner(-1, d), corner(1, d)];
    inkShape(brush, [a, b, up(b, wall), up(a, wall)], lit(plaster, out), 0.35);
  }
  for (const l of [-1, 1]) {
    const out = scale(along, l);
    if (out[1] <= -0.05) continue;
    const [a, b] = [corner(l, -1), corner(l, 1)];
    inkShape(brush, [a, b, up(b, wall), ridge(l), up(a, wall)], lit(plaster, out), 0.35);
  }
  const slopes = [-1, 1].sort((a, b) => a * across[1] - b * across[1]);
  for (const d of slopes) {
    const eaves = [up(corner(-1.08, d * 1.12), wall), up(corner(1.08, d * 1.12), wall)] as const;
    const top = [ridge(1.08), ridge(-1.08)] as const;
    const colour = lit(tiles, scale(across, d));
    inkShape(brush, [...eaves, ...top], colour, 0.4);
    paintCourses(brush, eaves, top, blend(colour, '#2b120a', 0.22), wall + rise);
  }
}

/** Lines of roof tiles; higher roofs show more of them. */
function paintCourses(
  brush: Brush,
  [a, b]: readonly [Point, Point],
  [c, d]: readonly [Point, Point],
  colour: string,
  height: number,
): void {
  const courses = Math.round(height / 2.2);
  for (let i = 1; i < courses; i++) {
    const t = i / courses;
    strokeLine(brush, [mix(a, d, t), mix(b, c, t)], 0.28, colour);
  }
}

const SHADOW = 'rgba(60,34,10,.3)';

export interface Turret {
  at: Point;
  radius: number;
  height: number;
  /** Height of the cone; 0 for a flat top with merlons. */
  cone: number;
  stone: string;
  slate: string;
}

/** It is round, with a flat top or a cone on it. */
export function paintTurret(brush: Brush, { at, radius, height, cone, stone, slate }: Turret): void {
  const [x, y] = at;
  const [, top] = up(at, height);
  const flat = radius * 0.55;
  brush.beginPath();
  brush.ellipse(x + radius * 0.8, y + radius * 0.35, radius * 1.25, flat * 1.2, 0.2, 0, 2 * Math.PI);
  brush.fillStyle = SHADOW;
  brush.fill();
  const body = brush.createLinearGradient(x - radius, 0, x + radius, 0);
  body.addColorStop(0, blend(stone, '#fff8e4', 0.35));
  body.addColorStop(0.45, stone);
  body.addColorStop(1, blend(stone, '#4a3420', 0.5));
  brush.beginPath();
  brush.moveTo(x - radius, top);
  brush.lineTo(x - radius, y);
  brush.ellipse(x, y, radius, flat, 0, Math.PI, 0, true);
  brush.lineTo(x + radius, top);
  brush.closePath();
  brush.fillStyle = body;
  brush.strokeStyle = INK;
  brush.lineWidth = 0.5;
  brush.fill();
  brush.stroke();
  if (cone > 0) paintCone(brush, [x, top], radius * 1.22, flat * 1.1, cone, slate);
}

function paintCone(
  brush: Brush,
  [x, y]: Point,
  radius: number,
  flat: number,
  rise: number,
  slate: string,
): void {
  const tip: Point = up([x, y], rise);
  const shade = brush.createLinearGradient(x - radius, 0, x + radius, 0);
  shade.addColorStop(0, blend(slate, '#eef4f4', 0.4));
  shade.addColorStop(0.4, slate);
  shade.addColorStop(1, blend(slate, '#1b2230', 0.5));
  brush.beginPath();
  brush.moveTo(...tip);
  brush.lineTo(x + radius, y);
  brush.ellipse(x, y, radius, flat, 0, 0, Math.PI);
  brush.closePath();
  brush.fillStyle = shade;
  brush.strokeStyle = INK;
  brush.lineWidth = 0.5;
  brush.lineJoin = 'round';
  brush.fill();
  brush.stroke();
}
