// What grows and is tilled on the fields.

import type { House, Layout, Patch, Plant } from '../../../art/things.ts';
import { add, distance, distanceToRings, insideRings, type Point } from '../../../geometry/points.ts';
import type { Random } from '../../../geometry/random.ts';
import type { TileShape } from '../tiles/types.ts';
import { BORDER, borderRoom, clearOf, fieldsOf, kept, wallRoom } from './layout_room.ts';

export function farmland(shape: TileShape, random: Random): Patch[] {
  const standing = shape.features.flatMap((f) => (f.at ? [{ at: f.at, radius: 13 }] : []));
  const patches: Patch[] = [];
  const tilt = random() * Math.PI;
  const wanted = 2 + Math.floor(random() * 2);
  for (let i = 0; i < 120 && patches.length < wanted; i++) {
    const at: Point = [14 + random() * 72, 14 + random() * 72];
    const field = fieldsOf(shape).find(({ area }) => insideRings(at, area));
    if (!field) continue;
    const radius = Math.min(10 + random() * 8, distanceToRings(at, field.area) - 1.8);
    const free =
      radius >= 8 &&
      clearOf(at, standing, radius) &&
      shape.junctions.every((junction) => distance(at, junction.at) >= radius + 16) &&
      patches.every((other) => distance(at, other.at) >= radius + other.radius + 1);
    if (free) patches.push(patchAt(at, radius, tilt + (random() - 0.5) * 0.7, random));
  }
  return patches;
}

function patchAt(at: Point, radius: number, angle: number, random: Random): Patch {
  const bend = (): number => 0.78 + random() * 0.22;
  const outline = (
    [
      [-0.86, -0.58],
      [0.05, -0.66],
      [0.86, -0.56],
      [0.9, 0.05],
      [0.84, 0.6],
      [-0.05, 0.66],
      [-0.86, 0.58],
      [-0.9, -0.02],
    ] as const
  ).map(([x, y]): Point => [x * radius * bend(), y * radius * bend()]);
  const strips = Math.max(2, Math.round(radius / 4));
  return { at, angle, radius, outline, crops: Array.from({ length: strips }, random) };
}

export function greenery(
  shape: TileShape,
  random: Random,
  patches: readonly Patch[],
  houses: readonly House[],
): Plant[] {
  const taken = kept(shape, 6.5);
  const plants: Plant[] = [];
  const wanted = 22;
  let copse: { at: Point; fir: boolean } | null = null;
  for (let i = 0; i < 260 && plants.length < wanted; i++) {
    if (!copse || random() < 0.2) copse = { at: [random() * 100, random() * 100], fir: random() < 0.35 };
    const at = add(copse.at, [(random() - 0.5) * 15, (random() - 0.5) * 12]);
    const alone = random();
    const kind = alone < 0.2 ? 'bush' : copse.fir ? 'fir' : 'tree';
    const radius = kind === 'bush' ? 1.5 + random() * 0.5 : 2.3 + random() * 1.1;
    const inField = fieldsOf(shape).some(
      (field) => insideRings(at, field.area) && distanceToRings(at, field.area) >= radius + 2.2,
    );
    const free =
      inField &&
      borderRoom(at) >= radius + 3.5 &&
      // Trees stand up: what is painted north of one is hidden by it.
      borderRoom([at[0], at[1] - radius]) >= 2.5 &&
      wallRoom(shape, at) >= radius + 4.5 &&
      clearOf(at, taken, radius) &&
      patches.every((patch) => distance(at, patch.at) >= patch.radius * 0.8 + radius) &&
      houses.every((house) => distance(at, house.at) >= 4.5 + radius) &&
      plants.every((other) => distance(at, other.at) >= (radius + other.radius) * 0.78);
    if (free) plants.push({ at, radius, kind, tint: random() });
  }
  return plants;
}

export function meadowFlowers(shape: TileShape, random: Random): { at: Point; tint: number }[] {
  const flowers: { at: Point; tint: number }[] = [];
  for (let bunch = 0; bunch < 7; bunch++) {
    const centre: Point = [random() * 100, random() * 100];
    const tint = random();
    for (let i = 0; i < 7; i++) {
      const at = add(centre, [(random() - 0.5) * 9, (random() - 0.5) * 6]);
      const grows =
        borderRoom(at) >= 2 &&
        fieldsOf(shape).some((field) => insideRings(at, field.area) && distanceToRings(at, field.area) >= 2);
      if (grows) flowers.push({ at, tint });
    }
  }
  return flowers;
}

/** Lighter and darker meadow, away from the border so that seams do not show. */
export function blotches(random: Random): Layout['blotches'] {
  return Array.from({ length: 7 }, (_, i) => {
    const radius = 14 + random() * 16;
    const spread = BORDER - 2 * radius;
    return { at: [radius + random() * spread, radius + random() * spread], radius, light: i % 2 === 0 };
  });
}
