// The picture beside a choice of Carcassonne.

import { PieceIcon } from '../../board/index.ts';
import { describeTile } from '../../tiles/index.ts';
import type { ChoiceProps } from './game_parts.ts';

export function ChoiceIcon({ choices, index, view, tile }: ChoiceProps) {
  const { action } = choices[index]!;
  if (action.type !== 'deploy') return null;
  const kind = describeTile(tile.tile, tile.rotation).features[action.feature]?.kind;
  return (
    <PieceIcon
      piece={action.piece}
      colour={view.seats[view.you!]!.colour}
      lying={kind === 'field'}
      size={28}
    />
  );
}
