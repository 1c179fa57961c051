// Rivers, and the pond or the lake where one begins or ends.

import type { Side } from '../src/art/sides.ts';
import { HALF_WIDTH, RADIUS } from '../src/games/carcassonne/tiles/types.ts';
import { band, disc, distance, mix, type Point, pathLength, pointAlong } from '../src/geometry/points.ts';
import { type Draft, ofKind } from './draft.ts';
import { joined } from './fields.ts';
import { bowedLine, CENTRE, endingLine, lengthened, MIDDLE, throughLine } from './lines.ts';

const AMPLITUDE = 1.4;
/** How far a river swings out of the way of a monastery on its bank. */
const BOW = 10;
/** Rivers are claimed by nobody; their slot says where they are seen best: off any bridge. */
const SLOT_SHARE = 0.25;

export function layRivers(drafts: Draft[], seed: string): void {
  for (const river of ofKind(drafts, 'river')) {
    const [from, to] = river.edges as [Side, Side?];
    const name = `${seed} river ${river.edges.join('')}`;
    const line = to ? riverThrough(drafts, from, to, name) : endingLine(from, CENTRE, AMPLITUDE, name);
    river.lines = [line];
    river.at = to ? null : CENTRE;
    river.area = river.at
      ? joined([band(line, HALF_WIDTH.river), disc(river.at, pondRadius(river))])
      : [band(line, HALF_WIDTH.river)];
    river.slot = pointAlong(line, pathLength(line) * SLOT_SHARE).at;
  }
}

function riverThrough(drafts: readonly Draft[], from: Side, to: Side, seed: string): Point[] {
  if (ofKind(drafts, 'monastery').length === 0) return throughLine(from, to, AMPLITUDE, seed);
  const swing = mix(CENTRE, MIDDLE[roadToMonastery(drafts)], BOW / 50);
  return bowedLine(from, to, swing, AMPLITUDE, seed);
}

/** What the waters take from the fields. */
export function waterObstacles(drafts: readonly Draft[]): Point[][] {
  return ofKind(drafts, 'river').flatMap((river) => [
    band(lengthened(river.lines[0]!, !river.at), HALF_WIDTH.river),
    ...(river.at ? [disc(river.at, pondRadius(river))] : []),
  ]);
}

/** From the shore of the pond or the lake to the middle of the side opposite its river. */
export function bankCut(drafts: readonly Draft[]): Point[] {
  const [river] = ofKind(drafts, 'river');
  const [x, y] = MIDDLE[river!.edges[0]!];
  const border: Point = [100 - x, 100 - y];
  return [mix(river!.at!, border, pondRadius(river!) / 50), border];
}

/** In the middle of the tile, beside a road that runs through, or across the river from the road to it. */
export function monasterySpot(drafts: readonly Draft[]): Point {
  const passing = roadPast(drafts);
  if (passing) return mix(CENTRE, MIDDLE[sideBeside(passing)], BESIDE_ROAD);
  const across = ofKind(drafts, 'river').length > 0 ? MIDDLE[roadToMonastery(drafts)] : null;
  return across ? mix(across, CENTRE, MONASTERY_ACROSS) : CENTRE;
}

const MONASTERY_ACROSS = 1.44;

/** How far off the middle a monastery stands beside a road that runs past it, and how far that swings. */
const BESIDE_ROAD = 0.26;
const SWING = 0.32;

/** The road that runs past a monastery from side to side. */
export function roadPast(drafts: readonly Draft[]): Draft | undefined {
  if (ofKind(drafts, 'monastery').length === 0 || ofKind(drafts, 'river').length > 0) return undefined;
  return ofKind(drafts, 'road').find(({ edges: [from, to] }) => to && isOpposite(from!, to));
}

/** The line of that road. */
export function lineAround({ edges }: Draft, seed: string): Point[] {
  const [from, to] = edges as [Side, Side];
  const swing = mix(CENTRE, MIDDLE[sideBeside({ edges })], -SWING);
  return bowedLine(from, to, swing, 1.2, seed);
}

const isOpposite = (a: Side, b: Side): boolean => distance(MIDDLE[a], MIDDLE[b]) > 90;

/** The side towards which the monastery stands. */
const sideBeside = ({ edges }: Pick<Draft, 'edges'>): Side => (edges.includes('E') ? 'N' : 'W');

function roadToMonastery(drafts: readonly Draft[]): Side {
  const road = ofKind(drafts, 'road').find(({ edges }) => edges.length === 1);
  if (!road) throw new Error('a monastery on a river needs a road to say which bank it is on');
  return road.edges[0]!;
}

function pondRadius(river: Draft): number {
  return river.data.lake ? RADIUS.lake : RADIUS.pond;
}
