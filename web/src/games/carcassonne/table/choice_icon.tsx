// The picture beside a choice of Carcassonne.

import { PieceIcon } from '../../../board/index.ts';
import { isElsewhere } from '../../../play/table/choice_entries.ts';
import type { ChoiceProps } from '../../../play/table/game_parts.ts';
import type { TileInPlay } from '../../../play/words.ts';
import { choiceOf, FIGURES, firstOf } from '../modules/brought.ts';
import { describeTile } from '../tiles/index.ts';

const SIZE = 28;

export function ChoiceIcon({ choices, index, view, game, tile }: ChoiceProps) {
  const { action } = choices[index]!;
  const mine = view.seats[view.you ?? -1]?.colour ?? 'black';
  if (action.type !== 'deploy')
    return <>{choiceOf(action).icon?.(action, { view, game, mine, size: SIZE })}</>;
  const lying = action.feature === undefined || isField(tile, action.feature);
  return (
    <PieceIcon figure={FIGURES[action.piece]} colour={mine} lying={lying} size={SIZE}>
      {isElsewhere(action) && firstOf(({ elsewhere }) => elsewhere)?.badge()}
    </PieceIcon>
  );
}

function isField({ tile, rotation }: TileInPlay, feature: number): boolean {
  return describeTile(tile, rotation).features[feature]?.kind === 'field';
}
