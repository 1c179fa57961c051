// Where on the board a decision could have led: the best choices, and the one played.

import { type Cell, sameCell } from '../../../board/index.ts';
import { canonicalJson } from '../../../net/canonical.ts';
import type { Decision } from '../../../net/in_page/decision.ts';
import type { Action, PlacedTile, TilePlaced } from '../../../net/protocol.gen.ts';
import { isPlacement } from '../../draft.ts';

/** One of the listed choices. */
export interface RatedChoice {
  readonly action: Action;
  readonly worth: number;
  /** From 1, the same for choices that are as good; null: others that are not listed were better. */
  readonly rank: number | null;
  readonly played: boolean;
}

/** A place on the board with the choices there, best first. */
export interface ChoiceMark extends Cell {
  /** `tile`: placed there. `nothing`: on the placed tile. `thing`: a figure or something else goes there. */
  readonly kind: 'tile' | 'nothing' | 'thing';
  /** Null: the whole tile. */
  readonly feature: number | null;
  /** The tile as the best of them would place it. */
  readonly ghost: { readonly tile: string; readonly rotation: number } | null;
  /** Something lies there now. */
  readonly taken: boolean;
  readonly choices: readonly RatedChoice[];
}

/** A tile where a turn placed it. */
export type TileLaid = Pick<TilePlaced, 'tile' | 'x' | 'y'>;

/** Best first; the one played is last if it is not among the best. None if nothing was compared. */
export function ratedChoices({ best, cost, played: { action, worth } }: Decision): RatedChoice[] {
  if (worth === undefined) return [];
  const own = canonicalJson(action);
  const at = best.findIndex((one) => canonicalJson(one.action) === own);
  // Those before one that cost nothing are not certainly better.
  const even = cost === 0 ? at : 0;
  const rated = best.map((one, index) => ({
    ...one,
    rank: index <= even ? 1 : index + 1,
    played: index === at,
  }));
  if (rated.some((one) => one.played)) return rated;
  return [...rated, { action, worth, rank: null, played: true }];
}

/** `laid`: the last tile that the turn placed. Choices without a place on the board have no mark. */
export function marksOf(
  rated: readonly RatedChoice[],
  laid: TileLaid | undefined,
  board: readonly PlacedTile[],
): ChoiceMark[] {
  const marks = new Map<string, ChoiceMark>();
  for (const choice of rated) {
    const place = placeOf(choice.action, laid);
    if (place === null) continue;
    const key = canonicalJson({ ...place });
    const known = marks.get(key);
    marks.set(key, {
      ...place,
      ghost: known?.ghost ?? ghostOf(choice, laid),
      taken: board.some((tile) => sameCell(tile, place)),
      choices: [...(known?.choices ?? []), choice],
    });
  }
  return [...marks.values()];
}

function placeOf(
  action: Action,
  laid: TileLaid | undefined,
): Pick<ChoiceMark, 'kind' | 'x' | 'y' | 'feature'> | null {
  const feature = 'feature' in action ? (action.feature ?? null) : null;
  if ('x' in action && action.x !== undefined && action.y !== undefined) {
    const kind = isPlacement(action) ? 'tile' : 'thing';
    return { kind, x: action.x, y: action.y, feature };
  }
  if (laid === undefined || (action.type !== 'deploy' && action.type !== 'pass')) return null;
  return { kind: action.type === 'pass' ? 'nothing' : 'thing', x: laid.x, y: laid.y, feature };
}

function ghostOf({ action, played }: RatedChoice, laid: TileLaid | undefined): ChoiceMark['ghost'] {
  if (!isPlacement(action) || laid === undefined || played) return null;
  return { tile: laid.tile, rotation: action.rotation };
}
