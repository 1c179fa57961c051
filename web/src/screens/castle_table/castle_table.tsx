// The table of The Castle.

import type { Room } from '../../app/room.ts';
import { CASTLE_CELLS, CastleTilePicture } from '../../castle/index.ts';
import { castleText, castleTextsAreHere } from '../../i18n/castle/index.ts';
import { CASTLE_WORDS } from '../../i18n/castle/words.ts';
import { t } from '../../i18n/index.ts';
import type { GameParts } from '../table/game_parts.ts';
import { GameTable } from '../table/game_table.tsx';
import { Hand } from '../table/hand.tsx';
import './castle_table.css';
import { CastleTableBoard } from './castle_table_board.tsx';
import { CastleChoiceIcon } from './choice_icon.tsx';
import { CastleChoiceOutcome, CastleScoredNow } from './choice_outcome.tsx';
import { Goods } from './goods.tsx';
import { SeatGoods } from './seat_goods.tsx';

const PARTS: GameParts = {
  Board: CastleTableBoard,
  Hand,
  Tile: CastleTilePicture,
  ChoiceIcon: CastleChoiceIcon,
  ChoiceOutcome: CastleChoiceOutcome,
  ScoredNow: CastleScoredNow,
  SeatGoods,
  goods: {
    Panel: Goods,
    title: () => castleText('wall.title'),
    icon: 'M5 20V9H3V4h4v2h3V4h4v2h3V4h4v5h-2v11z',
  },
  words: CASTLE_WORDS,
  cellsInUse: () => CASTLE_CELLS,
};

export function CastleTable({ room }: { room: Room }) {
  if (!castleTextsAreHere()) return <p class="loading">{t('app.loading')}</p>;
  return <GameTable room={room} parts={PARTS} />;
}
