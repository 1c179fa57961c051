// The picture beside a choice of The Castle.

import { PieceIcon } from '../../../board/index.ts';
import type { ChoiceProps } from '../../../play/table/game_parts.ts';
import { WallTilePicture } from '../board/wall_tile.tsx';
import { describeCastleTile } from '../tiles/describe.ts';

export function ChoiceIcon({ choices, index, view, tile }: ChoiceProps) {
  const { action } = choices[index]!;
  switch (action.type) {
    case 'deploy': {
      const { kind } = describeCastleTile(tile.tile, tile.rotation).features[action.feature!]!;
      const { colour } = view.seats[view.you!]!;
      return <PieceIcon colour={colour} lying={kind === 'court'} size={28} />;
    }
    case 'use_wall_tile':
      return <WallTilePicture number={action.wall_tile} size={40} />;
    case 'score_next':
      return <span class="order-number">{index + 1}</span>;
    default:
      return null;
  }
}
