// The Castle's parts of a table and a replay.

import { t } from '../../../i18n/index.ts';
import type { GameParts } from '../../../play/table/game_parts.ts';
import { Hand } from '../../../play/table/hand.tsx';
import { CASTLE_CELLS, CastleTilePicture } from '../index.ts';
import { CastleHelp } from '../lazy_help.ts';
import { CASTLE_TALLY } from '../tally.ts';
import { CASTLE_WORDS } from '../words.ts';
import './castle_table.css';
import { Belongings } from './belongings.tsx';
import { CastleTableBoard } from './castle_table_board.tsx';
import { CastleChoiceIcon } from './choice_icon.tsx';
import { CastleChoiceOutcome, CastleScoredNow } from './choice_outcome.tsx';
import { SeatBelongings } from './seat_belongings.tsx';

export const PARTS: GameParts = {
  Board: CastleTableBoard,
  Hand,
  Tile: CastleTilePicture,
  ChoiceIcon: CastleChoiceIcon,
  ChoiceOutcome: CastleChoiceOutcome,
  ScoredNow: CastleScoredNow,
  SeatBelongings,
  belongings: {
    Panel: Belongings,
    title: () => t('castle.wall.title'),
    icon: 'M5 20V9H3V4h4v2h3V4h4v2h3V4h4v5h-2v11z',
  },
  Help: CastleHelp,
  words: CASTLE_WORDS,
  tally: CASTLE_TALLY,
  whenDrawn: async () => {},
  cellsInUse: () => CASTLE_CELLS,
};
