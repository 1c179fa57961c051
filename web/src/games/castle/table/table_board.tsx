// The board of The Castle with the turn's additions.

import { useEffect, useMemo } from 'preact/hooks';
import type { Highlight } from '../../../board/index.ts';
import { t } from '../../../i18n/index.ts';
import type { GameView, RoomView } from '../../../net/protocol.gen.ts';
import { type Draft, sameCell, scoresOf } from '../../../play/draft.ts';
import { type FeatureTiles, type Part, partsOf } from '../../../play/feature_parts.ts';
import { piecesIn } from '../../../play/table/decided.ts';
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
import { mapStyle } from '../../../ui/settings.ts';
import type { PendingFeature } from '../board/board_types.ts';
import { CastleBoard } from '../board/castle_board.tsx';
import { PLAN } from '../tiles/catalogue.ts';
import { CASTLE_WORDS, featureName, kindAt } from '../words.ts';
import { areaShown } from './area_shown.ts';

export function TableBoard(props: BoardPartProps) {
  const { view, game, turn, camera, pointed, flash, reading, over, onEmpty } = props;
  const draft = turn.draft.value;
  const { board } = game;
  const s2Court = courtOf(view);
  const tiles = useMemo(() => board.map((tile, instance) => ({ ...tile, instance })), [board]);
  const seats = view.seats.map((seat) => ({ colour: seat?.colour ?? ('black' as const) }));
  const moves = useMemo(() => lastMoves(board, view.you), [board, view.you]);
  const area = (game.empty_area ?? []).map(([x, y]) => ({ x, y }));
  const shown = [...flash, ...(pointed ? [pointed] : [])];
  const latest = board.at(-1);
  const hasSlots = draft.step === 'choose' && choicesOnTile(draft).length > 0;

  useEffect(() => follow(camera, draft), [camera, draft.step]);
  useEffect(() => {
    if (latest && latest.seat !== view.you) camera.reveal(latest);
  }, [camera, board.length]);
  useEffect(focusGhost, [draft.step]);
  useEffect(
    () => () => {
      areaShown.value = false; // it is another one after the next tile
    },
    [latest],
  );

  return (
    <CastleBoard
      camera={camera}
      tiles={tiles}
      pieces={piecesIn(draft, game)}
      seats={seats}
      labels={{ ...boardLabels(draft, game, CASTLE_WORDS), pending: t('castle.ask.pending') }}
      look={mapStyle.value}
      s2Court={s2Court}
      keeps={game.keeps}
      corners={(game.corners_left ?? []).map((corner) => PLAN.corners[corner]!)}
      scores={game.seats.map(({ score }) => score)}
      cells={draft.step === 'place' ? (game.legal?.placements ?? []) : []}
      ghost={ghostOf(draft, game)}
      claim={hasSlots ? claimOf(draft, view, game, props.parts) : null}
      selectedClaim={draft.step === 'choose' ? slotOf(draft) : null}
      pending={waiting(draft, game)}
      selectedPending={draft.step === 'choose' ? draft.chosen : null}
      area={areaShown.value || shown.some(isForKeep) ? area : []}
      lastMoves={moves}
      {...reading}
      over={over ?? null}
      {...(onEmpty && { onEmpty })}
      highlights={[
        ...(reading?.highlights ?? []),
        ...highlightsOf(flash, 'scored'),
        ...(pointed ? highlightsOf([pointed], 'hover') : []),
        ...decided(game),
      ]}
      offer={(cell) => ({ ...turn.offerAt(cell), tile: game.tile!, instance: board.length })}
      onCell={(cell) => turn.chooseCell(cell)}
      onRotate={(step, cell) => {
        if (draft.step === 'place' && draft.at !== null && sameCell(draft.at, cell)) turn.rotate(step);
        else turn.chooseCell(cell);
      }}
      onSlot={(option) => draft.step === 'choose' && turn.pick(choicesOnTile(draft)[option]!.index)}
      onPending={(index) => turn.pick(index)}
    />
  );
}

function courtOf({ rules }: RoomView): 'joined' | 'split' {
  return rules.options.castle_s2_court === 'split' ? 'split' : 'joined';
}

/** Completed features among which the next is chosen, numbered as in the hand. */
function waiting(draft: Draft, game: GameView): PendingFeature[] {
  if (draft.step !== 'choose') return [];
  return draft.choices.flatMap(({ action, events }) => {
    if (action.type !== 'score_next') return [];
    const scored = scoresOf(events ?? [])[0];
    const points = scored ? [t('seat.points', { n: scored.points })] : [];
    return [
      {
        parts: waitingParts(game, action),
        label: [featureName(kindAt(game.board, action)), ...points].join(', '),
      },
    ];
  });
}

/** The feature whose doubling is asked for. */
function decided(game: GameView): Highlight[] {
  return (game.pending ?? [])
    .filter((feature) => feature.decided)
    .flatMap((feature) => waitingParts(game, feature))
    .map((part) => ({ ...part, style: 'claim' }));
}

/** The parts of the feature that waits under this name. */
function waitingParts({ pending = [], pending_extents = [] }: GameView, named: Part): Part[] {
  const index = pending.findIndex((other) => sameCell(other, named) && other.feature === named.feature);
  const extent = pending_extents[index];
  return extent ? partsOf(extent) : [];
}

const isForKeep = ({ feature }: FeatureTiles): boolean => feature === 'keep';

function highlightsOf(events: readonly FeatureTiles[], style: Highlight['style']): Highlight[] {
  return events.flatMap(partsOf).map((part) => ({ ...part, style }));
}
