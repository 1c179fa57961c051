// Paints one tile: geometry is turned before painting, so that the light comes from the top left in
// every rotation.

import { paintBevel } from '../../../art/bevel.ts';
import type { Brush } from '../../../art/brush.ts';
import { paintBlotches, paintFlowers, paintGrass, paintPatch, paintPlant } from '../../../art/meadow.ts';
import type { Layout } from '../../../art/things.ts';
import type { PaintingOrder } from '../../../art/tile_art.ts';
import { rotate } from '../../../geometry/points.ts';
import { hashText, randomFrom } from '../../../geometry/random.ts';
import { chunk } from '../../../net/chunk.ts';
import { turnShape } from '../tiles/turn.ts';
import {
  circleSize,
  type FeatureKind,
  isAbbey,
  isAllCorn,
  RADIUS,
  SIGHTS,
  type TileShape,
} from '../tiles/types.ts';
import { cityTowers, paintCityGround, paintTownHouse, paintWall, type Standing } from './city.ts';
import { paintGarden, paintMonastery, paintPennant, paintYard } from './landmarks.ts';
import { layOut } from './layout.ts';
import { paintRoads, paintTunnelMouths } from './roads.ts';

/** Small pictures show the same things a little larger, so that they can be recognised. */
const FINE_FROM = 200;
const ENLARGED = 1.14;

const beyondBase = chunk(() => import('./beyond_base.ts'));
let beyond: typeof import('./beyond_base.ts') | null = null;

/** Resolves when everything needed to paint the tile is there. */
export async function paintersFor(shape: TileShape): Promise<void> {
  if (beyond === null && isBeyondBase(shape)) beyond = await beyondBase();
}

function isBeyondBase(shape: TileShape): boolean {
  const { features, crosses, cuts } = shape;
  const kinds: readonly FeatureKind[] = ['river', 'tower', ...SIGHTS];
  const landmarks = ['city', 'road'];
  const printed = features.some(
    ({ kind, at, goods, princess }) =>
      kinds.includes(kind) ||
      goods !== null ||
      princess !== null ||
      (at !== null && landmarks.includes(kind)),
  );
  return printed || crosses.length > 0 || cuts.length > 0 || shape.block !== undefined || isAbbey(shape);
}

/** Requires: `paintersFor` the tile has resolved. */
export function paintTile(
  brush: Brush,
  { shape: printed, rotation, instance, pixels }: PaintingOrder<TileShape>,
): void {
  const layout = layOut(printed, `${printed.id} ${instance}`);
  const shape = turnShape(printed, rotation);
  brush.save();
  brush.scale(pixels / 100, pixels / 100);
  brush.beginPath();
  brush.rect(0, 0, 100, 100);
  brush.clip();
  paintGround(brush, shape, layout, rotation, instance);
  paintStanding(brush, shape, layout, rotation, pixels < FINE_FROM ? ENLARGED : 1);
  for (const { kind, at, shields, goods, princess } of shape.features) {
    for (const at of shields) paintPennant(brush, at);
    if (goods) beyond?.paintGoods(brush, goods.at, goods.kind);
    if (princess) beyond?.paintPrincess(brush, princess);
    if (kind === 'dragon') beyond?.paintDragonSign(brush, at!);
    if (kind === 'mage') beyond?.paintStar(brush, at!);
    if (kind === 'goldmine') beyond?.paintPickaxe(brush, at!);
  }
  paintBevel(brush, (side) => shape.edges[side] === 'I');
  brush.restore();
}

function paintGround(
  brush: Brush,
  shape: TileShape,
  layout: Layout,
  rotation: number,
  instance: number,
): void {
  const random = randomFrom(hashText(`${shape.id} ground ${instance}`));
  paintGrass(brush);
  paintBlotches(brush, layout.blotches, rotation);
  for (const patch of layout.patches) paintPatch(brush, patch, rotation);
  paintFlowers(brush, layout.flowers, rotation);
  if (isAllCorn(shape)) beyond?.paintCorn(brush, random);
  beyond?.paintWaters(brush, shape, random);
  for (const feature of shape.features) if (feature.kind === 'city') paintCityGround(brush, feature);
  beyond?.paintBridgeShadows(brush, shape);
  paintRoads(brush, shape, random);
  paintTunnelMouths(brush, shape);
  if (shape.block) beyond?.paintCityFloor(brush, shape.block);
  beyond?.paintBridges(brush, shape);
  for (const cut of shape.cuts) beyond?.paintCut(brush, cut, random);
  for (const feature of shape.features) {
    if (isAbbey(shape)) beyond?.paintCloister(brush, feature.at!, random);
    else if (feature.kind === 'monastery') paintYard(brush, feature.at!, RADIUS.monastery);
    if (feature.kind === 'city' && feature.at) paintYard(brush, feature.at, RADIUS.cathedral);
    if (feature.kind === 'road' && feature.at) beyond?.paintInnPond(brush, feature.at);
    if (feature.kind === 'garden') paintGarden(brush, feature.at!, random);
    if (feature.kind === 'bazaar') beyond?.paintBazaarGround(brush, feature.at!);
    if (feature.calls) beyond?.paintCropCircle(brush, feature.at!, feature.calls, circleSize(shape), random);
  }
}

function paintStanding(brush: Brush, shape: TileShape, layout: Layout, rotation: number, size: number): void {
  const standing: Standing[] = [];
  for (const house of layout.houses) {
    const at = rotate(house.at, rotation);
    const turn = (rotation * Math.PI) / 2;
    standing.push({ foot: at[1] + 1, paint: () => paintTownHouse(brush, house, at, turn, size) });
  }
  for (const plant of layout.plants) {
    const at = rotate(plant.at, rotation);
    standing.push({
      foot: at[1],
      paint: () => paintPlant(brush, { ...plant, radius: plant.radius * size }, at),
    });
  }
  for (const { kind, at } of shape.features) {
    if (kind === 'monastery') {
      const paint = () => (isAbbey(shape) ? beyond?.paintAbbey(brush, at!) : paintMonastery(brush, at!));
      standing.push({ foot: at![1] + 4, paint });
    }
    if (kind === 'city' && at)
      standing.push({ foot: at[1] + 11, paint: () => beyond?.paintCathedral(brush, at) });
    if (kind === 'road' && at) standing.push({ foot: at[1] + 3, paint: () => beyond?.paintInn(brush, at) });
    if (kind === 'volcano')
      standing.push({ foot: at![1] + 9, paint: () => beyond?.paintVolcano(brush, at!) });
    if (kind === 'portal') standing.push({ foot: at![1] + 8, paint: () => beyond?.paintPortal(brush, at!) });
    if (kind === 'bazaar') standing.push({ foot: at![1] + 11, paint: () => beyond?.paintBazaar(brush, at!) });
    if (kind === 'hill') standing.push({ foot: at![1] + 7, paint: () => beyond?.paintHill(brush, at!) });
    if (kind === 'vineyard')
      standing.push({ foot: at![1] + 7, paint: () => beyond?.paintVineyard(brush, at!) });
    if (kind === 'tower')
      standing.push({ foot: at![1] + 7, paint: () => beyond?.paintFoundation(brush, at!) });
  }
  // Houses and plants keep clear of the walls, so the walls need not be sorted between them.
  for (const feature of shape.features) {
    if (feature.kind === 'city') for (const wall of feature.lines) paintWall(brush, wall);
  }
  standing.push(...cityTowers(brush, shape));
  if (shape.block) standing.push(...(beyond?.cityStanding(brush, shape.block, size) ?? []));
  for (const thing of standing.sort((a, b) => a.foot - b.foot)) thing.paint();
}
