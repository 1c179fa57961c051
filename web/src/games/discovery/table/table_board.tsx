// The board of The Discovery with the turn's additions: the own followers that may be taken back.

import { useEffect } from 'preact/hooks';
import type { Camera, Highlight } from '../../../board/index.ts';
import { t } from '../../../i18n/index.ts';
import type { GameView, RoomView } from '../../../net/protocol.gen.ts';
import { type Draft, scoresOf } from '../../../play/draft.ts';
import { type FeatureTiles, partsOf } from '../../../play/feature_parts.ts';
import { piecesIn } from '../../../play/table/decided.ts';
import { choicesOnTile } from '../../../play/table/draft_on_board.ts';
import type { BoardPartProps } from '../../../play/table/game_parts.ts';
import { useTurnOnBoard } from '../../../play/table/use_turn_on_board.ts';
import { signed } from '../../../play/words.ts';
import type { TakenFollower } from '../board/board_types.ts';
import { DiscoveryBoard } from '../board/discovery_board.tsx';
import { followerWords } from '../words.ts';
import { takenPoints } from './taken_points.ts';

export function TableBoard(props: BoardPartProps) {
  const { view, game, turn, camera, pointed, flash, reading } = props;
  const draft = turn.draft.value;
  const onBoard = useTurnOnBoard(props);
  const followers = followersIn(draft, view, game);
  const chosen = draft.step === 'choose' ? draft.chosen : -1;
  const selected = followers.findIndex(({ choice }) => choice === chosen);
  useEffect(() => showFollower(camera, followers[selected]), [camera, selected]);
  const hasSlots = draft.step === 'choose' && choicesOnTile(draft).length > 0;
  return (
    <DiscoveryBoard
      {...onBoard}
      camera={camera}
      pieces={piecesIn(draft, game)}
      claim={hasSlots ? onBoard.claim : null}
      followers={followers}
      selectedFollower={selected < 0 ? null : selected}
      highlights={[
        ...(reading?.highlights ?? []),
        ...highlightsOf(flash, 'scored'),
        ...(pointed ? highlightsOf([pointed], 'hover') : []),
        ...chosenRegion(draft),
      ]}
      onFollower={(index) => turn.pick(followers[index]!.choice)}
    />
  );
}

interface ChosenFollower extends TakenFollower {
  /** Index into the choices. */
  readonly choice: number;
}

/** Those that the player may take back, each with what that scores. */
function followersIn(draft: Draft, view: RoomView, game: GameView): ChosenFollower[] {
  if (draft.step !== 'choose') return [];
  return draft.choices.flatMap((offered, choice) => {
    const { action } = offered;
    if (action.type !== 'take_follower') return [];
    const { x, y, feature } = action;
    const points = takenPoints(offered, view);
    const name = followerWords(action, game);
    return [
      {
        x,
        y,
        feature,
        choice,
        tag: points === null ? '' : signed(points),
        label: points === null ? name : `${name}, ${t('seat.points', { n: points })}`,
      },
    ];
  });
}

/** One chosen from the list may be outside the window. */
function showFollower(camera: Camera, follower: TakenFollower | undefined): void {
  if (follower !== undefined && !camera.isVisible(follower)) camera.glanceAt([follower]);
}

/** The region of the follower that would be taken back. */
function chosenRegion(draft: Draft): Highlight[] {
  if (draft.step !== 'choose') return [];
  const { action, events } = draft.choices[draft.chosen]!;
  return action.type === 'take_follower' ? highlightsOf(scoresOf(events ?? []), 'claim') : [];
}

function highlightsOf(events: readonly FeatureTiles[], style: Highlight['style']): Highlight[] {
  return events.flatMap(partsOf).map((part) => ({ ...part, style }));
}
