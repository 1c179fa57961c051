// The table of The Castle.

import { t } from '../../../i18n/index.ts';
import type { Room } from '../../../play/room.ts';
import type { GameParts } from '../../../play/table/game_parts.ts';
import { GameTable } from '../../../play/table/game_table.tsx';
import { Hand } from '../../../play/table/hand.tsx';
import { castleText, castleTextsAreHere } from '../i18n/index.ts';
import { CASTLE_CELLS, CastleTilePicture } from '../index.ts';
import { CastleHelp } from '../lazy_help.ts';
import { CASTLE_WORDS } from '../words.ts';
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
  Help: CastleHelp,
  words: CASTLE_WORDS,
  whenDrawn: async () => {},
  cellsInUse: () => CASTLE_CELLS,
};

export function CastleTable({ room }: { room: Room }) {
  if (!castleTextsAreHere()) return <p class="loading">{t('app.loading')}</p>;
  return <GameTable room={room} parts={PARTS} />;
}
