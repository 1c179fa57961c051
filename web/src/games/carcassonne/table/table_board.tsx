// The board with the turn's additions: legal cells, the tile being aimed, claim slots,
// highlights, last moves, and what modules let choose.

import { useEffect } from 'preact/hooks';
import type { Camera, Highlight } from '../../../board/index.ts';
import type { Scored } from '../../../net/protocol.gen.ts';
import { type FeatureTiles, partsOf } from '../../../play/feature_parts.ts';
import type { BoardPartProps } from '../../../play/table/game_parts.ts';
import { turnBoard } from '../../../play/table/use_board_camera.ts';
import { useTurnOnBoard } from '../../../play/table/use_turn_on_board.ts';
import type { CarcassonneBoardProps } from '../board/board_types.ts';
import { CarcassonneBoard } from '../board/carcassonne_board.tsx';
import { turnedProps } from '../board/turned_props.ts';
import { firstOf, layersIn, piecesIn } from '../modules/brought.ts';
import { type ChoiceTarget, targetsOf } from './targets.ts';

export function TableBoard(props: BoardPartProps) {
  const { view, game, parts, turn, camera, pointed, flash, reading } = props;
  const draft = turn.draft.value;
  const onBoard = useTurnOnBoard(props);
  const decisions = 'done' in draft ? draft.done.length : 0;
  const targets = targetsOf(draft, view, game, parts.words);
  const chosen = draft.step === 'choose' ? draft.chosen : -1;
  const target = targets.findIndex(({ choice }) => choice === chosen);
  useEffect(() => showTargets(camera, targets, target), [camera, decisions, target]);
  return (
    <TurnedBoard
      {...onBoard}
      turns={camera.turns.value}
      onTwist={turnBoard}
      camera={camera.ofBoard}
      pieces={piecesIn(draft, game)}
      layers={layersIn(draft, game)}
      targets={targets}
      selectedTarget={target < 0 ? null : target}
      tried={firstOf(({ tried }) => tried?.(draft, game)) ?? reading?.tried ?? null}
      highlights={[...highlightsOf(pointed, flash), ...(reading?.highlights ?? [])]}
      onTarget={(index) => {
        const { leadsOn, choice, ...cell } = targets[index]!;
        if (!leadsOn) turn.pick(choice);
        else {
          turn.choose(choice); // and then a place on this tile
          camera.zoomToTile(cell);
        }
      }}
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
