// Paints a tile of The Discovery: ground, shores, the mountains' shade, then all that stands on it.

import { paintBevel } from '../../../art/bevel.ts';
import { type Brush, fillShape, within } from '../../../art/brush.ts';
import { paintFlowers, paintGrass, paintPlant } from '../../../art/meadow.ts';
import type { PaintingOrder } from '../../../art/tile_art.ts';
import { rotate } from '../../../geometry/points.ts';
import { hashText, type Random, randomFrom } from '../../../geometry/random.ts';
import { turnDiscovery } from '../tiles/turn.ts';
import type { DiscoveryFeature, DiscoveryShape } from '../tiles/types.ts';
import { paintCity } from './cities.ts';
import { flowersOn, peaksOn, plantsOn } from './layout.ts';
import { paintPeak, paintRock, shadeOf } from './mountains.ts';
import { paintBeaches, paintSea, paintShip, paintSurf, paintWhale, sailingOn } from './seas.ts';

export function paintDiscovery(
  brush: Brush,
  { shape: printed, rotation, instance, pixels }: PaintingOrder<DiscoveryShape>,
): void {
  const seed = `${printed.id} ${instance}`;
  const stream = (kind: string): Random => randomFrom(hashText(`${seed} ${kind}`));
  const shape = turnDiscovery(printed, rotation);
  const of = (kind: DiscoveryFeature['kind']): DiscoveryFeature[] =>
    shape.features.filter((feature) => feature.kind === kind);
  const [mountains, grasslands, seas] = [of('mountain'), of('grassland'), of('sea')];
  brush.save();
  brush.scale(pixels / 100, pixels / 100);
  for (const { area } of seas) within(brush, area, () => paintSea(brush));
  for (const { area } of grasslands) within(brush, area, () => paintGrass(brush));
  for (const { area } of mountains) within(brush, area, () => paintRock(brush));
  paintFlowers(brush, flowersOn(printed, stream('flowers')), rotation);
  for (const sea of seas) paintSurf(brush, sea);
  for (const land of grasslands) paintBeaches(brush, land, seas);
  const shades = mountains.flatMap(shadeOf);
  for (const { area } of [...grasslands, ...seas])
    within(brush, area, () => {
      for (const shade of shades) fillShape(brush, shade, 'rgba(28,26,50,.3)');
    });
  const standing = [
    ...peaksOn(printed, stream('peaks')).map((peak) => {
      const at = rotate(peak.at, rotation);
      return { foot: at[1], paint: () => paintPeak(brush, { ...peak, at }) };
    }),
    ...plantsOn(printed, stream('plants')).map((plant) => {
      const at = rotate(plant.at, rotation);
      return { foot: at[1], paint: () => paintPlant(brush, plant, at) };
    }),
    ...sailingOn(printed, stream('ships')).map(({ kind, at: place, faces }) => {
      const at = rotate(place, rotation);
      const paint = kind === 'ship' ? paintShip : paintWhale;
      return { foot: at[1], paint: () => paint(brush, at, faces) };
    }),
    ...shape.cities.map(({ at, land }, i) => ({
      foot: at[1],
      paint: () => paintCity(brush, at, shape.features[land]!.kind, stream(`city ${i}`)),
    })),
  ];
  for (const thing of standing.sort((a, b) => a.foot - b.foot)) thing.paint();
  paintBevel(brush);
  brush.restore();
}
