// The picture beside a choice of The Discovery: who goes where, or who comes home with how much.

import { PieceIcon } from '../../../board/index.ts';
import { featureIn } from '../../../play/feature_in.ts';
import type { ChoiceProps } from '../../../play/table/game_parts.ts';
import { signed } from '../../../play/words.ts';
import { describeDiscoveryTile } from '../tiles/describe.ts';
import { KindSign } from './kind_sign.tsx';
import { takenPoints } from './taken_points.ts';

export function ChoiceIcon({ choices, index, view, game, tile, survey }: ChoiceProps) {
  const { action } = choices[index]!;
  const { colour } = view.seats[view.you!]!;
  switch (action.type) {
    case 'deploy': {
      const { kind } = describeDiscoveryTile(tile.tile, tile.rotation).features[action.feature!]!;
      const worth = featureIn(survey, tile, action.feature!)?.taken_back?.points;
      return <Going kind={kind} worth={worth === undefined ? '' : String(worth)} colour={colour} />;
    }
    case 'take_follower': {
      const placed = game.board.find(({ x, y }) => x === action.x && y === action.y)!;
      const { kind } = describeDiscoveryTile(placed.tile, placed.rotation).features[action.feature]!;
      const points = takenPoints(choices[index]!, view);
      return <Going kind={kind} worth={points === null ? '' : signed(points)} colour={colour} home />;
    }
    default:
      return null;
  }
}

interface GoingProps {
  kind: Parameters<typeof KindSign>[0]['kind'];
  colour: Parameters<typeof PieceIcon>[0]['colour'];
  worth: string;
  /** It comes home, and scores. */
  home?: boolean;
}

function Going({ kind, colour, worth, home = false }: GoingProps) {
  return (
    <span class={home ? 'discovery-going is-home' : 'discovery-going'} aria-hidden="true">
      <KindSign kind={kind} size={28} />
      <PieceIcon colour={colour} size={24} />
      {worth !== '' && <b>{worth}</b>}
    </span>
  );
}
