// Shapes as the browser receives them: whole tenths of a unit, each point as the step from the one before it.

import type { PackedFeature, PackedShape } from '../src/games/carcassonne/tiles/decode.ts';
import type { TileFeature, TileShape } from '../src/games/carcassonne/tiles/types.ts';
import type { Point } from '../src/geometry/points.ts';

const tenths = (value: number): number => Math.round(value * 10);
export const packPoint = ([x, y]: Point): [number, number] => [tenths(x), tenths(y)];

export function packLine(line: readonly Point[]): number[] {
  const packed: number[] = [];
  let [lastX, lastY] = [0, 0];
  for (const p of line) {
    const [x, y] = packPoint(p);
    if (packed.length > 0 && x === lastX && y === lastY) continue;
    packed.push(x - lastX, y - lastY);
    [lastX, lastY] = [x, y];
  }
  return packed;
}

function packFeature(feature: TileFeature): PackedFeature {
  const { kind, edges, halves, cities, pennants, shares, slot, area, lines } = feature;
  const { shields, goods, princess, at, pond, calls } = feature;
  return {
    k: kind,
    s: packPoint(slot),
    ...(edges.length > 0 && { e: edges.join('') }),
    ...(halves.length > 0 && { h: halves.join('') }),
    ...(cities.length > 0 && { c: cities }),
    ...(pennants > 0 && { p: pennants }),
    ...(shares && { d: shares }),
    // The browser computes again what follows from a line or a centre.
    ...((kind === 'city' || kind === 'field' || pond) && { a: area.map(packLine) }),
    ...(lines.length > 0 && { l: lines.map(packLine) }),
    ...(shields.length > 0 && { f: shields.map(packPoint) }),
    ...(goods && { q: [...packPoint(goods.at), goods.kind] as const }),
    ...(princess && { m: packPoint(princess) }),
    ...(at && { o: packPoint(at) }),
    ...(pond && { w: pond }),
    ...(calls && { y: calls }),
  };
}

export function encodeShapes(shapes: readonly TileShape[]): PackedShape[] {
  return shapes.map(({ id, edges, features, junctions, gates, lanes, crosses, cuts, block }) => ({
    id,
    e: edges,
    f: features.map(packFeature),
    ...(junctions.length > 0 && { j: junctions.map(({ at, kind }) => [...packPoint(at), kind]) }),
    ...(gates.length > 0 && { g: gates.map(({ at, inward }) => [...packPoint(at), ...packPoint(inward)]) }),
    ...(lanes.length > 0 && { n: lanes.map(packLine) }),
    ...(crosses.length > 0 && { x: crosses }),
    ...(cuts.length > 0 && { u: cuts.map(packLine) }),
    ...(block && { b: [block.column, block.row] }),
  })) as PackedShape[];
}
