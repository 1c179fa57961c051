// Bridges and castles as they stand after my decisions, and where the tile in hand needs a bridge.

import { type Cell, sameCell } from '../../../../board/index.ts';
import type { Axis, Bridge, BuiltCastle, CastleBuilt, GameView } from '../../../../net/protocol.gen.ts';
import type { Draft, Placement } from '../../../../play/draft.ts';
import { eventsIn } from '../../../../play/table/decided.ts';

export interface PlacedBridge extends Cell {
  readonly axis: Axis;
  /** It is aimed at or chosen, not decided. */
  readonly faint?: true;
}

/** With the one that the aimed tile needs, or that is chosen. */
export function bridgesIn(draft: Draft, game: GameView): PlacedBridge[] {
  const laid = eventsIn(draft).flatMap((event) =>
    event.type === 'bridge_placed' ? [{ x: event.x, y: event.y, axis: event.axis }] : [],
  );
  const thought = thoughtOf(draft, game);
  const standing = [...(game.bridges ?? []), ...laid];
  const isNew = thought !== null && !standing.some((bridge) => sameCell(bridge, thought));
  return isNew ? [...standing, { ...thought, faint: true }] : standing;
}

function thoughtOf(draft: Draft, game: GameView): Bridge | null {
  if (draft.step === 'place') return draft.at && bridgeFor(draft.at, game);
  if (draft.step !== 'choose') return null;
  const { action } = draft.choices[draft.chosen]!;
  return action.type === 'place_bridge' ? { x: action.x, y: action.y, axis: action.axis } : null;
}

/** The bridge without which the tile in hand does not fit there; null: it fits without. */
export function bridgeFor(at: Placement, { legal }: Pick<GameView, 'legal'>): Bridge | null {
  for (const action of legal?.actions ?? []) {
    if (action.type !== 'place_tile' || action.bridge === undefined) continue;
    if (sameCell(action, at) && action.rotation === at.rotation) return action.bridge;
  }
  return null;
}

/** The cells, but for the aimed one, where the tile in hand fits only with a bridge, however it is turned. */
export function needingBridge(draft: Draft, game: GameView): Cell[] {
  if (draft.step !== 'place') return [];
  return draft.placements.flatMap(({ x, y, rotations }) => {
    if (draft.at !== null && sameCell(draft.at, { x, y })) return [];
    return rotations.every((rotation) => bridgeFor({ x, y, rotation }, game)) ? [{ x, y }] : [];
  });
}

/** Whether every placement of the tile in hand needs a bridge: then it may be discarded. */
export function mayDiscard(draft: Draft): boolean {
  return draft.step === 'place' && draft.aside.some(({ type }) => type === 'pass');
}

/** With the one that is chosen to be built. */
export function castlesIn(draft: Draft, game: GameView): (BuiltCastle & { faint?: true })[] {
  const decided = eventsIn(draft).flatMap((event) => (event.type === 'castle_built' ? [event] : []));
  const chosen = castleChosen(draft);
  return [
    ...(game.castles ?? []),
    ...decided.map(({ seat, tiles }) => ({ seat, tiles, lord: true })),
    ...(chosen ? [{ seat: chosen.seat, tiles: chosen.tiles, lord: true, faint: true as const }] : []),
  ];
}

/** The castle that is chosen to be built. */
export function castleChosen(draft: Draft): CastleBuilt | null {
  if (draft.step !== 'choose') return null;
  const { action, events } = draft.choices[draft.chosen]!;
  if (action.type !== 'build_castle') return null;
  return events?.find((event) => event.type === 'castle_built') ?? null;
}

export function cellsOf({ tiles }: Pick<BuiltCastle, 'tiles'>): readonly [Cell, Cell] {
  const [first, second] = tiles.map(([x, y]) => ({ x: x!, y: y! }));
  return [first!, second!];
}

/** Its own two cells, and the four beside them (BRIDGES-CASTLE-05). */
export function fiefOf([first, second]: readonly [Cell, Cell]): Cell[] {
  const [dx, dy] = [second.y - first.y, second.x - first.x];
  return [first, second].flatMap(({ x, y }) =>
    [-1, 0, 1].map((side) => ({ x: x + side * dx, y: y + side * dy })),
  );
}
