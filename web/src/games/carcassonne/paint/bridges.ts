// Stone bridges, where a road crosses a river or another road.

import { type Brush, dot, INK, strokeLine } from '../../../art/brush.ts';
import { up } from '../../../art/solids.ts';
import {
  add,
  distance,
  offset,
  type Point,
  pathLength,
  pointAlong,
  scale,
} from '../../../geometry/points.ts';
import { HALF_WIDTH, type TileFeature, type TileShape } from '../tiles/types.ts';
import { STONE_FACE, STONE_TOP } from './city.ts';

/** How far the parapets reach onto either bank. */
const ONTO_BANK = 2.4;
const PARAPET = 1.6;
const HEIGHT = 1.7;
const BELOW = { road: '#5d4a2b', river: '#1f4358' } as const;

interface Bridge {
  /** The part of the road that lies over the water and its banks. */
  way: Point[];
  /** What is seen through its arch. */
  below: string;
}

function bridgesOf(shape: TileShape): Bridge[] {
  return shape.crosses.flatMap((pair) => {
    const [first, second] = pair.map((i) => shape.features[i]!);
    const kinds = `${first!.kind} ${second!.kind}`;
    if (kinds === 'road road') return [bridge(second!, first!)];
    if (kinds === 'road river') return [bridge(first!, second!)];
    return kinds === 'river road' ? [bridge(second!, first!)] : [];
  });
}

function bridge(road: TileFeature, over: TileFeature): Bridge {
  const [line] = road.lines;
  const middle = alongNearest(line!, over.lines[0]!);
  const kind = over.kind as 'road' | 'river';
  const reach = HALF_WIDTH[kind] + ONTO_BANK;
  const steps = Array.from({ length: 21 }, (_, i) => middle + ((i - 10) / 10) * reach);
  return { way: steps.map((along) => pointAlong(line!, along).at), below: BELOW[kind] };
}

/** How far along a line it comes nearest to another one. */
function alongNearest(line: readonly Point[], other: readonly Point[]): number {
  let best = { along: 0, away: Number.POSITIVE_INFINITY };
  for (let along = 0; along < pathLength(line); along += 0.5) {
    const { at } = pointAlong(line, along);
    const away = Math.min(...other.map((p) => distance(p, at)));
    if (away < best.away) best = { along, away };
  }
  return best.along;
}

/** On the water, below the road. */
export function paintBridgeShadows(brush: Brush, shape: TileShape): void {
  for (const { way } of bridgesOf(shape)) {
    const shifted = way.slice(3, -3).map((p) => add(p, [2.6, 2.8]));
    brush.lineCap = 'butt';
    strokeLine(brush, shifted, 2 * HALF_WIDTH.road + 2.4, 'rgba(16,44,62,.42)');
  }
}

export function paintBridges(brush: Brush, shape: TileShape): void {
  for (const { way, below } of bridgesOf(shape)) {
    brush.lineCap = 'butt';
    brush.lineJoin = 'round';
    paintPaving(brush, way);
    const sides = [-1, 1].map((side) => offset(way, side * (HALF_WIDTH.road + 0.1)));
    const lower = sides.reduce((a, b) => (middleOf(b)[1] > middleOf(a)[1] ? b : a));
    paintSideFace(brush, lower, below);
    // The parapet further up the picture is behind the other one.
    for (const line of sides.sort((a, b) => middleOf(a)[1] - middleOf(b)[1])) paintParapet(brush, line);
  }
}

const middleOf = (line: readonly Point[]): Point => line[line.length >> 1]!;

function paintPaving(brush: Brush, way: readonly Point[]): void {
  strokeLine(brush, way, 2 * HALF_WIDTH.road, '#d9cba6');
  for (let along = 0.8; along < pathLength(way); along += 1.7) {
    const { at, direction } = pointAlong(way, along);
    const across = scale([direction[1], -direction[0]], HALF_WIDTH.road - 0.6);
    strokeLine(brush, [add(at, across), add(at, scale(across, -1))], 0.35, 'rgba(112,88,48,.5)');
  }
}

/** The arch that is seen where a bridge turns its side to us. */
function paintSideFace(brush: Brush, side: readonly Point[], below: string): void {
  const [from, to] = [side[0]!, side.at(-1)!];
  const level = Math.abs(to[0] - from[0]) / (distance(from, to) || 1);
  if (level < 0.8) return;
  const deep = 3.4;
  const face = side.slice(2, -2);
  strokeLine(
    brush,
    face.map((p) => add(p, [0, deep / 2])),
    deep + 1,
    INK,
  );
  strokeLine(
    brush,
    face.map((p) => add(p, [0, deep / 2])),
    deep,
    STONE_FACE,
  );
  const [x, y] = middleOf(side);
  brush.beginPath();
  brush.moveTo(x - 4.6, y + deep + 0.6);
  brush.bezierCurveTo(x - 4.2, y + 0.2, x + 4.2, y + 0.2, x + 4.6, y + deep + 0.6);
  brush.closePath();
  brush.fillStyle = below;
  brush.fill();
  brush.strokeStyle = INK;
  brush.lineWidth = 0.5;
  brush.stroke();
}

function paintParapet(brush: Brush, line: readonly Point[]): void {
  const top = line.map((p) => up(p, HEIGHT));
  for (const share of [0, 0.5, 1]) {
    strokeLine(
      brush,
      line.map((p) => up(p, HEIGHT * share)),
      PARAPET + 0.9,
      INK,
    );
  }
  strokeLine(brush, line, PARAPET, STONE_FACE);
  strokeLine(brush, top, PARAPET, STONE_TOP);
  for (const end of [top[0]!, top.at(-1)!]) {
    dot(brush, end, 1.75, INK);
    dot(brush, end, 1.3, STONE_TOP);
    dot(brush, add(end, [0.25, 0.3]), 0.6, '#cfbf9b');
  }
}
