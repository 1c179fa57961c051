// What the boards of all games show of the turn, and what a press on them does.

import { useEffect, useMemo } from 'preact/hooks';
import type { BoardProps } from '../../board/index.ts';
import { mapStyle } from '../../ui/settings.ts';
import { sameCell } from '../draft.ts';
import { tileInHand } from '../tile_in_hand.ts';
import {
  boardLabels,
  choicesOnTile,
  claimOf,
  focusGhost,
  follow,
  ghostOf,
  slotOf,
} from './draft_on_board.ts';
import type { BoardPartProps } from './game_parts.ts';
import { lastMoves } from './last_moves.ts';

export function useTurnOnBoard(props: BoardPartProps) {
  const { view, game, parts, turn, camera, reading, over, onEmpty } = props;
  const draft = turn.draft.value;
  const { board } = game;
  const tiles = useMemo(() => board.map((tile, instance) => ({ ...tile, instance })), [board]);
  const moves = useMemo(() => lastMoves(board, view.you), [board, view.you]);
  const latest = board.at(-1);
  useEffect(() => follow(camera, draft), [camera, draft.step]);
  useEffect(() => {
    if (latest && latest.seat !== view.you) camera.reveal(latest);
  }, [camera, board.length]);
  useEffect(focusGhost, [draft.step]);
  return {
    tiles,
    seats: view.seats.map((seat) => ({ colour: seat?.colour ?? ('black' as const) })),
    labels: boardLabels(draft, game, parts.words),
    look: mapStyle.value,
    cells: draft.step === 'place' ? draft.placements : [],
    ghost: ghostOf(draft, game),
    claim: claimOf(draft, view, game, parts),
    selectedClaim: draft.step === 'choose' ? slotOf(draft) : null,
    lastMoves: moves,
    ...reading,
    over: over ?? null,
    ...(onEmpty && { onEmpty }),
    offer: (cell) => ({ ...turn.offerAt(cell), tile: tileInHand(game, draft)!, instance: board.length }),
    onCell: (cell) => turn.chooseCell(cell),
    onRotate: (step, cell) => {
      if (draft.step === 'place' && draft.at !== null && sameCell(draft.at, cell)) turn.rotate(step);
      else turn.chooseCell(cell);
    },
    onSlot: (option) => {
      if (draft.step === 'choose') turn.pick(choicesOnTile(draft)[option]!.index);
    },
  } satisfies Partial<BoardProps>;
}
