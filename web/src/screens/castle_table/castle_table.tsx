// The table of The Castle.

import type { Room } from '../../app/room.ts';
import { CASTLE_CELLS, CastleTilePicture } from '../../castle/index.ts';
import { LAND_WORDS } from '../../i18n/words.ts';
import { ChoiceIcon } from '../table/choice_icon.tsx';
import type { GameParts } from '../table/game_parts.ts';
import { GameTable } from '../table/game_table.tsx';
import { Hand } from '../table/hand.tsx';
import { ChoiceOutcome } from '../table/outcome.tsx';
import { CastleTableBoard } from './castle_table_board.tsx';

const PARTS: GameParts = {
  Board: CastleTableBoard,
  Hand,
  Tile: CastleTilePicture,
  ChoiceIcon,
  ChoiceOutcome,
  words: LAND_WORDS,
  cellsInUse: () => CASTLE_CELLS,
};

export function CastleTable({ room }: { room: Room }) {
  return <GameTable room={room} parts={PARTS} />;
}
