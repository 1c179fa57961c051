// Reading the board: what a player looks at, and what the board shows about it.

import { type Signal, signal } from '@preact/signals';
import {
  type Cell,
  type FrontierCell,
  type HeldRegion,
  type Highlight,
  type PlacedTile,
  sameCell,
} from '../../board/index.ts';
import type {
  FittingTile,
  PlacedPiece,
  RoomView,
  SurveyedFeature,
  SurveyReply,
} from '../../net/protocol.gen.ts';
import type { Survey } from '../survey.ts';
import { Marks } from './marks.ts';

/** A part of a tile, or an empty cell (`feature` null). */
export interface Spot extends Cell {
  readonly feature: number | null;
  /** It was pressed, and stays until something else is; otherwise the mouse rests there. */
  readonly kept: boolean;
}

/** A tile that the player tries out, unseen by others. */
export type TriedTile = Omit<PlacedTile, 'instance'>;

export interface Reading {
  readonly survey: Survey;
  /** Whether the board shows who holds what, and where nothing fits any more. */
  readonly on: Signal<boolean>;
  readonly spot: Signal<Spot | null>;
  readonly marks: Marks;
  /** It is shown while its cell is looked at. */
  readonly tried: Signal<TriedTile | null>;
}

/** How long the mouse rests before the board tells what is there. */
const REST_MS = 250;

export function newReading(survey: Survey, game: Pick<RoomView, 'room' | 'number'>): Reading {
  return { survey, on: signal(false), spot: signal(null), marks: new Marks(game), tried: signal(null) };
}

/** Whether the board, or a place of it, is being read. */
export const isLooking = ({ on, spot }: Reading): boolean => on.value || spot.value !== null;

export const isSameSpot = (a: Spot | null, b: Spot | null): boolean =>
  a?.x === b?.x && a?.y === b?.y && a?.feature === b?.feature;

/** The effect of mouse and finger on what is looked at. */
export class Pointing {
  readonly #spot: Signal<Spot | null>;
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(spot: Signal<Spot | null>) {
    this.#spot = spot;
  }

  press(at: Cell, feature: number | null): void {
    clearTimeout(this.#rest);
    const spot = { x: at.x, y: at.y, feature, kept: true };
    const again = this.#spot.value?.kept === true && isSameSpot(this.#spot.value, spot);
    this.#spot.value = again ? null : spot;
  }

  hover(tile: Cell | null, feature: number | null): void {
    clearTimeout(this.#rest);
    if (this.#spot.value?.kept) return;
    if (tile === null || feature === null) {
      this.#spot.value = null;
      return;
    }
    const spot = { x: tile.x, y: tile.y, feature, kept: false };
    this.#rest = setTimeout(() => {
      this.#spot.value = spot;
    }, REST_MS);
  }

  stop(): void {
    clearTimeout(this.#rest);
  }
}

/** The next way in which the tried tile fits; null: all have been shown. */
export function triedNext(
  tried: TriedTile | null,
  at: Cell,
  { tile, rotations }: FittingTile,
): TriedTile | null {
  const lies = tried !== null && sameCell(tried, at) && tried.tile === tile;
  const rotation = lies ? rotations.find((other) => other > tried.rotation) : rotations[0];
  return rotation === undefined ? null : { x: at.x, y: at.y, tile, rotation };
}

/** The tile tried on the empty cell that is looked at. */
export function triedIn({ spot, tried }: Pick<Reading, 'spot' | 'tried'>): TriedTile | null {
  const at = spot.value;
  return at?.feature === null && tried.value !== null && sameCell(tried.value, at) ? tried.value : null;
}

export function partsIn({ segments }: SurveyedFeature) {
  return segments.map(([x, y, feature]) => ({ x: x!, y: y!, feature: feature! }));
}

export function highlightOf(feature: SurveyedFeature | null, style: Highlight['style']): Highlight[] {
  return feature === null ? [] : partsIn(feature).map((part) => ({ ...part, style }));
}

/** Everything that is held, with its owners and its present worth; `free`: kinds shown even if free. */
export function regionsIn(
  answer: SurveyReply,
  pieces: readonly PlacedPiece[],
  free: readonly string[] = [],
): HeldRegion[] {
  return answer.features
    .filter(({ kind, holders }) => holders.length > 0 || free.includes(kind))
    .map((feature) => ({
      parts: piecesFirst(feature, pieces),
      holders: feature.owners,
      ...tagOf(feature),
    }));
}

function tagOf({ holders, now, taken_back = now }: SurveyedFeature): { tag?: string } {
  return taken_back && holders.length > 0 ? { tag: String(taken_back.points) } : {};
}

/** The tag stands at the first part. */
function piecesFirst(feature: SurveyedFeature, pieces: readonly PlacedPiece[]) {
  const parts = partsIn(feature);
  const stands = (part: (typeof parts)[number]) =>
    pieces.some(({ x, y, feature: index }) => x === part.x && y === part.y && index === part.feature);
  return [...parts.filter(stands), ...parts.filter((part) => !stands(part))];
}

/** The cells beside tiles, except those where the tile in hand may go now, which have their own buttons. */
export function frontierIn<C extends Cell & { fits?: number }>(
  cells: readonly C[],
  legal: readonly Cell[],
  label: (fits: C['fits']) => string,
): FrontierCell[] {
  const isLegal = (cell: Cell) => legal.some(({ x, y }) => x === cell.x && y === cell.y);
  return cells
    .filter((cell) => !isLegal(cell))
    .map(({ x, y, fits }) => ({ x, y, dead: fits === 0, label: label(fits) }));
}
