// Points, polylines and polygons in tile coordinates: a square 0..100, x east, y south.

export type Point = readonly [x: number, y: number];

export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];
export const subtract = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
export const scale = (a: Point, k: number): Point => [a[0] * k, a[1] * k];
export const mix = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];
export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

export function unit(a: Point): Point {
  const length = Math.hypot(a[0], a[1]) || 1;
  return [a[0] / length, a[1] / length];
}

/** Turns a point about the tile's centre, in quarter turns clockwise. */
export function rotate([x, y]: Point, quarterTurns: number): Point {
  switch (((quarterTurns % 4) + 4) % 4) {
    case 1:
      return [100 - y, x];
    case 2:
      return [100 - x, 100 - y];
    case 3:
      return [y, 100 - x];
    default:
      return [x, y];
  }
}

export function pathLength(line: readonly Point[]): number {
  let sum = 0;
  for (let i = 1; i < line.length; i++) sum += distance(line[i - 1]!, line[i]!);
  return sum;
}

/** The point, and the direction of travel there, at a distance along a polyline. */
export function pointAlong(line: readonly Point[], along: number): { at: Point; direction: Point } {
  let left = along;
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1]!;
    const b = line[i]!;
    const step = distance(a, b);
    if (left <= step || i === line.length - 1) {
      return { at: mix(a, b, step === 0 ? 0 : Math.min(left / step, 1)), direction: unit(subtract(b, a)) };
    }
    left -= step;
  }
  return { at: line[0]!, direction: [1, 0] };
}

/** The same line with points at even distances of about `step`; the ends stay. */
export function resample(line: readonly Point[], step: number): Point[] {
  const length = pathLength(line);
  const pieces = Math.max(1, Math.round(length / step));
  return Array.from({ length: pieces + 1 }, (_, i) => pointAlong(line, (length * i) / pieces).at);
}

/** Unit normals of a polyline, to the left of the direction of travel as seen on screen. */
export function normals(line: readonly Point[]): Point[] {
  return line.map((_, i) => {
    const before = line[Math.max(i - 1, 0)]!;
    const after = line[Math.min(i + 1, line.length - 1)]!;
    const [dx, dy] = unit(subtract(after, before));
    return [dy, -dx];
  });
}

/** The line moved sideways by `by` units along its normals. */
export function offset(line: readonly Point[], by: number): Point[] {
  const sides = normals(line);
  return line.map((p, i) => add(p, scale(sides[i]!, by)));
}

/** The polygon covered by a line of constant half width, with flat ends. */
export function band(line: readonly Point[], halfWidth: number): Point[] {
  return [...offset(line, halfWidth), ...offset(line, -halfWidth).reverse()];
}

export function disc(centre: Point, radius: number, corners = 28): Point[] {
  return Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * 2 * Math.PI;
    return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)] as const;
  });
}

export function cubic(a: Point, b: Point, c: Point, d: Point, pieces = 24): Point[] {
  return Array.from({ length: pieces + 1 }, (_, i) => {
    const t = i / pieces;
    const s = 1 - t;
    const [ka, kb, kc, kd] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
    return [
      ka * a[0] + kb * b[0] + kc * c[0] + kd * d[0],
      ka * a[1] + kb * b[1] + kc * c[1] + kd * d[1],
    ] as const;
  });
}

/** Signed area: positive when the ring runs clockwise on screen. */
export function ringArea(ring: readonly Point[]): number {
  let sum = 0;
  for (let i = 0; i < ring.length; i++) {
    const [ax, ay] = ring[i]!;
    const [bx, by] = ring[(i + 1) % ring.length]!;
    sum += ax * by - bx * ay;
  }
  return sum / 2;
}

export function ringCentroid(ring: readonly Point[]): Point {
  let x = 0;
  let y = 0;
  for (let i = 0; i < ring.length; i++) {
    const [ax, ay] = ring[i]!;
    const [bx, by] = ring[(i + 1) % ring.length]!;
    const cross = ax * by - bx * ay;
    x += (ax + bx) * cross;
    y += (ay + by) * cross;
  }
  const k = 1 / (6 * ringArea(ring));
  return [x * k, y * k];
}

/** Even-odd rule over all rings, so that holes count as outside. */
export function insideRings(point: Point, rings: readonly (readonly Point[])[]): boolean {
  let inside = false;
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [ax, ay] = ring[i]!;
      const [bx, by] = ring[j]!;
      if (ay > point[1] !== by > point[1] && point[0] < ((bx - ax) * (point[1] - ay)) / (by - ay) + ax) {
        inside = !inside;
      }
    }
  }
  return inside;
}

export function distanceToSegment([px, py]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const dx = bx - ax;
  const dy = by - ay;
  const square = dx * dx + dy * dy;
  const t = square === 0 ? 0 : Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / square));
  return Math.hypot(px - ax - t * dx, py - ay - t * dy);
}

export function distanceToLine(point: Point, line: readonly Point[]): number {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 1; i < line.length; i++)
    best = Math.min(best, distanceToSegment(point, line[i - 1]!, line[i]!));
  return best;
}

/** Distance to the nearest ring, the rings being closed. */
export function distanceToRings(point: Point, rings: readonly (readonly Point[])[]): number {
  let best = Number.POSITIVE_INFINITY;
  for (const ring of rings) {
    best = Math.min(best, distanceToLine(point, ring), distanceToSegment(point, ring.at(-1)!, ring[0]!));
  }
  return best;
}
