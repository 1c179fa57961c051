// Which printed parts a scored feature is made of: the server names its tiles,
// the picture needs the parts on them.

import { SIDES, type Side } from '../art/sides.ts';
import type { Cell } from '../board/index.ts';
import type { Scored } from '../net/protocol.gen.ts';

export interface Part extends Cell {
  feature: number;
}

/** What is printed on a tile as it lies. */
export interface Printed {
  readonly kind: string;
  readonly edges: readonly Side[];
  readonly halves: readonly number[];
}

/** A feature as events tell it: its kind, and each of its tiles once. */
export type FeatureTiles = Pick<Scored, 'feature' | 'tiles'>;

interface Node extends Part {
  printed: Printed;
}

const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

type PrintedOn<Tile> = (tile: Tile) => readonly Printed[];

/** Empty where the event concerns no feature of the board. */
export function partsOf<Tile extends Cell>(
  event: FeatureTiles,
  board: readonly Tile[],
  printedOn: PrintedOn<Tile>,
): Part[] {
  const isOfEvent = ({ x, y }: Cell) => event.tiles.some(([ex, ey]) => ex === x && ey === y);
  const nodes = nodesOn(board.filter(isOfEvent), event.feature, printedOn);
  const whole = joined(nodes).find((group) => cellCount(group) === event.tiles.length);
  return (whole ?? nodes).map(partOf);
}

/** The whole feature of which one part is known. */
export function featureWith<Tile extends Cell>(
  { x, y, feature }: Part,
  board: readonly Tile[],
  printedOn: PrintedOn<Tile>,
): Part[] {
  const isKnown = (part: Part) => part.x === x && part.y === y && part.feature === feature;
  const tile = board.find((placed) => placed.x === x && placed.y === y);
  const kind = tile && printedOn(tile)[feature]?.kind;
  return (joined(nodesOn(board, kind, printedOn)).find((group) => group.some(isKnown)) ?? []).map(partOf);
}

function nodesOn<Tile extends Cell>(
  tiles: readonly Tile[],
  kind: string | undefined,
  printedOn: PrintedOn<Tile>,
): Node[] {
  return tiles
    .flatMap((tile) =>
      printedOn(tile).map((printed, feature) => ({ x: tile.x, y: tile.y, feature, printed })),
    )
    .filter(({ printed }) => printed.kind === kind);
}

function partOf({ x, y, feature }: Part): Part {
  return { x, y, feature };
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
