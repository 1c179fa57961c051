// The board with what the turn adds to it: legal cells, the tile being aimed, claim slots, highlights, last moves.

import { useEffect, useMemo } from 'preact/hooks';
import { partsOf } from '../../app/feature_parts.ts';
import { mapStyle } from '../../app/settings.ts';
import type { Draft } from '../../app/turn.ts';
import { sameCell } from '../../app/turn.ts';
import { Board, type BoardLabels, type Camera, type ClaimChoice, type Highlight } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';
import { actionWords, placeName, tileWords } from '../../i18n/words.ts';
import type { GameView, PlacedTile, Scored } from '../../net/protocol.gen.ts';
import type { BoardPartProps } from './game_parts.ts';
import { lastMoves } from './last_moves.ts';

export function TableBoard({ view, game, turn, camera, pointed, flash }: BoardPartProps) {
  const draft = turn.draft.value;
  const { board } = game;
  const tiles = useMemo(() => board.map((tile, instance) => ({ ...tile, instance })), [board]);
  const seats = view.seats.map((seat) => ({ colour: seat?.colour ?? ('black' as const) }));
  const ghost = ghostOf(draft, game);
  const claim = claimOf(draft, game, view.you);
  const moves = useMemo(() => lastMoves(board, view.you), [board, view.you]);
  const latest = board.at(-1)!;

  useEffect(() => follow(camera, draft), [camera, draft.step]);
  useEffect(() => {
    if (latest.seat !== view.you) camera.reveal(latest);
    const legal = game.legal?.placements ?? [];
    if (!legal.every((cell) => camera.isVisible(cell))) camera.fit([...board, ...legal]);
  }, [camera, latest, view.you]);
  useEffect(focusGhost, [draft.step]);

  return (
    <Board
      camera={camera}
      tiles={tiles}
      pieces={game.pieces}
      seats={seats}
      labels={labelsFor(board.length)}
      look={mapStyle.value}
      cells={draft.step === 'place' ? (game.legal?.placements ?? []) : []}
      ghost={ghost}
      claim={claim}
      selectedClaim={draft.step === 'choose' ? slotOf(draft) : null}
      lastMoves={moves}
      highlights={highlightsOf(board, pointed, flash)}
      onCell={(cell) => turn.chooseCell(cell)}
      onRotate={(step, cell) => {
        if (draft.step === 'place' && draft.at !== null && sameCell(draft.at, cell)) turn.rotate(step);
        else turn.chooseCell(cell);
      }}
      onSlot={(option) => draft.step === 'choose' && turn.choose(choicesOnTile(draft)[option]!.index)}
    />
  );
}

/** After taking back a claim the keyboard goes on at the tile, not at the top of the page. */
function focusGhost(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('.board-cell.is-ghost')?.focus({ preventScroll: true });
}

/** A tile this wide keeps slots far enough apart for a mouse; a thumb needs the camera's own measure. */
const MOUSE_TILE_PX = 150;

/** Closer for the claim, so that its slots are far enough apart for a thumb; back again after it. */
function follow(camera: Camera, draft: Draft): void {
  if (draft.step === 'choose' && draft.at !== null && choicesOnTile(draft).length > 0) {
    camera.zoomToTile(draft.at, matchMedia('(pointer: fine)').matches ? MOUSE_TILE_PX : undefined);
  }
  if (draft.step === 'place' || draft.step === 'wait') camera.zoomBack();
}

function ghostOf(draft: Draft, game: GameView) {
  if (draft.step === 'wait' || draft.at === null || game.tile === null) return null;
  return { ...draft.at, tile: game.tile, instance: game.board.length };
}

/** The choices that have a slot on the tile, with their places in the draft's list. */
function choicesOnTile({ choices }: Draft & { step: 'choose' }) {
  return choices.flatMap(({ action }, index) => (action.type === 'deploy' ? [{ action, index }] : []));
}

function slotOf(draft: Draft & { step: 'choose' }): number | null {
  const slot = choicesOnTile(draft).findIndex(({ index }) => index === draft.chosen);
  return slot < 0 ? null : slot;
}

function claimOf(draft: Draft, game: GameView, you: number | null): ClaimChoice | null {
  if (draft.step !== 'choose' || you === null) return null;
  const tile = ghostOf(draft, game) ?? game.board.at(-1)!;
  const options = choicesOnTile(draft).map(({ action }) => ({
    feature: action.feature,
    piece: action.piece,
    label: actionWords(action, tile),
  }));
  return { x: tile.x, y: tile.y, seat: you, options };
}

function highlightsOf(
  board: readonly PlacedTile[],
  pointed: Scored | null,
  flash: readonly Scored[],
): Highlight[] {
  const mark = (event: Scored, style: Highlight['style']) =>
    partsOf(event, board).map((part) => ({ ...part, style }));
  return [...flash.flatMap((event) => mark(event, 'scored')), ...(pointed ? mark(pointed, 'hover') : [])];
}

function labelsFor(tiles: number): BoardLabels {
  return {
    board: t('table.board', { n: tiles }),
    legalCells: t('turn.places'),
    claims: t('turn.claim'),
    cell: (cell) => t('turn.placeFits', { place: placeName(cell), n: cell.rotations.length }),
    ghost: (ghost) =>
      t('turn.placeGhost', { place: placeName(ghost), tile: tileWords(ghost.tile, ghost.rotation) }),
  };
}
