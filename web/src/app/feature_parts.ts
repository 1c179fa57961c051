// Which printed parts a scored feature is made of: the server names its tiles, the picture needs the parts on them.

import type { Cell } from '../board/index.ts';
import type { PlacedTile, Scored } from '../net/protocol.gen.ts';
import { tileShape } from '../tiles/catalogue.ts';
import { SIDES, type TileFeature } from '../tiles/types.ts';

export interface Part extends Cell {
  feature: number;
}

interface Node extends Part {
  printed: TileFeature;
}

const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** Empty where the event concerns no feature of the board. */
export function partsOf(event: Scored, board: readonly PlacedTile[]): Part[] {
  const isOfEvent = ({ x, y }: Cell) => event.tiles.some(([ex, ey]) => ex === x && ey === y);
  const nodes = board.filter(isOfEvent).flatMap((tile) => nodesOn(tile, event.feature));
  const whole = joined(nodes).find((group) => cellCount(group) === event.tiles.length);
  return (whole ?? nodes).map(({ x, y, feature }) => ({ x, y, feature }));
}

function nodesOn({ tile, x, y, rotation }: PlacedTile, kind: string | undefined): Node[] {
  const nodes = tileShape(tile, rotation).features.map((printed, feature) => ({ x, y, feature, printed }));
  return nodes.filter(({ printed }) => printed.kind === kind);
}

function joined(nodes: readonly Node[]): Node[][] {
  const left = new Set(nodes);
  const groups: Node[][] = [];
  for (const first of nodes) {
    if (!left.delete(first)) continue;
    const group = [first];
    for (const node of group) {
      for (const other of left) {
        if (!meet(node, other)) continue;
        left.delete(other);
        group.push(other);
      }
    }
    groups.push(group);
  }
  return groups;
}

function meet(a: Node, b: Node): boolean {
  const side = STEPS.findIndex(([dx, dy]) => a.x + dx === b.x && a.y + dy === b.y);
  if (side < 0) return false;
  const opposite = (side + 2) % 4;
  const bySide = a.printed.edges.includes(SIDES[side]!) && b.printed.edges.includes(SIDES[opposite]!);
  // Half sides run clockwise, so the first half of a side meets the second half of the side across.
  const byHalf = [0, 1].some(
    (half) =>
      a.printed.halves.includes(2 * side + half) && b.printed.halves.includes(2 * opposite + 1 - half),
  );
  return bySide || byHalf;
}

function cellCount(group: readonly Cell[]): number {
  return new Set(group.map(({ x, y }) => `${x},${y}`)).size;
}
