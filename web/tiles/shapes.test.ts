// The build-time proof that what is drawn is what is scored, over every tile of the drawn sets.

import { describe, expect, test } from 'vitest';
import { SIDES } from '../src/art/sides.ts';
import { decodeShapes } from '../src/games/carcassonne/tiles/decode.ts';
import { turnShape } from '../src/games/carcassonne/tiles/turn.ts';
import {
  HALF_WIDTH,
  isAbbey,
  isAllCorn,
  junctionRadius,
  RADIUS,
  SIGHTS,
  type Sight,
  type TileFeature,
  type TileShape,
} from '../src/games/carcassonne/tiles/types.ts';
import { cityRing, QUARTERS } from '../src/games/carcassonne/tiles/walled_city.ts';
import {
  distance,
  distanceToLine,
  distanceToRings,
  insideRings,
  type Point,
  ringArea,
  rotate,
} from '../src/geometry/points.ts';
import { readTiles, setsIn } from './data.ts';
import { encodeShapes } from './encode.ts';
import { HALF_POINTS } from './fields.ts';
import { shapeOf } from './shape.ts';
import { clearanceAt } from './slots.ts';

const SETS = new URL('../../engine/data/sets', import.meta.url).pathname;
const data = setsIn(SETS).flatMap((set) => readTiles(SETS, set));
const packed = encodeShapes(data.map(shapeOf));
/** The shapes as the browser gets them, rounding included. */
const shapes = decodeShapes(packed);
const pairs = shapes.map((shape, i) => ({ id: shape.id, shape, tile: data[i]! }));

/** How far along a side, clockwise, either half of it is looked at. */
const HALF_SIDES = [
  [0.5, 8, 25, 42, 49.5],
  [50.5, 58, 75, 92, 99.5],
] as const;

const kinds = (shape: TileShape, kind: string): TileFeature[] =>
  shape.features.filter((f) => f.kind === kind);

test('every base tile with and without a garden is there', () => {
  expect(pairs.filter(({ id }) => id.startsWith('base-')).map(({ id }) => id)).toHaveLength(32);
});

test('every tile of the river and the tower is there, and both ends of the river also with their banks parted', () => {
  expect(readTiles(SETS, 'river_1')).toHaveLength(13);
  expect(readTiles(SETS, 'tower')).toHaveLength(19);
});

test('every tile of King & Robber Baron is there, with and without a garden', () => {
  expect(readTiles(SETS, 'king_and_robber')).toHaveLength(6);
});

test('every tile of Inns & Cathedrals is there, with its inn by a pond or its cathedral (INNS-COMP-02)', () => {
  const tiles = readTiles(SETS, 'inns_and_cathedrals');
  expect(tiles).toHaveLength(19);
  for (const { id, features } of tiles) {
    const drawn = shapes.find((shape) => shape.id === id)!;
    const marked = features.map(({ inn, cathedral }) => Boolean(inn || cathedral));
    const furnished = drawn.features.map(
      ({ kind, at }) => at !== null && (kind === 'road' || kind === 'city'),
    );
    expect(furnished, id).toEqual(marked);
  }
});

test('every tile of The Princess & The Dragon is there with its one symbol, in both prints (DRAGON-COMP-01, DRAGON-COMP-03)', () => {
  const tiles = readTiles(SETS, 'princess_and_dragon');
  expect(tiles).toHaveLength(32);
  for (const { id, features } of tiles) {
    const drawn = shapes.find((shape) => shape.id === id)!;
    const sights = drawn.features.filter(({ kind, at }) => isSight(kind) && at !== null);
    const princesses = drawn.features.flatMap(({ princess }, i) => (princess ? [i] : []));
    expect(princesses, id).toEqual(features.flatMap((feature, i) => (feature.princess ? [i] : [])));
    expect(sights.length + princesses.length, id).toBe(1);
  }
});

