// How a turn's draft is shown on the board of any game.

import type { BoardLabels, Camera, Cell, ClaimChoice } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';
import type { Action, GameView, RoomView } from '../../net/protocol.gen.ts';
import { isLost } from '../../ui/focus.ts';
import { type Draft, sameCell, waysOf } from '../draft.ts';
import { tileInHand } from '../tile_in_hand.ts';
import { askedOf, type GameWords } from '../words.ts';
import { entriesOf, isElsewhere, isSameDeed } from './choice_entries.ts';
import type { GameParts } from './game_parts.ts';
import { lastWords } from './leads_words.ts';

/** After a claim has been taken back the keyboard continues at the tile, not at the top of the page. */
export function focusGhost(): void {
  if (!isLost() && !document.activeElement!.matches('main')) return;
  document.querySelector<HTMLElement>('.board-cell.is-ghost')?.focus({ preventScroll: true });
}

/** Zooms in for the claim, so that its slots are easy to see and hit; back again after it. */
export function follow(camera: Camera, draft: Draft): void {
  if (draft.step === 'choose' && draft.at !== null && choicesOnTile(draft).length > 0) {
    camera.zoomToTile(draft.at);
  } else if (draft.step !== 'sending') {
    camera.zoomBack();
  }
}

export function ghostOf(draft: Draft, game: GameView) {
  if (draft.step === 'wait' || draft.at === null) return null;
  const laid = draft.events.find((event) => event.type === 'tile_placed');
  const tile = laid?.tile ?? tileInHand(game, draft);
  return tile === null ? null : { ...draft.at, tile, instance: game.board.length };
}

/**
 * The choices with a slot on the tile, with their indices in the draft's list: on the tile just placed, or
 * for the chosen piece on another one.
 */
export function choicesOnTile({ choices, chosen }: Draft & { step: 'choose' }) {
  const wish = choices[chosen]!.action;
  const far = farTile(wish);
  return choices.flatMap(({ action }, index) => {
    if (action.type !== 'deploy') return [];
    const there = farTile(action);
    const wanted =
      far === null ? there === null : there !== null && sameCell(far, there) && isSameDeed(action, wish);
    return wanted ? [{ action, index }] : [];
  });
}

/** The other tile that an action concerns. */
export function farTile(action: Action): Cell | null {
  return isElsewhere(action) ? { x: action.x, y: action.y } : null;
}

export function slotOf(draft: Draft & { step: 'choose' }): number | null {
  const slot = choicesOnTile(draft).findIndex(({ index }) => index === draft.chosen);
  return slot < 0 ? null : slot;
}

export function claimOf(
  draft: Draft,
  view: RoomView,
  game: GameView,
  { words, choices }: Pick<GameParts, 'words' | 'choices'>,
): ClaimChoice | null {
  const { you } = view;
  if (draft.step !== 'choose' || you === null) return null;
  const far = farTile(draft.choices[draft.chosen]!.action);
  const farAway = far && game.board.find((placed) => sameCell(placed, far));
  const tile = farAway ?? ghostOf(draft, game) ?? game.board.at(-1)!;
  const asked = askedOf(view, draft.choices);
  const lines = entriesOf(draft.choices, choices);
  const options = choicesOnTile(draft).map(({ action, index }) => ({
    // The slots of another tile are one entry of the list: its number tells none of them apart.
    ...(far === null && { line: lines.findIndex((entry) => entry.includes(index)) + 1 }),
    feature: action.feature ?? 0,
    ...(action.corner && { corner: action.corner }),
    piece: action.piece,
    label: words.choice(action, tile, game, asked),
  }));
  return { x: tile.x, y: tile.y, seat: you, options };
}

export function boardLabels(draft: Draft, game: GameView, words: GameWords): BoardLabels {
  const { board } = game;
  const last = draft.step === 'place' ? lastWords(draft, words) : null;
  const placements = draft.step === 'place' ? draft.placements : [];
  return {
    board: t('table.board', { n: board.length }),
    laid: t('table.laid'),
    legalCells: t('turn.places'),
    claims: t('turn.claim'),
    targets: t('turn.targets'),
    cell: (cell) => {
      const fits = t('turn.placeFits', { place: words.place(cell), n: cell.rotations.length });
      return [fits, words.cellNote?.(cell, game)].filter(Boolean).join(', ');
    },
    ghost: (ghost) => {
      const aimed = { place: words.place(ghost), tile: words.tile(ghost.tile, ghost.rotation) };
      const rotates = waysOf(ghost, placements) > 1;
      return [t('turn.placeGhost', aimed), rotates && t('turn.ghostRotates'), last].filter(Boolean).join(' ');
    },
  };
}
