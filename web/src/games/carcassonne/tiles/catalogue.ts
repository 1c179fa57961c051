// Every drawn tile by id, in each of its four rotations. The base game's drawings come with the code, those
// of other sets when one of their tiles is first needed.

import { base, further } from 'virtual:tile-shapes';
import { signal } from '@preact/signals';
import { chunk } from '../../../net/chunk.ts';
import { cutBanksId } from './cut_banks.ts';
import { decodeShapes, type PackedShape } from './decode.ts';
import { turnShape } from './turn.ts';
import type { TileShape } from './types.ts';

const shapes = new Map<string, TileShape>();
const turned = new Map<string, TileShape>();
/** Takes the drawings of a further set, by its name. */
const takeSet = new Map(
  further.map(({ name, load }) => [name, chunk(async () => take((await load()).default))]),
);
/** Components that show a bare meadow are rendered again when a set arrives. */
const arrivals = signal(0);

take(base);

/** Ids of all tiles that have a drawing. */
export function drawnTiles(): string[] {
  return [...new Set([...shapes.keys(), ...further.flatMap(({ tiles }) => tiles)])];
}

/** The tile after so many quarter turns clockwise; a bare meadow until its drawing is there. */
export function tileShape(id: string, rotation: number): TileShape {
  const key = `${id} ${rotation}`;
  const known = turned.get(key);
  if (known) return known;
  const printed = shapes.get(id);
  if (!printed) {
    void whenDrawn(id);
    arrivals.value;
    return bare(id);
  }
  const shape = turnShape(printed, rotation);
  turned.set(key, shape);
  return shape;
}

/** Resolves when the tile's drawing is there, or is unavailable. */
export async function whenDrawn(id: string): Promise<void> {
  const set = shapes.has(id) ? undefined : further.find(({ tiles }) => tiles.includes(id));
  if (!set) return;
  // Offline the tile stays a meadow, and may be tried again.
  await takeSet
    .get(set.name)?.()
    .catch(() => {});
}

/** The tile as printed. Rejects while its drawing can't be fetched. */
export async function printedShape(id: string): Promise<TileShape> {
  await whenDrawn(id);
  const shape = shapes.get(id);
  if (!shape) throw new Error(`no drawing of ${id}`);
  return shape;
}

/**
 * The tile's drawing in a room with this option for springs and lakes: whether one field runs round the end
 * of the river. All other tiles look the same.
 */
export function tileWithBanks(id: string, riverEndsJoinFields: boolean): string {
  const cut = cutBanksId(id);
  const hasCut = shapes.has(cut) || further.some(({ tiles }) => tiles.includes(cut));
  return !riverEndsJoinFields && hasCut ? cut : id;
}

function take(packed: readonly PackedShape[]): void {
  for (const shape of decodeShapes(packed)) shapes.set(shape.id, shape);
  arrivals.value += 1;
}

function bare(id: string): TileShape {
  return { id, edges: 'FFFF', features: [], junctions: [], gates: [], lanes: [], crosses: [], cuts: [] };
}