test('every tile of Abbey & Mayor is there, in both prints, and the abbey (ABBEY-COMP-01, ABBEY-TILE-03)', () => {
  expect(readTiles(SETS, 'abbey_and_mayor')).toHaveLength(14);
  const abbeys = shapes.filter(isAbbey);
  expect(abbeys.map(({ id }) => id)).toEqual(['abbey-tile']);
  expect(abbeys[0]!.features.map(({ kind }) => kind)).toEqual(['monastery']);
});

test('every tile of Bridges, Castles & Bazaars is there, in both prints, with its bazaar (BRIDGES-COMP-01)', () => {
  const tiles = readTiles(SETS, 'bridges_castles_and_bazaars');
  expect(tiles).toHaveLength(12);
  for (const { id } of tiles) {
    const { features } = shapes.find((shape) => shape.id === id)!;
    expect(features.filter(({ kind, at }) => kind === 'bazaar' && at !== null).length, id).toBe(
      id.endsWith('-bazaar') ? 1 : 0,
    );
  }
});

test('roads end at a bazaar, which parts the fields beside them (BRIDGES-COMP-03)', () => {
  const ended = shapes.filter(({ junctions }) => junctions.some(({ kind }) => kind === 'bazaar'));
  expect(ended.map(({ id }) => id)).toEqual([
    'bazaar-CFRF-bazaar',
    'bazaar-FFRF-inn-bazaar',
    'bazaar-RFRF-ends-bazaar',
    'bazaar-RFRF-ends-inn-bazaar',
  ]);
  for (const { id, features, junctions } of ended) {
    const { at } = features.find(({ kind }) => kind === 'bazaar')!;
    expect(
      junctions.map(({ at: there }) => there),
      id,
    ).toEqual([at]);
    for (const { lines } of features.filter(({ kind }) => kind === 'road'))
      expect(distance(lines[0]!.at(-1)!, at!), id).toBeLessThan(1);
    const fields = features.filter(({ kind }) => kind === 'field');
    expect(fields.length, id).toBe(id.startsWith('bazaar-RFRF') ? 2 : 1);
  }
});

test('every tile of Hills & Sheep is there, in both prints, with its hill or vineyard (HILLS-COMP-01)', () => {
  const tiles = readTiles(SETS, 'hills_and_sheep');
  expect(tiles).toHaveLength(17);
  for (const { id } of tiles) {
    const { features } = shapes.find((shape) => shape.id === id)!;
    for (const kind of ['hill', 'vineyard'])
      expect(features.filter((feature) => feature.kind === kind && feature.at !== null).length, id).toBe(
        id.includes(`-${kind}`) ? 1 : 0,
      );
  }
});

test('every tile of Mage & Witch is there, in both prints, with its star (MAGE-COMP-01)', () => {
  const tiles = readTiles(SETS, 'mage_and_witch');
  expect(tiles).toHaveLength(9);
  for (const { id } of tiles) {
    const { features } = shapes.find((shape) => shape.id === id)!;
    expect(features.filter(({ kind, at }) => kind === 'mage' && at !== null).length, id).toBe(1);
  }
});

test('every tile of Goldmines is there with its pickaxe (GOLD-COMP-01)', () => {
  const tiles = readTiles(SETS, 'goldmines');
  expect(tiles).toHaveLength(8);
  for (const { id } of tiles) {
    const { features } = shapes.find((shape) => shape.id === id)!;
    expect(features.filter(({ kind, at }) => kind === 'goldmine' && at !== null).length, id).toBe(1);
  }
});

test('two cities share a side, and meet nowhere else (HILLS-TILE-01)', () => {
  const { features } = shapes.find(({ id }) => id === 'hills-CCFC-nw+e-shared-vineyard')!;
  const [northwest, east] = features as [TileFeature, TileFeature];
  expect([northwest.shares, east.shares]).toEqual([null, 'N']);
  const last = northwest.lines[0]![0]!;
  expect(distance(last, [50, 0])).toBeLessThan(0.2);
  expect(distance(east.lines[0]!.at(-1)!, [50, 0])).toBeLessThan(0.2);
  expect(
    turnShape(shapes.find(({ id }) => id === 'hills-CCFC-nw+e-shared-vineyard')!, 1).features[1]!.shares,
  ).toBe('E');
});

