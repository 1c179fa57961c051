// Cities at the shore: houses about a tower within a pale wall, which shows from afar.

import { type Brush, dot, INK } from '../../../art/brush.ts';
import { paintHouse, paintTurret } from '../../../art/solids.ts';
import { add, type Point } from '../../../geometry/points.ts';
import type { Random } from '../../../geometry/random.ts';
import { CITY_RADIUS, type DiscoveryKind } from '../tiles/types.ts';

const ROOFS = ['#c2382b', '#d65a34', '#b52f2a', '#d9703a'] as const;
const HOUSES: readonly Point[] = [
  [-3.2, -3.4],
  [3.2, -3.5],
  [-4, 1],
  [4, 0.8],
  [-1.8, 4.4],
  [2.6, 4.2],
];
const MERLONS = 18;

export function paintCity(brush: Brush, at: Point, land: DiscoveryKind, random: Random): void {
  dot(brush, add(at, [1.2, 1.6]), CITY_RADIUS, 'rgba(30,24,24,.4)');
  dot(brush, at, CITY_RADIUS, INK);
  for (let i = 0; i < MERLONS; i++) {
    const angle = (i / MERLONS) * 2 * Math.PI;
    const around: Point = [Math.cos(angle) * (CITY_RADIUS - 0.5), Math.sin(angle) * (CITY_RADIUS - 0.5)];
    dot(brush, add(at, around), 1.1, INK);
    dot(brush, add(at, around), 0.75, '#fffaf0');
  }
  dot(brush, at, CITY_RADIUS - 0.9, '#fff6e0');
  dot(brush, at, CITY_RADIUS - 2.5, INK);
  dot(brush, at, CITY_RADIUS - 2.9, land === 'mountain' ? '#dccdb2' : '#e8d9ae');
  const things = HOUSES.map((beside) => {
    const place = add(at, beside);
    const tiles = ROOFS[Math.floor(random() * ROOFS.length)]!;
    const angle = random() < 0.5 ? 0 : Math.PI / 2;
    const house = { at: place, angle, length: 4, depth: 3.2, wall: 1.6, rise: 2, tiles, plaster: '#f7ecd4' };
    return { foot: place[1], paint: () => paintHouse(brush, house) };
  });
  const foot = at[1] + 0.4;
  const tower = {
    at: [at[0], foot] as Point,
    radius: 2.3,
    height: 7.5,
    cone: 6,
    stone: '#efe7d3',
    slate: '#3f5f86',
  };
  things.push({ foot, paint: () => paintTurret(brush, tower) });
  for (const thing of things.sort((a, b) => a.foot - b.foot)) thing.paint();
}
