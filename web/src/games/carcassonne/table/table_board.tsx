// The board with the turn's additions: legal cells, the tile being aimed, claim slots,
// highlights, last moves.

import { useEffect, useMemo } from 'preact/hooks';
import type { Camera, Highlight } from '../../../board/index.ts';
import type { Scored } from '../../../net/protocol.gen.ts';
import { sameCell } from '../../../play/draft.ts';
import { type FeatureTiles, partsOf } from '../../../play/feature_parts.ts';
import {
  boardLabels,
  choicesOnTile,
  claimOf,
  focusGhost,
  follow,
  ghostOf,
  slotOf,
} from '../../../play/table/draft_on_board.ts';
import type { BoardPartProps } from '../../../play/table/game_parts.ts';
import { lastMoves } from '../../../play/table/last_moves.ts';
import { turnBoard } from '../../../play/table/use_board_camera.ts';
import { mapStyle } from '../../../ui/settings.ts';
import type { CarcassonneBoardProps } from '../board/board_types.ts';
import { CarcassonneBoard } from '../board/carcassonne_board.tsx';
import { turnedProps } from '../board/turned_props.ts';
import { firstOf, layersIn, piecesIn } from '../modules/brought.ts';
import { type ChoiceTarget, targetsOf } from './targets.ts';

export function TableBoard(props: BoardPartProps) {
  const { view, game, parts, turn, camera, pointed, flash, reading, over, onEmpty } = props;
  const draft = turn.draft.value;
  const { board } = game;
  const tiles = useMemo(() => board.map((tile, instance) => ({ ...tile, instance })), [board]);
  const seats = view.seats.map((seat) => ({ colour: seat?.colour ?? ('black' as const) }));
  const ghost = ghostOf(draft, game);
  const claim = claimOf(draft, view, game, parts);
  const decisions = 'done' in draft ? draft.done.length : 0;
  const targets = targetsOf(draft, view, game, parts.words);
  const chosen = draft.step === 'choose' ? draft.chosen : -1;
  const target = targets.findIndex(({ choice }) => choice === chosen);
  const moves = useMemo(() => lastMoves(board, view.you), [board, view.you]);
  const latest = board.at(-1)!;

  useEffect(() => follow(camera, draft), [camera, draft.step]);
  useEffect(() => {
    if (latest.seat !== view.you) camera.reveal(latest);
  }, [camera, board.length]);
  useEffect(focusGhost, [draft.step]);
  useEffect(() => showTargets(camera, targets, target), [camera, decisions, target]);

  return (
    <TurnedBoard
      turns={camera.turns.value}
      onTwist={turnBoard}
      camera={camera.ofBoard}
      tiles={tiles}
      pieces={piecesIn(draft, game)}
      seats={seats}
      labels={boardLabels(draft, game, parts.words)}
      look={mapStyle.value}
      cells={draft.step === 'place' ? (game.legal?.placements ?? []) : []}
      ghost={ghost}
      claim={claim}
      selectedClaim={draft.step === 'choose' ? slotOf(draft) : null}
      layers={layersIn(draft, game)}
      targets={targets}
      selectedTarget={target < 0 ? null : target}
      lastMoves={moves}
      {...reading}
      over={over ?? null}
      {...(onEmpty && { onEmpty })}
      tried={firstOf(({ tried }) => tried?.(draft, game)) ?? reading?.tried ?? null}
      highlights={[...highlightsOf(pointed, flash), ...(reading?.highlights ?? [])]}
      offer={(cell) => ({ ...turn.offerAt(cell), tile: game.tile!, instance: board.length })}
      onCell={(cell) => turn.chooseCell(cell)}
      onRotate={(step, cell) => {
        if (draft.step === 'place' && draft.at !== null && sameCell(draft.at, cell)) turn.rotate(step);
        else turn.chooseCell(cell);
      }}
      onTarget={(index) => {
        const { leadsOn, choice, ...cell } = targets[index]!;
        if (!leadsOn) turn.pick(choice);
        else {
          turn.choose(choice); // and then a place on this tile
          camera.zoomToTile(cell);
        }
      }}
      onSlot={(option) => draft.step === 'choose' && turn.pick(choicesOnTile(draft)[option]!.index)}
    />
  );
}

function TurnedBoard({ turns, ...props }: CarcassonneBoardProps & { turns: number }) {
  return <CarcassonneBoard {...turnedProps(props, turns)} />;
}

/**
 * A choice made from the list may be outside the window: then all of its kind are shown. While one must be
 * chosen from the board, all are.
 */
function showTargets(camera: Camera, targets: readonly ChoiceTarget[], chosen: number): void {
  const target = targets[chosen];
  const wanted = targets.filter(({ act, sought }) => (target ? act === target.act : sought));
  const inView =
    target === undefined ? wanted.every((cell) => camera.isVisible(cell)) : camera.isVisible(target);
  if (wanted.length > 0 && !inView) camera.glanceAt(wanted);
}

function highlightsOf(pointed: Scored | null, flash: readonly FeatureTiles[]): Highlight[] {
  const mark = (event: FeatureTiles, style: Highlight['style']) =>
    partsOf(event).map((part) => ({ ...part, style }));
  return [...flash.flatMap((event) => mark(event, 'scored')), ...(pointed ? mark(pointed, 'hover') : [])];
}
