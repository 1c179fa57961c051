// Paints one tile or start space of The Castle: geometry is turned before painting, so that the light comes
// from the top left in every rotation.

import { paintBevel } from '../../../art/bevel.ts';
import { type Brush, dot, fillShape, INK } from '../../../art/brush.ts';
import { paintPlant } from '../../../art/meadow.ts';
import type { PaintingOrder } from '../../../art/tile_art.ts';
import { type Point, rotate, subtract, unit } from '../../../geometry/points.ts';
import { hashText, type Random, randomFrom } from '../../../geometry/random.ts';
import { START_HALF } from '../tiles/start_half.ts';
import { turnCastle } from '../tiles/turn.ts';
import type { CastleFeature, CastleShape } from '../tiles/types.ts';
import { shadowShapes } from './edges.ts';
import { paintHouseBlock } from './houses.ts';
import { paintPlatform, turretsOf } from './towers.ts';
import { courtPlants, paintLawn, paintMarket, paintPaths, paintPorch } from './yards.ts';

const SHADOW = 3;
const PORCH_TILES = { house: '#a2523f', tower: '#516a88' } as const;

export function paintCastle(
  brush: Brush,
  { shape: printed, rotation, instance, pixels }: PaintingOrder<CastleShape>,
): void {
  const seed = `${printed.id} ${instance}`;
  const stream = (kind: string): Random => randomFrom(hashText(`${seed} ${kind}`));
  const shape = turnCastle(printed, rotation);
  const [left, top, width, height] = shape.faces ? START_HALF[shape.faces] : [0, 0, 100, 100];
  brush.save();
  brush.scale(pixels / 100, pixels / 100);
  brush.beginPath();
  brush.rect(left, top, width, height);
  brush.clip();
  const of = (kind: CastleFeature['kind']): CastleFeature[] =>
    shape.features.filter((feature) => feature.kind === kind);
  const [houses, towers, courts] = [of('house'), of('tower'), of('court')];
  for (const court of courts) paintLawn(brush, court);
  paintPaths(brush, shape, stream('cobbles'));
  for (const building of [...houses, ...towers]) {
    for (const shadow of shadowShapes(building, SHADOW)) fillShape(brush, shadow, 'rgba(44,30,12,.32)');
  }
  for (const house of houses) paintHouseBlock(brush, house, seed, rotation);
  for (const tower of towers) paintPlatform(brush, tower);
  paintPorches(brush, shape);
  const standing = towers.flatMap((tower) => turretsOf(brush, tower));
  for (const { market } of courts) {
    if (market)
      standing.push({ foot: market[1] + 4, paint: () => paintMarket(brush, market, stream('market')) });
  }
  for (const plant of courtPlants(printed, stream('plants'))) {
    const at = rotate(plant.at, rotation);
    standing.push({ foot: at[1], paint: () => paintPlant(brush, plant, at) });
  }
  for (const thing of standing.sort((a, b) => a.foot - b.foot)) thing.paint();
  if (shape.faces) paintGateInWall(brush, shape);
  else paintBevel(brush);
  brush.restore();
}

function paintPorches(brush: Brush, shape: CastleShape): void {
  for (const door of shape.doors) {
    const line = shape.features.flatMap(({ lines }) => lines).find((way) => isSame(way.at(-1)!, door));
    const inward = unit(subtract(door, line!.at(-3)!));
    const atTower =
      shape.features.some(({ kind }) => kind === 'tower') &&
      !shape.features.some(({ kind }) => kind === 'house');
    paintPorch(brush, door, inward, PORCH_TILES[atTower ? 'tower' : 'house']);
  }
}

const isSame = (a: Point, b: Point): boolean => Math.hypot(a[0] - b[0], a[1] - b[1]) < 0.2;

/** A path on a start space that meets no fountain leads through the wall. */
function paintGateInWall(brush: Brush, { features, hub }: CastleShape): void {
  if (hub) return;
  for (const line of features.flatMap(({ lines }) => lines)) {
    dot(brush, line.at(-1)!, 5.6, INK);
    dot(brush, line.at(-1)!, 4.8, '#3a2c1e');
  }
}
