// The small things of a painting, and where they go.

import type { Point } from '../geometry/points.ts';

export interface House {
  at: Point;
  /** Direction of the ridge, radians clockwise from east. */
  angle: number;
  length: number;
  depth: number;
  tint: number;
}

export interface Plant {
  at: Point;
  radius: number;
  kind: 'tree' | 'fir' | 'bush';
  tint: number;
}

/** Tilled land: strips of crops inside an uneven outline. */
export interface Patch {
  at: Point;
  /** Direction of the furrows, radians clockwise from east. */
  angle: number;
  radius: number;
  /** Outline about `at`, in the direction of the furrows. */
  outline: Point[];
  /** One number in 0..1 for each strip. */
  crops: number[];
}

export interface Layout {
  houses: House[];
  plants: Plant[];
  patches: Patch[];
  flowers: { at: Point; tint: number }[];
  blotches: { at: Point; radius: number; light: boolean }[];
}
