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
import { placeName } from '../../play/place_name.ts';
import {
  type Asked,
  eventWords,
  type GameWords,
  pieceName,
  seatName,
  type TileInPlay,
  termWords,
} from '../../play/words.ts';
import { BROUGHT, firstOf } from './modules/brought.ts';
import { type ChoiceAt, passOrEnd, type Question } from './modules/module_words.ts';
import { claimWords, cornerWords, roleWords } from './words/claims.ts';
import { tileWords } from './words/tiles.ts';

const DRAW_AGAIN: Question = {
  asks: (has) => has('draw_again'),
  words: () => t('turn.redraw'),
  pass: passOrEnd,
};
const BESIDES: Question = {
  asks: (has) => BROUGHT.some(({ words }) => words?.besides?.some(has)),
  words: () => t('ask.action'),
  pass: 'choice.nothing',
};

function questionIn({ among, view }: Asked): Question | undefined {
  const has = (type: Action['type']) => among.some((action) => action.type === type);
  const asking = ({ asks }: Question) => asks(has, among, view.game?.phase);
  return [DRAW_AGAIN, ...BROUGHT.flatMap(({ words }) => words?.questions ?? []), BESIDES].find(asking);
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
      const choice = firstOf(({ words }) => words?.choices?.[action.type]) as
        | Worded<Action, ChoiceAt>
        | undefined;
      return choice?.(action, { tile, game, view: asked.view }) ?? action.type;
    }
  }
}

function passKey(asked: Asked): Key {
  const pass = questionIn(asked)?.pass ?? 'turn.none';
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
  const ofModule = firstOf(({ words }) =>
    (words?.events?.[event.type] as EventWorded | undefined)?.(event, name, view),
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
      if (BROUGHT.some(({ words }) => words?.streams?.includes(event.stream))) return null;
      return t('log.chanceDrawn', { name, n: event.value });
    default:
      return eventWords(event, view, among, CARCASSONNE_WORDS);
  }
}

type EventWorded = (event: Event, name: string, view: RoomView) => string | undefined;

/** Pieces that return for a reason other than scoring. */
function returnedWords({ piece, reason }: PieceReturned, name: string): string | null {
  const line = reason && firstOf(({ words }) => words?.returned?.[reason]);
  return line ? t(line, { name, owner: name, piece: pieceName(piece) }) : null;
}

function scoredWords(event: Scored, name: string): string {
  const { points, feature, reason } = event;
  const values = {
    name,
    n: points,
    feature: feature === undefined ? '' : tOr(`feature.${feature}`, feature),
  };
  const line = firstOf(({ words }) => words?.scored?.[reason]);
  return line?.(event, values) ?? t(points < 0 ? 'log.lost' : 'log.scored', values);
}

/** Why there is something to do besides one's own turn with a tile. */
function partWords(game: GameView, view: RoomView): string | null {
  for (const { words } of BROUGHT) {
    const part = words?.part?.(game, view);
    if (part !== undefined) return part;
  }
  return null;
}

export const CARCASSONNE_WORDS: GameWords = {
  place: placeName,
  tile: tileWords,
  question: (game, asked) => questionIn(asked)?.words(game, asked) ?? t('turn.claim'),
  choice: actionWords,
  role: roleWords,
  event: carcassonneEventWords,
  part: partWords,
  givesTile: (events) => BROUGHT.some(({ words }) => words?.givesTile?.(events) ?? false),
  cellNote: (cell, game) => firstOf(({ words }) => words?.cellNote?.(cell, game)) ?? null,
  unseenNote: (game) => firstOf(({ words }) => words?.unseenNote?.(game)) ?? null,
  called: (game) => firstOf(({ words }) => words?.called?.(game)) ?? null,
  feature: (kind) => tOr(`feature.${kind}`, kind),
  scoreLine: (line, alone) => termWords(line, tOr, alone),
};
