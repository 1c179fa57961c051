// Makes a line look drawn by hand, but keeps its ends: on the border it must fit every neighbour.

import { add, normals, type Point, resample, scale } from '../src/geometry/points.ts';
import { hashText, randomFrom, smoothNoise } from '../src/geometry/random.ts';

const STEP = 2.5;

export function wobble(line: readonly Point[], amplitude: number, waves: number, seed: string): Point[] {
  const even = resample(line, STEP);
  const noise = smoothNoise(randomFrom(hashText(seed)), waves);
  const sides = normals(even);
  return even.map((p, i) => {
    const t = i / (even.length - 1);
    return add(p, scale(sides[i]!, amplitude * noise(t) * Math.sin(Math.PI * t) ** 2));
  });
}