test('a city that tapers to the far side, and two that stand together, part the fields (HILLS-TILE-02)', () => {
  const spur = shapes.find(({ id }) => id === 'hills-CFFF-spur-vineyard')!;
  expect(spur.features[0]!.lines.map((wall) => distance(wall.at(-1)!, [50, 100]) < 0.2)).toEqual([
    true,
    false,
  ]);
  const together = shapes.find(({ id }) => id === 'hills-FCFC-split-vineyard')!;
  for (const { lines } of kinds(together, 'city'))
    expect(distanceToLine([50, 50], lines[0]!)).toBeLessThan(0.2);
});

test('a road ends at a village before one that runs through', () => {
  const { features, junctions } = shapes.find(({ id }) => id === 'hills-FRRR-ew+s-vineyard')!;
  expect(junctions.map(({ kind }) => kind)).toEqual(['village']);
  const [through, ending] = features as [TileFeature, TileFeature];
  expect(distanceToLine(ending.lines[0]!.at(-1)!, through.lines[0]!)).toBeGreaterThan(15);
});

test('each set of crop circles has six tiles, two for each call (CORN-COMP-01)', () => {
  for (const set of ['corn_circles_1', 'corn_circles_2']) {
    const tiles = readTiles(SETS, set);
    const calls = tiles.map(({ id }) => shapes.find((shape) => shape.id === id)!.features.at(-1)!.calls);
    expect(calls.sort()).toEqual(['city', 'city', 'field', 'field', 'road', 'road']);
  }
});

test('roads end at a crop circle, which parts the fields beside them (CORN-COMP-01)', () => {
  const circles = shapes.filter(({ features }) => features.some(({ calls }) => calls));
  const ends = circles.filter(({ features }) =>
    features.some(({ kind, edges }) => kind === 'road' && edges.length === 1),
  );
  expect(ends.map(({ id }) => id)).toHaveLength(6);
  for (const { features, junctions } of ends) {
    const circle = features.at(-1)!;
    expect(junctions.map(({ kind }) => kind)).toEqual(['corn_circle']);
    for (const { kind, edges, lines } of features)
      if (kind === 'road' && edges.length === 1)
        expect(distance(lines[0]!.at(-1)!, circle.at!)).toBeLessThan(RADIUS.corn_circle);
  }
});

test('a road that runs past a monastery swings around it', () => {
  const { features } = shapes.find(({ id }) => id === 'bazaar-FRFR-monastery-through')!;
  const [monastery, road] = features as [TileFeature, TileFeature];
  expect(distanceToLine(monastery.at!, road.lines[0]!)).toBeGreaterThan(RADIUS.monastery + HALF_WIDTH.road);
});

test('three arms of one road meet in a roundabout (ABBEY-COMP-05)', () => {
  const { features, junctions } = shapes.find(({ id }) => id === 'abbey-RRFR-roundabout')!;
  expect(junctions.map(({ kind }) => kind)).toEqual(['roundabout']);
  const [road] = features;
  expect(road!.lines).toHaveLength(3);
  for (const line of road!.lines) expect(distance(line.at(-1)!, junctions[0]!.at)).toBeLessThan(1);
});

