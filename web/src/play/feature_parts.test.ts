import { expect, it } from 'vitest';
import { tileShape } from '../games/carcassonne/tiles/catalogue.ts';
import type { FeatureKind, PlacedTile, Scored } from '../net/protocol.gen.ts';
import { partsOf } from './feature_parts.ts';

const tile = (id: string, x: number, y: number, rotation = 0): PlacedTile => ({
  tile: id,
  x,
  y,
  rotation,
  seat: null,
});
const printedOn = ({ tile, rotation }: PlacedTile) => tileShape(tile, rotation).features;
const scored = (feature: FeatureKind, tiles: [number, number][]): Scored => ({
  type: 'scored',
  seat: 0,
  points: 1,
  feature,
  tiles,
  reason: 'completed',
  total: 1,
  lines: [],
});

it('takes only the city that was scored where a tile has two', () => {
  // base-H has its cities in the north (feature 0) and in the south (feature 1), separate.
  const board = [tile('base-D', 0, 0), tile('base-H', 0, -1)];
  expect(
    partsOf(
      scored('city', [
        [0, -1],
        [0, 0],
      ]),
      board,
      printedOn,
    ),
  ).toEqual([
    { x: 0, y: 0, feature: 0 },
    { x: 0, y: -1, feature: 1 },
  ]);
});

it('joins fields by the half sides that meet, not across a road', () => {
  // The road through both tiles parts the north from the south; the monastery's field joins the south.
  const board = [tile('base-D', 0, 0), tile('base-U', 1, 0), tile('base-B', 0, 1)];
  const parts = partsOf(
    scored('field', [
      [0, 0],
      [1, 0],
      [0, 1],
    ]),
    board,
    printedOn,
  );
  expect(parts).toEqual([
    { x: 0, y: 0, feature: 3 },
    { x: 1, y: 0, feature: 2 },
    { x: 0, y: 1, feature: 1 },
  ]);
});

it('is empty for points that come from no feature', () => {
  expect(
    partsOf({ ...scored('city', []), feature: undefined as never }, [tile('base-D', 0, 0)], printedOn),
  ).toEqual([]);
});
