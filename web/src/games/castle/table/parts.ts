// The Castle's parts of a table and a replay.

import { t } from '../../../i18n/index.ts';
import type { GameParts } from '../../../play/table/game_parts.ts';
import { Hand } from '../../../play/table/hand.tsx';
import { CastleTilePicture } from '../art.tsx';
import { WALL_CELLS } from '../board/wall_map.ts';
import { CastleHelp } from '../lazy_help.ts';
import { CASTLE_TALLY } from '../tally.ts';
import { CASTLE_WORDS } from '../words.ts';
import './table.css';
import { Belongings } from './belongings.tsx';
import { ChoiceIcon } from './choice_icon.tsx';
import { CastleScoredNow, ChoiceOutcome } from './choice_outcome.tsx';
import { SeatBelongings } from './seat_belongings.tsx';
import { TableBoard } from './table_board.tsx';

export const PARTS: GameParts = {
  Board: TableBoard,
  Hand,
  Tile: CastleTilePicture,
  ChoiceIcon,
  ChoiceOutcome,
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
  cellsInUse: () => WALL_CELLS,
};