test('the twelve tiles of the block are there, and where two of them meet both show the same', () => {
  const block = pairs.filter(({ shape }) => shape.block);
  expect(block).toHaveLength(12);
  const at = (column: number, row: number): TileShape | undefined =>
    block.find(({ shape }) => shape.block!.column === column && shape.block!.row === row)?.shape;
  let inner = 0;
  for (const { shape } of block) {
    const { column, row } = shape.block!;
    for (const [side, other, from] of [
      [1, at(column + 1, row), 3],
      [2, at(column, row + 1), 0],
    ] as const) {
      expect(shape.edges[side] === 'I').toBe(other !== undefined);
      if (!other) continue;
      inner += 1;
      for (let along = 1; along < 100; along += 2) {
        const seen = (of: TileShape, p: Point): string =>
          isWalled(of, p) ? 'walled' : String(kindAt(of, p));
        const here = seen(shape, onSide(side, along, 0.05));
        expect(here, `${shape.id} side ${SIDES[side]} at ${along}`).toBe(
          seen(other, onSide(from, 100 - along, 0.05)),
        );
      }
    }
  }
  expect(inner).toBe(17);
});

test('roads end at gates of the walled city', () => {
  const roads = shapes.filter(({ block, features }) => block && features.some(({ kind }) => kind === 'road'));
  expect(roads.map(({ id }) => id)).toEqual(['count-r1c1', 'count-r1c4', 'count-r3c3']);
  for (const { block, features, gates } of roads) {
    const road = features.find(({ kind }) => kind === 'road')!;
    expect(gates.map(({ at }) => distance(at, road.lines[0]!.at(-1)!) < 0.2)).toEqual([true]);
    expect(distanceToRings(gates[0]!.at, [cityRing(block!)])).toBeLessThan(0.2);
  }
});

test('what each quarter is known by, and its place for figures, are inside it', () => {
  for (const { ground, landmark, yard } of Object.values(QUARTERS)) {
    const [x, y] = yard.at;
    const corners = [-1, 1].flatMap((kx) =>
      [-1, 1].map((ky): Point => [x + (kx * yard.width) / 2, y + (ky * yard.depth) / 2]),
    );
    for (const p of [landmark, ...corners]) expect(insideRings(p, [ground]), `${p}`).toBe(true);
  }
});

test.each(['abbey-CFRR-through', 'abbey-CRRF-through'])(
  '%s: the bend touches the gate of the city, and so parts the land about it',
  (id) => {
    const { features, gates } = shapes.find((shape) => shape.id === id)!;
    expect(gates).toHaveLength(1);
    expect(
      distanceToLine(gates[0]!.at, features.find(({ kind }) => kind === 'road')!.lines[0]!),
    ).toBeLessThan(1);
  },
);

test('a tunnel has its mouth before the city on one side, and goes in by a gate on the other', () => {
  const { features, gates } = shapes.find(({ id }) => id === 'abbey-RCRC-joined-through-shield-tunnel')!;
  const road = features.find(({ kind }) => kind === 'road')!;
  expect(road.lines).toHaveLength(2);
  expect(gates.map(({ at }) => road.lines.filter((line) => distance(line.at(-1)!, at) < 1).length)).toEqual([
    1,
  ]);
});

test('a road that ends at a volcano reaches it', () => {
  const { features, junctions } = shapes.find(({ id }) => id === 'dragon-FFRF-volcano')!;
  const [road, field, volcano] = features as [TileFeature, TileFeature, TileFeature];
  expect(junctions).toEqual([]);
  expect(distance(road.lines[0]!.at(-1)!, volcano.at!)).toBeLessThan(1);
  expect(insideRings(volcano.slot, field.area) || insideRings(volcano.slot, road.area)).toBe(true);
});

test('an inn stands by its own road, on a field, off every piece', () => {
  for (const { features, id } of shapes) {
    const roads = features.filter(({ kind }) => kind === 'road');
    for (const { at, lines } of roads) {
      if (!at) continue;
      const [line] = lines;
      expect(distanceToLine(at, line!), id).toBeLessThan(HALF_WIDTH.road + RADIUS.inn + 6);
      for (const other of roads)
        expect(distanceToLine(at, other.lines[0]!), id).toBeGreaterThanOrEqual(distanceToLine(at, line!));
      expect(features.filter(({ kind, area }) => kind === 'field' && insideRings(at, area))).toHaveLength(1);
    }
  }
});

