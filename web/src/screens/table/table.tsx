// The table of Carcassonne.

import type { Room } from '../../app/room.ts';
import { LAND_WORDS } from '../../i18n/words.ts';
import type { GameView } from '../../net/protocol.gen.ts';
import { TilePicture } from '../../tiles/index.ts';
import { ChoiceIcon } from './choice_icon.tsx';
import type { GameParts } from './game_parts.ts';
import { GameTable } from './game_table.tsx';
import { Hand } from './hand.tsx';
import { ChoiceOutcome, ScoredNow } from './outcome.tsx';
import { Ransoms } from './ransoms.tsx';
import { withRiverEnds } from './river_ends.ts';
import { TableBoard } from './table_board.tsx';
import { TowerGoods } from './tower_goods.tsx';

const PARTS: GameParts = {
  Board: TableBoard,
  Hand,
  Tile: TilePicture,
  ChoiceIcon,
  ChoiceOutcome,
  ScoredNow,
  SeatGoods: TowerGoods,
  Besides: Ransoms,
  words: LAND_WORDS,
  shown: withRiverEnds,
  cellsInUse: ({ board, legal }: GameView) => [...board, ...(legal?.placements ?? [])],
};

export function Table({ room }: { room: Room }) {
  return <GameTable room={room} parts={PARTS} />;
}
