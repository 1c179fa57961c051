// The board of The Castle with the turn's additions.

import { useEffect } from 'preact/hooks';
import type { Highlight } from '../../../board/index.ts';
import { t } from '../../../i18n/index.ts';
import type { GameView, RoomView } from '../../../net/protocol.gen.ts';
import { type Draft, sameCell, scoresOf } from '../../../play/draft.ts';
import { type FeaturePart, type FeatureTiles, partsOf } from '../../../play/feature_parts.ts';
import { piecesIn } from '../../../play/table/decided.ts';
import { choicesOnTile } from '../../../play/table/draft_on_board.ts';
import type { BoardPartProps } from '../../../play/table/game_parts.ts';
import { useTurnOnBoard } from '../../../play/table/use_turn_on_board.ts';
import type { PendingFeature } from '../board/board_types.ts';
import { CastleBoard } from '../board/castle_board.tsx';
import { PLAN } from '../tiles/catalogue.ts';
import { featureName, kindAt } from '../words.ts';
import { areaShown } from './area_shown.ts';

export function TableBoard(props: BoardPartProps) {
  const { view, game, turn, camera, pointed, flash, reading } = props;
  const draft = turn.draft.value;
  const onBoard = useTurnOnBoard(props);
  const area = (game.empty_area ?? []).map(([x, y]) => ({ x, y }));
  const shown = [...flash, ...(pointed ? [pointed] : [])];
  const hasSlots = draft.step === 'choose' && choicesOnTile(draft).length > 0;
  useEffect(
    () => () => {
      areaShown.value = false; // it is another one after the next tile
    },
    [game.board.at(-1)],
  );
  return (
    <CastleBoard
      {...onBoard}
      camera={camera}
      pieces={piecesIn(draft, game)}
      labels={{ ...onBoard.labels, pending: t('castle.ask.pending') }}
      s2Court={courtOf(view)}
      keeps={game.keeps}
      corners={(game.corners_left ?? []).map((corner) => PLAN.corners[corner]!)}
      scores={game.seats.map(({ score }) => score)}
      claim={hasSlots ? onBoard.claim : null}
      pending={waiting(draft, game)}
      selectedPending={draft.step === 'choose' ? draft.chosen : null}
      area={areaShown.value || shown.some(isForKeep) ? area : []}
      highlights={[
        ...(reading?.highlights ?? []),
        ...highlightsOf(flash, 'scored'),
        ...(pointed ? highlightsOf([pointed], 'hover') : []),
        ...decided(game),
      ]}
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
function waitingParts({ pending = [], pending_extents = [] }: GameView, named: FeaturePart): FeaturePart[] {
  const index = pending.findIndex((other) => sameCell(other, named) && other.feature === named.feature);
  const extent = pending_extents[index];
  return extent ? partsOf(extent) : [];
}

const isForKeep = ({ feature }: FeatureTiles): boolean => feature === 'keep';

function highlightsOf(events: readonly FeatureTiles[], style: Highlight['style']): Highlight[] {
  return events.flatMap(partsOf).map((part) => ({ ...part, style }));
}
