// Carcassonne's parts of a table and a replay.

import { chunk } from '../../../net/chunk.ts';
import type { GameView } from '../../../net/protocol.gen.ts';
import { placementsOf } from '../../../play/draft.ts';
import { cellsBeside } from '../../../play/table/cells_beside.ts';
import type { GameParts } from '../../../play/table/game_parts.ts';
import { Hand } from '../../../play/table/hand.tsx';
import { ScoredNow } from '../../../play/table/scored_now.tsx';
import { TilePicture } from '../art.tsx';
import { CarcassonneHelp } from '../lazy_help.ts';
import { textsOf } from '../modules/bring_modules.ts';
import { BROUGHT, broughtBy, CARCASSONNE_TALLY, CHOICES, FIGURES, firstOf } from '../modules/brought.ts';
import { Besides, BoardNotes, FeatureNotes, Ongoing, SeatBelongings } from '../modules/of_modules.tsx';
import { whenDrawn } from '../tiles/index.ts';
import { CARCASSONNE_WORDS } from '../words.ts';
import { ChoiceIcon } from './choice_icon.tsx';
import { ChoiceOutcome, worthFixed } from './choice_outcome.tsx';
import { TableBoard } from './table_board.tsx';

export const PARTS: GameParts = {
  Board: TableBoard,
  Hand,
  Tile: TilePicture,
  choices: CHOICES,
  ChoiceIcon,
  ChoiceOutcome,
  ScoredNow,
  figures: FIGURES,
  singlePieces: broughtBy,
  SeatBelongings,
  Besides,
  Ongoing,
  FeatureNotes,
  BoardNotes,
  shownFree: ['field'],
  kindBeneath: (piece, game) => firstOf(({ kindBeneath }) => kindBeneath?.(piece, game)) ?? null,
  Help: CarcassonneHelp,
  words: CARCASSONNE_WORDS,
  tally: CARCASSONNE_TALLY,
  misfit: chunk(async () => (await import('./misfit.ts')).misfitWords),
  // A tile shows what its module brings where that is not in play, too.
  texts: textsOf,
  worthFixed,
  turnable: true,
  won: (event) => firstOf(({ won }) => won?.(event)) ?? null,
  moment: (event) => firstOf(({ moment }) => moment?.(event)) ?? null,
  whenDrawn,
  shown: (game, rules) => BROUGHT.reduce((now, { shown }) => shown?.(now, rules) ?? now, game),
  cellsBeside: ({ board }: GameView) => cellsBeside(board),
  cellsInUse: ({ board, legal }: GameView) => [...board, ...(legal ? placementsOf(legal) : [])],
};
