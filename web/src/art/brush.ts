// Shared strokes of the painter. One unit is a hundredth of the tile; light falls from the top left.

import type { Point } from '../geometry/points.ts';

export type Brush = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

export const INK = '#3f2d1c';

/** Traces a polyline through the middles of its pieces, so that no corner shows; the ends stay exact. */
export function trace(brush: Brush, line: readonly Point[], closed = false): void {
  const last = line.length - 1;
  if (closed) {
    traceRing(brush, line);
    return;
  }
  brush.moveTo(line[0]![0], line[0]![1]);
  for (let i = 1; i < last; i++) {
    const [x, y] = line[i]!;
    const [nextX, nextY] = line[i + 1]!;
    brush.quadraticCurveTo(x, y, (x + nextX) / 2, (y + nextY) / 2);
  }
  brush.lineTo(line[last]![0], line[last]![1]);
}

function traceRing(brush: Brush, ring: readonly Point[]): void {
  brush.moveTo(ring[0]![0], ring[0]![1]);
  for (const [x, y] of ring.slice(1)) brush.lineTo(x, y);
  brush.closePath();
}

export function fillShape(brush: Brush, ring: readonly Point[], colour: string): void {
  brush.beginPath();
  traceRing(brush, ring);
  brush.fillStyle = colour;
  brush.fill();
}

/** A filled shape with an ink outline. */
export function inkShape(brush: Brush, ring: readonly Point[], colour: string, width = 0.45): void {
  fillShape(brush, ring, colour);
  brush.strokeStyle = INK;
  brush.lineWidth = width;
  brush.lineJoin = 'round';
  brush.stroke();
}

export function strokeLine(brush: Brush, line: readonly Point[], width: number, colour: string): void {
  brush.beginPath();
  trace(brush, line);
  brush.strokeStyle = colour;
  brush.lineWidth = width;
  brush.stroke();
}

export function dot(brush: Brush, [x, y]: Point, radius: number, colour: string): void {
  brush.beginPath();
  brush.arc(x, y, radius, 0, 2 * Math.PI);
  brush.fillStyle = colour;
  brush.fill();
}

/** A shadow on the ground, falling to the lower right. */
export function groundShadow(brush: Brush, [x, y]: Point, width: number, height: number): void {
  brush.beginPath();
  brush.ellipse(x + width * 0.3, y + height * 0.25, width, height, 0.25, 0, 2 * Math.PI);
  brush.fillStyle = 'rgba(46,38,12,.26)';
  brush.fill();
}

/** Runs a painting inside a clipping area, and leaves the brush as it was. */
export function within(brush: Brush, rings: readonly (readonly Point[])[], paint: () => void): void {
  brush.save();
  brush.beginPath();
  for (const ring of rings) traceRing(brush, ring);
  brush.clip('evenodd');
  paint();
  brush.restore();
}

/** A colour between two `#rrggbb` colours. */
export function blend(from: string, to: string, t: number): string {
  const channel = (colour: string, i: number): number => Number.parseInt(colour.slice(i, i + 2), 16);
  const mixed = [1, 3, 5].map((i) => Math.round(channel(from, i) + (channel(to, i) - channel(from, i)) * t));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
