// Roads with a dark edge, a pale fill and worn ruts; squares where several end.

import { type Brush, dot, INK, strokeLine } from '../../../art/brush.ts';
import {
  add,
  distance,
  offset,
  type Point,
  pathLength,
  pointAlong,
  scale,
} from '../../../geometry/points.ts';
import type { Random } from '../../../geometry/random.ts';
import { HALF_WIDTH, junctionRadius, RADIUS, type TileShape } from '../tiles/types.ts';

const EDGE = '#7a6138';
const FILL = '#e9d8ac';
const WORN = '#f6ecd0';
const RUT = 'rgba(160,128,74,.42)';

export function paintRoads(brush: Brush, shape: TileShape, random: Random): void {
  const roads = shape.features.flatMap(({ kind, lines }) => (kind === 'road' ? lines : []));
  const lines = [...roads, ...shape.lanes];
  const width = 2 * HALF_WIDTH.road;
  brush.lineCap = 'butt';
  brush.lineJoin = 'round';
  for (const line of lines) strokeLine(brush, line, width + 1.4, 'rgba(70,80,30,.28)');
  for (const line of lines) strokeLine(brush, line, width, EDGE);
  for (const junction of shape.junctions) dot(brush, junction.at, junctionRadius(junction) + 1.2, EDGE);
  for (const line of lines) strokeLine(brush, line, width - 1.5, FILL);
  for (const junction of shape.junctions) dot(brush, junction.at, junctionRadius(junction) + 0.4, FILL);
  for (const line of lines) strokeLine(brush, line, width * 0.42, WORN);
  for (const line of lines) paintRuts(brush, line);
  for (const line of lines) paintEdges(brush, line, random);
  for (const { at, kind } of shape.junctions) {
    if (kind === 'roundabout') paintRoundabout(brush, at);
    else if (kind === 'crossing' || kind === 'village') paintSquare(brush, at);
  }
}

/** Where a road goes below ground: a dark mouth in a round of masonry. */
export function paintTunnelMouths(brush: Brush, shape: TileShape): void {
  for (const { kind, lines } of shape.features) {
    if (kind !== 'road' || lines.length !== 2) continue;
    for (const line of lines) {
      if (shape.gates.some((gate) => distance(gate.at, line.at(-1)!) < 1)) continue; // it goes in there
      const { at, direction } = pointAlong(line, pathLength(line));
      const facing = Math.atan2(direction[1], direction[0]);
      for (const [radius, colour] of [
        [8.2, INK],
        [7.4, '#c9bb98'],
        [5.3, INK],
        [4.8, '#2a1c10'],
      ] as const) {
        brush.beginPath();
        brush.arc(
          at[0] - direction[0] * 1.5,
          at[1] - direction[1] * 1.5,
          radius,
          facing - Math.PI / 2,
          facing + Math.PI / 2,
        );
        brush.closePath();
        brush.fillStyle = colour;
        brush.fill();
      }
    }
  }
}

function paintRuts(brush: Brush, line: readonly Point[]): void {
  for (const [side, dashes] of [
    [-1.6, [9, 4, 5, 6.5]],
    [1.5, [6, 5.5, 11, 3]],
  ] as const) {
    brush.setLineDash([...dashes]);
    strokeLine(brush, offset(line, side), 0.45, RUT);
  }
  brush.setLineDash([]);
}

/** Pebbles on the verge and tufts that reach over it. */
function paintEdges(brush: Brush, line: readonly Point[], random: Random): void {
  const length = pathLength(line);
  for (let along = 4; along < length - 3; along += 1.8 + random() * 2.4) {
    const { at, direction } = pointAlong(line, along);
    const side = random() < 0.5 ? 1 : -1;
    const reach = HALF_WIDTH.road - 0.3 + random() * 0.7;
    const p = add(at, scale([direction[1], -direction[0]], side * reach));
    if (random() < 0.45) {
      dot(brush, p, 0.55 + random() * 0.3, '#5d4a2b');
      dot(brush, add(p, [-0.12, -0.15]), 0.42, '#d8cbaa');
    } else {
      brush.strokeStyle = random() < 0.5 ? '#6d8c3a' : '#89a84b';
      brush.lineWidth = 0.45;
      brush.lineCap = 'round';
      for (const lean of [-0.7, 0, 0.7]) {
        brush.beginPath();
        brush.moveTo(p[0], p[1] + 0.5);
        brush.lineTo(p[0] + lean, p[1] - 0.9);
        brush.stroke();
      }
      brush.lineCap = 'butt';
    }
  }
}

/** A green with a well in the middle of the ring: no road ends here. */
function paintRoundabout(brush: Brush, at: Point): void {
  dot(brush, at, RADIUS.roundabout - 2 * HALF_WIDTH.road + 2.6, EDGE);
  dot(brush, at, RADIUS.roundabout - 2 * HALF_WIDTH.road + 1.8, '#9db65f');
  paintWell(brush, at);
}

/** A paved ring with a well: it shows that the roads end here. */
function paintSquare(brush: Brush, at: Point): void {
  const [x, y] = at;
  brush.strokeStyle = 'rgba(150,120,70,.5)';
  brush.lineWidth = 0.5;
  for (const radius of [5.6, 4.4]) {
    brush.setLineDash([1.4, 0.5]);
    brush.beginPath();
    brush.arc(x, y, radius, 0, 2 * Math.PI);
    brush.stroke();
  }
  brush.setLineDash([]);
  paintWell(brush, at);
}

function paintWell(brush: Brush, [x, y]: Point): void {
  dot(brush, [x + 0.9, y + 0.9], 3.1, 'rgba(60,45,15,.3)');
  dot(brush, [x, y], 3, INK);
  dot(brush, [x, y], 2.6, '#d8cdb4');
  dot(brush, [x, y - 0.3], 2.3, '#efe6d0');
  dot(brush, [x, y - 0.2], 1.5, INK);
  dot(brush, [x, y - 0.1], 1.25, '#5f93ad');
  dot(brush, [x - 0.4, y - 0.5], 0.4, '#cfe6ee');
}
