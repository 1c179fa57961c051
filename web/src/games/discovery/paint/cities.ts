// Cities at the shore: houses about a tower on a paved ground, with a jetty where the sea is.

import { type Brush, dot, INK } from '../../../art/brush.ts';
import { paintHouse, paintTurret } from '../../../art/solids.ts';
import type { Point } from '../../../geometry/points.ts';
import type { Random } from '../../../geometry/random.ts';
import { CITY_RADIUS, type DiscoveryKind } from '../tiles/types.ts';

const ROOFS = ['#c2452f', '#d0623a', '#b5382f', '#cf7a3c'] as const;
const HOUSES: readonly Point[] = [
  [-4.2, -4.4],
  [3.8, -4.6],
  [-5.6, 0.6],
  [5.6, 0.2],
  [-3, 5.2],
  [3.2, 5],
];

export function paintCity(brush: Brush, [x, y]: Point, land: DiscoveryKind, random: Random): void {
  dot(brush, [x + 1.2, y + 1.6], CITY_RADIUS, 'rgba(40,30,24,.34)');
  dot(brush, [x, y], CITY_RADIUS, INK);
  dot(brush, [x, y], CITY_RADIUS - 0.8, '#f3e9d2');
  dot(brush, [x, y], CITY_RADIUS - 2, land === 'mountain' ? '#d6c7ad' : '#e3d3a8');
  const things = HOUSES.map(([dx, dy]) => {
    const at: Point = [x + dx, y + dy];
    const tiles = ROOFS[Math.floor(random() * ROOFS.length)]!;
    const angle = random() < 0.5 ? 0 : Math.PI / 2;
    const house = { at, angle, length: 4.4, depth: 3.6, wall: 2, rise: 2.2, tiles, plaster: '#f7ecd4' };
    return { foot: at[1], paint: () => paintHouse(brush, house) };
  });
  const tower = {
    at: [x, y + 0.4] as Point,
    radius: 2.5,
    height: 8,
    cone: 6.5,
    stone: '#e6ddc8',
    slate: '#3f5f86',
  };
  things.push({ foot: y + 0.4, paint: () => paintTurret(brush, tower) });
  for (const thing of things.sort((a, b) => a.foot - b.foot)) thing.paint();
}