test('where roads meet between two cities, lanes run to the gates and part the fields', () => {
  const { lanes, gates, features } = shapes.find(({ id }) => id === 'inns-CRCR-split-ends')!;
  expect(lanes).toHaveLength(2);
  expect(gates).toHaveLength(2);
  expect(features.filter(({ kind }) => kind === 'field')).toHaveLength(4);
});

test('of two cities that cross, one passes below the other through two gates (KING-COMP-03)', () => {
  const { features, gates } = shapes.find(({ id }) => id === 'king-CCCC-ns+ew')!;
  const [below, above] = features as [TileFeature, TileFeature];
  expect(gates).toHaveLength(2);
  for (const wall of below.lines) expect(wall.filter((p) => insideRings(p, above.area))).toEqual([]);
  expect(insideRings(below.slot, above.area)).toBe(false);
});

describe.each(pairs)('$id', ({ shape, tile }) => {
  test('features keep the order and kinds of the data', () => {
    expect(shape.features.map((f) => f.kind)).toEqual(tile.features.map((f) => f.kind));
  });

  test('each field polygon touches exactly the half sides that the data list', () => {
    for (const [i, feature] of shape.features.entries()) {
      if (feature.kind !== 'field') continue;
      const touched = HALF_POINTS.flatMap((p, half) => (insideRings(p, feature.area) ? [half] : []));
      expect(touched).toEqual(tile.features[i]!.halves);
    }
  });

  test('each city covers exactly its sides, or half of one that it shares', () => {
    const sharing = tile.features.find(({ shares }) => shares);
    for (const [i, feature] of shape.features.entries()) {
      if (feature.kind !== 'city') continue;
      const { edges, shares } = tile.features[i]!;
      const covers = (side: number, half: readonly number[]): boolean =>
        half.every((along) => insideRings(onSide(side, along, 0.01), feature.area));
      const halves = SIDES.flatMap((side, at) =>
        HALF_SIDES.flatMap((half, which) => (covers(at, half) ? [`${side}${which}`] : [])),
      );
      const whole = [...edges!].filter((side) => side !== sharing?.shares);
      expect(halves.filter((half) => !half.startsWith(sharing?.shares ?? '?'))).toEqual(
        whole.flatMap((side) => [`${side}0`, `${side}1`]),
      );
      if (sharing)
        expect(halves.filter((half) => half.startsWith(sharing.shares!))).toEqual([
          // The half that is nearer to its own sides.
          `${sharing.shares}${(shares !== undefined) === sharing.edges!.includes('E') ? 1 : 0}`,
        ]);
      expect(feature.edges.join('')).toBe(edges);
    }
  });

  test.skipIf(isAbbey(shape))(
    'no two areas overlap but where features cross, and together they fill the tile',
    () => {
      const areas = shape.features.filter((f) => ['city', 'road', 'river', 'field'].includes(f.kind));
      const discs = [
        ...shape.junctions.map((junction) => ({ at: junction.at, radius: junctionRadius(junction) })),
        ...kinds(shape, 'tower').map(({ at }) => ({ at: at!, radius: RADIUS.tower })),
        // The gatehouse hides where a road ends squarely at a slanting wall.
        ...shape.gates.map(({ at }) => ({ at, radius: HALF_WIDTH.road })),
      ];
      for (let x = 0.5; x < 100; x += 3) {
        for (let y = 0.5; y < 100; y += 3) {
          const p: Point = [x, y];
          const here = areas.filter((f) => insideRings(p, f.area));
          if (isWalled(shape, p)) {
            const atGate = shape.gates.some(({ at }) => distance(at, p) <= HALF_WIDTH.road);
            expect(atGate || here.every((f) => distanceToRings(p, f.area) < 0.2), `${p}`).toBe(true);
            continue;
          }
          const land = here.filter((f) => f.kind !== 'road');
          if (land.length === 0 && isAllCorn(shape)) continue;
          const isCrossing = shape.crosses.some((pair) =>
            pair.every((i) => here.includes(shape.features[i]!)),
          );
          const onRoad = here.length > land.length;
          const apart =
            discs.some((disc) => distance(disc.at, p) <= disc.radius + 0.2) ||
            shape.lanes.some((lane) => distanceToLine(p, lane) <= HALF_WIDTH.road + 0.2);
          if (apart && land.length <= 1) continue;
          if (isCrossing ? here.length !== 2 : land.length !== (onRoad ? 0 : 1)) {
            // Within the rounding of the border between two areas either answer is right.
            expect(Math.min(...areas.map((f) => distanceToRings(p, f.area))), `${p}`).toBeLessThan(0.2);
          }
        }
      }
    },
  );

  test('slots lie inside their feature, clear of its edge and of each other', () => {
    const standing = shape.features.flatMap((f) => [
      ...(f.kind === 'monastery' || f.kind === 'garden' || f.kind === 'tower'
        ? [{ at: f.at!, radius: RADIUS[f.kind] }]
        : []),
      ...(f.kind === 'road' && f.at ? [{ at: f.at, radius: RADIUS.inn }] : []),
      ...(f.kind === 'city' && f.at ? [{ at: f.at, radius: RADIUS.cathedral }] : []),
      ...f.shields.map((at) => ({ at, radius: RADIUS.pennant })),
      ...(f.princess ? [{ at: f.princess, radius: RADIUS.princess }] : []),
      ...(isSight(f.kind) ? [{ at: f.at!, radius: RADIUS[f.kind] }] : []),
    ]);
    for (const feature of shape.features) {
      if (feature.kind === 'city' || feature.kind === 'field') {
        expect(clearanceAt(feature.slot, feature.area, standing), feature.kind).toBeGreaterThanOrEqual(12);
        for (const road of roadsAcross(shape, feature)) {
          expect(distanceToLine(feature.slot, road.lines[0]!)).toBeGreaterThanOrEqual(12 + HALF_WIDTH.road);
        }
      }
      if (feature.kind === 'road') expect(distanceToLine(feature.slot, feature.lines[0]!)).toBeLessThan(0.2);
    }
    for (const rotation of [0, 1, 2, 3]) {
      // Rivers, and features that only mark an effect, can't be claimed.
      const claimable = turnShape(shape, rotation).features.filter(
        ({ kind }) => kind !== 'river' && !isSight(kind),
      );
      const slots = claimable.map(({ slot }) => slot);
      for (const [i, slot] of slots.entries()) {
        for (const other of slots.slice(i + 1)) expect(distance(slot, other)).toBeGreaterThanOrEqual(18);
      }
    }
  });

  test('pennants, gardens and towers stand clear inside their region', () => {
    for (const city of kinds(shape, 'city')) {
      expect(city.shields).toHaveLength(city.pennants);
      for (const at of city.shields) expect(clearanceAt(at, city.area, [])).toBeGreaterThan(RADIUS.pennant);
    }
    const hosts = [...kinds(shape, 'field'), ...kinds(shape, 'city')];
    for (const { princess, area } of kinds(shape, 'city'))
      if (princess) expect(clearanceAt(princess, area, [])).toBeGreaterThan(RADIUS.princess);
    for (const kind of ['garden', 'tower', ...SIGHTS] as const) {
      for (const { at } of kinds(shape, kind)) {
        if (kind === 'volcano' && isRoadsEnd(shape, at!)) continue;
        const host = hosts.find(({ area }) => insideRings(at!, area));
        if (host) expect(clearanceAt(at!, host.area, [])).toBeGreaterThan(RADIUS[kind]);
        // A tower that parts fields has its own ground, and leans on a wall.
        else if (!isAllCorn(shape))
          for (const { area } of hosts) expect(distanceToRings(at!, area)).toBeGreaterThan(RADIUS[kind] - 2);
      }
    }
  });

  test.skipIf(isAbbey(shape))(
    'every side shows its neighbour the border of its terrain, mirrored or not',
    () => {
      for (const [side, terrain] of [...shape.edges].entries()) {
        if (terrain === 'I') continue;
        for (let along = 1; along < 100; along += 2) {
          const seen = kindAt(shape, onSide(side, along, 0.05));
          expect(seen, `side ${SIDES[side]} at ${along}`).toBe(borderKind(terrain, along));
          expect(borderKind(terrain, along)).toBe(borderKind(terrain, 100 - along));
        }
      }
    },
  );

  test('rings run clockwise and hold area', () => {
    for (const feature of shape.features) {
      expect(Math.abs(ringArea(feature.area[0]!))).toBeGreaterThan(14);
    }
  });
});

