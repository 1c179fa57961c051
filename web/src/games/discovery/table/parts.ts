// The Discovery's parts of a table and a replay.

import { isPlacement } from '../../../play/draft.ts';
import { cellsBeside } from '../../../play/table/cells_beside.ts';
import type { GameParts } from '../../../play/table/game_parts.ts';
import { Hand } from '../../../play/table/hand.tsx';
import { ScoredNow } from '../../../play/table/scored_now.tsx';
import { DiscoveryTilePicture } from '../art.tsx';
import { DiscoveryHelp } from '../lazy_help.ts';
import { DISCOVERY_TALLY } from '../tally.ts';
import { DISCOVERY_WORDS } from '../words.ts';
import './table.css';
import { ChoiceIcon } from './choice_icon.tsx';
import { ChoiceOutcome } from './choice_outcome.tsx';
import { FeatureNotes } from './feature_notes.tsx';
import { OtherTile } from './other_tile.tsx';
import { SeatBelongings } from './seat_belongings.tsx';
import { TableBoard } from './table_board.tsx';

export const PARTS: GameParts = {
  Board: TableBoard,
  Hand,
  Tile: DiscoveryTilePicture,
  choices: { take_follower: { pictured: true } },
  ChoiceIcon,
  ChoiceOutcome,
  ScoredNow,
  SeatBelongings,
  Besides: OtherTile,
  FeatureNotes,
  choosing: { mark: 'take_back', words: 'discovery.coach.choose' },
  Help: DiscoveryHelp,
  words: DISCOVERY_WORDS,
  tally: DISCOVERY_TALLY,
  whenDrawn: async () => {},
  cellsBeside: ({ board }) => cellsBeside(board),
  cellsInUse: ({ board, legal }) => [
    ...board,
    ...(legal?.placements ?? []),
    ...(legal?.actions ?? []).filter(isPlacement),
  ],
};
