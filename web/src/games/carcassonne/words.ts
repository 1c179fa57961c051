// The words of Carcassonne at a table, with each module's additions.

import { sameCell } from '../../board/index.ts';
import { type Key, t, tOr } from '../../i18n/index.ts';
import type {
  Action,
  Deploy,
  Event,
  GameView,
  PieceReturned,
  RoomView,
  Scored,
} from '../../net/protocol.gen.ts';
import {
  type Asked,
  eventWords,
  type GameWords,
  pieceName,
  seatName,
  type TileInPlay,
  termWords,
} from '../../play/words.ts';
import { type ChoiceAt, type ModuleWords, passOrEnd, type Question } from './modules/module_words.ts';
import { MODULE_WORDS } from './modules/words.ts';
import { claimWords, cornerWords, roleWords } from './words/claims.ts';
import { placeName } from './words/places.ts';
import { tileWords } from './words/tiles.ts';

/** The words of the first module that has any. */
function firstOf<Said>(ask: (words: ModuleWords) => Said | undefined): Said | undefined {
  for (const words of MODULE_WORDS) {
    const said = ask(words);
    if (said !== undefined) return said;
  }
  return undefined;
}

const QUESTIONS: readonly Question[] = [
  { asks: (has) => has('draw_again'), words: () => t('turn.redraw'), pass: passOrEnd },
  ...MODULE_WORDS.flatMap(({ questions = [] }) => questions),
  {
    asks: (has) => MODULE_WORDS.some(({ besides = [] }) => besides.some(has)),
    words: () => t('ask.action'),
    pass: 'choice.nothing',
  },
];

function questionIn(among: readonly Action[]): Question | undefined {
  const has = (type: Action['type']) => among.some((action) => action.type === type);
  return QUESTIONS.find(({ asks }) => asks(has, among));
}

/** A choice in few words: "Knight", with sides where the tile has several features of the kind. */
function actionWords(action: Action, tile: TileInPlay, game: GameView, asked: Asked): string {
  switch (action.type) {
    case 'deploy':
      return deployWords(action, tile, game);
    case 'pass':
      return t(passKey(asked));
    case 'draw_again':
      return t('turn.drawAgain');
    default: {
      const choice = firstOf(({ choices }) => choices?.[action.type]) as Worded<Action, ChoiceAt> | undefined;
      return choice?.(action, { tile, game, view: asked.view }) ?? action.type;
    }
  }
}

function passKey(asked: Asked): Key {
  const pass = questionIn(asked.among)?.pass ?? 'turn.none';
  return typeof pass === 'function' ? pass(asked) : pass;
}

/** A function from a table of words by type: uses the entry of its argument's type. */
type Worded<What, At> = (what: What, at: At) => string;

/** Names the place if it is not on the tile just placed. */
function deployWords({ feature, corner, piece, x, y }: Deploy, placed: TileInPlay, game: GameView): string {
  if (feature === undefined) return cornerWords(tOr(`claim.${piece}`, pieceName(piece)), corner ?? 'nw');
  if (x === undefined || y === undefined) return claimWords(placed, feature, piece);
  const there = game.board.find((tile) => sameCell(tile, { x, y })) ?? placed;
  return t('choice.elsewhere', { role: claimWords(there, feature, piece), place: placeName({ x, y }) });
}

/** One line of the log, or null for events without a line. */
function carcassonneEventWords(event: Event, view: RoomView, among: readonly Event[] = []): string | null {
  const name = 'seat' in event ? seatName(view, event.seat) : '';
  const ofModule = firstOf(({ events }) =>
    (events?.[event.type] as EventWorded | undefined)?.(event, name, view),
  );
  if (ofModule !== undefined) return ofModule;
  switch (event.type) {
    case 'piece_deployed':
      return t('log.deployed', { name, role: roleWords(event) });
    case 'scored':
      return scoredWords(event, name);
    case 'piece_returned':
      return returnedWords(event, name);
    case 'tile_set_aside':
      return t('log.setAside');
    case 'chance_drawn':
      return t('log.chanceDrawn', { name, n: event.value });
    default:
      return eventWords(event, view, among, CARCASSONNE_WORDS);
  }
}

type EventWorded = (event: Event, name: string, view: RoomView) => string | undefined;

/** Pieces that return for a reason other than scoring. */
function returnedWords({ piece, reason }: PieceReturned, name: string): string | null {
  const line = reason && firstOf(({ returned }) => returned?.[reason]);
  return line ? t(line, { name, owner: name, piece: pieceName(piece) }) : null;
}

function scoredWords(event: Scored, name: string): string {
  const { points, feature, reason } = event;
  const values = {
    name,
    n: points,
    feature: feature === undefined ? '' : tOr(`feature.${feature}`, feature),
  };
  const line = firstOf(({ scored }) => scored?.[reason]);
  return line?.(event, values) ?? t(points < 0 ? 'log.lost' : 'log.scored', values);
}

export const CARCASSONNE_WORDS: GameWords = {
  place: placeName,
  tile: tileWords,
  question: (game, asked) => questionIn(asked.among)?.words(game, asked) ?? t('turn.claim'),
  choice: actionWords,
  role: roleWords,
  event: carcassonneEventWords,
  part: (game, view) => firstOf(({ part }) => part?.(game, view)) ?? null,
  givesTile: (events) => MODULE_WORDS.some(({ givesTile }) => givesTile?.(events) ?? false),
  feature: (kind) => tOr(`feature.${kind}`, kind),
  scoreLine: (line, alone) => termWords(line, tOr, alone),
};