test('the same data give the same bytes', { timeout: 300_000 }, () => {
  const again = [...data].reverse().map(shapeOf).reverse();
  expect(JSON.stringify(encodeShapes(again))).toBe(JSON.stringify(packed));
});

test('where the banks of a river are parted, the field with the first half keeps its number', () => {
  for (const id of ['river-spring', 'river1-lake']) {
    const whole = shapes.find((shape) => shape.id === id)!;
    const cut = shapes.find((shape) => shape.id === `${id}:cut`)!;
    expect(cut.features).toHaveLength(whole.features.length + 1);
    expect(cut.features[1]!.halves).toEqual([0, 1, 2, 7]);
    expect(cut.features.at(-1)!.halves).toEqual([3, 4, 5, 6]);
  }
});

test('the field shut in between two cities has room for a piece', () => {
  const shape = shapes.find(({ id }) => id === 'tower-CCCC-new+s-shield')!;
  const [field] = kinds(shape, 'field');
  expect(field!.halves).toEqual([]);
  for (const city of kinds(shape, 'city')) expect(insideRings(field!.slot, city.area)).toBe(false);
});

test('a tile that cannot be drawn is refused', () => {
  const strange = { id: 'x', count: 1, edges: 'FFFF', features: [{ kind: 'windmill' }] };
  expect(() => shapeOf(strange)).toThrow('windmill');
});

