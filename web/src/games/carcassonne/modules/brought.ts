// What the modules bring to a table, all of them together. It is empty until `bringModules` has fetched them.

import type { Figures } from '../../../board/index.ts';
import type { Action, GameView, Piece, PlacedPiece, Rules } from '../../../net/protocol.gen.ts';
import type { Draft } from '../../../play/draft.ts';
import type { Tally } from '../../../play/result/tally.ts';
import * as table from '../../../play/table/decided.ts';
import type { ShownLayer } from '../board/layer.ts';
import type { BroughtPiece } from './brought_piece.ts';
import type { CarcassonneChoice, CarcassonneChoices } from './carcassonne_choice.ts';
import type { CarcassonneModule, ModuleAtTable } from './module.ts';

export type Brought = Pick<CarcassonneModule, 'name'> & ModuleAtTable;
type Filled<T> = { -readonly [K in keyof T]: T[K] };

const all: Brought[] = [];
const changes: Filled<table.PieceChanges> = {};

/** In their order. */
export const BROUGHT: readonly Brought[] = all;
/** The kinds of pieces besides meeples. */
export const PIECES: Partial<Record<Piece, BroughtPiece>> = {};
export const FIGURES: Filled<Figures> = {};
/** How choices are listed, asked and shown. */
export const CHOICES: Filled<CarcassonneChoices> = { draw_again: { beforeClaims: true } };
/** How a finished game is presented. */
export const CARCASSONNE_TALLY: Filled<Tally> = { kinds: [] };

export function bring(modules: readonly Brought[]): void {
  all.splice(0, all.length, ...modules);
  for (const { pieces = [], choices, pieceChanges } of modules) {
    for (const brought of pieces) {
      PIECES[brought.piece] = brought;
      FIGURES[brought.piece] = brought.figure;
    }
    Object.assign(CHOICES, choices);
    Object.assign(changes, pieceChanges);
  }
  Object.assign(CARCASSONNE_TALLY, tallyOf(modules));
}

function tallyOf(modules: readonly Brought[]): Tally {
  const parts = modules.flatMap(({ tally }) => tally ?? []);
  const kinds = (of: 'features' | 'won' | 'paid') => parts.flatMap((part) => part.kinds?.[of] ?? []);
  return {
    ...Object.assign({}, ...parts),
    kinds: [
      ...['road', 'city', 'monastery', 'garden', 'field'],
      ...kinds('features'),
      ...kinds('won'),
      ...kinds('paid'),
    ],
    kindsByReason: Object.assign({}, ...parts.map(({ kindsByReason }) => kindsByReason)),
    endReasons: parts.flatMap(({ endReasons = [] }) => endReasons),
    freedBy: parts.flatMap(({ freedBy = [] }) => freedBy),
  };
}

/** The first module's answer that there is. */
export function firstOf<Said>(ask: (module: Brought) => Said | null | undefined): Said | undefined {
  for (const module of all) {
    const said = ask(module) ?? undefined;
    if (said !== undefined) return said;
  }
  return undefined;
}

/** The module's description of this kind of action. */
export function choiceOf({ type }: Action): CarcassonneChoice {
  return (CHOICES[type] ?? {}) as CarcassonneChoice;
}

/** The pieces of each seat by these rules, besides meeples. */
export function broughtBy({ modules, options }: Pick<Rules, 'modules' | 'options'>): BroughtPiece[] {
  const pieces = all.flatMap(({ name, pieces = [] }) => (modules.includes(name) ? pieces : []));
  return pieces
    .filter(({ needs }) => !needs || modules.includes(needs))
    .filter(({ unlessOff }) => !unlessOff || options[unlessOff] !== false)
    .sort((a, b) => Number(b.isFirst ?? false) - Number(a.isFirst ?? false));
}

/** The pieces after my decisions, with what modules' events change. */
export function piecesIn(draft: Draft, game: GameView): readonly PlacedPiece[] {
  return table.piecesIn(draft, game, changes);
}

/** What modules have on the board after my decisions. */
export function layersIn(draft: Draft, game: GameView): ShownLayer[] {
  return all.flatMap(({ layer }) => (layer ? { layer, lists: layer.now(draft, game) } : []));
}