/** Is it inside the walled city? */
function isWalled({ block }: TileShape, p: Point): boolean {
  return block !== undefined && insideRings(p, [cityRing(block)]);
}

function isSight(kind: string): kind is Sight {
  return SIGHTS.includes(kind as Sight);
}

/** Does a road end there? */
function isRoadsEnd(shape: TileShape, at: Point): boolean {
  return kinds(shape, 'road').some(
    ({ edges, lines }) => edges.length === 1 && distance(lines[0]!.at(-1)!, at) < 1,
  );
}

/** A point at `along` on a side seen clockwise, `depth` inside the tile. */
function onSide(side: number, along: number, depth: number): Point {
  return rotate([along, depth], side);
}

function borderKind(terrain: string, along: number): string {
  if (terrain === 'C') return 'city';
  const away = Math.abs(along - 50);
  if (terrain === 'W' && away < HALF_WIDTH.river) return 'river';
  return terrain === 'R' && away < HALF_WIDTH.road ? 'road' : 'field';
}

function kindAt(shape: TileShape, p: Point): string | undefined {
  const land = ['city', 'road', 'river', 'field'];
  return shape.features.find((f) => land.includes(f.kind) && insideRings(p, f.area))?.kind;
}

function roadsAcross(shape: TileShape, city: TileFeature): TileFeature[] {
  const index = shape.features.indexOf(city);
  return shape.crosses
    .filter((pair) => pair.includes(index))
    .flatMap((pair) => pair.map((i) => shape.features[i]!))
    .filter(({ kind }) => kind === 'road');
}
