// Words common to all games; GameWords has the differences.

import type { Cell, LegalCell } from '../board/index.ts';
import { isolate, t, tOr, type Values } from '../i18n/index.ts';
import type {
  Action,
  Event,
  GameView,
  Piece,
  PieceDeployed,
  RoomView,
  Scored,
  ScoreLine,
  TilePlaced,
} from '../net/protocol.gen.ts';
import { isHeard } from './chat/muted.ts';
import { lineWords } from './chat/phrases.ts';
import type { Choice } from './draft.ts';
import { endsOwnTurn } from './foresight.ts';

export interface TileInPlay {
  tile: string;
  rotation: number;
}

/** The context of a choice: its table, and the choices beside it. */
export interface Asked {
  view: RoomView;
  among: readonly Action[];
  /** Passing is known to end the turn; absent: that it does is not known. */
  passEndsTurn?: boolean;
}

export function askedOf(view: RoomView, choices: readonly Choice[]): Asked {
  const pass = choices.find(({ action }) => action.type === 'pass');
  return {
    view,
    among: choices.map(({ action }) => action),
    passEndsTurn: endsOwnTurn(pass?.events ?? []),
  };
}

/** How the facts of one game are put into words. */
export interface GameWords {
  place(cell: Cell): string;
  /** What is printed on a turned tile. */
  tile(tile: string, rotation: number): string;
  /** The question to the player, if there are choices. */
  question(game: GameView, asked: Asked): string;
  /** A choice in few words; `tile` is the one being laid, or the one laid last. */
  choice(action: Action, tile: TileInPlay, game: GameView, asked: Asked): string;
  /** "Knight in the city" for a piece on a kind of feature. */
  role(deployed: PieceDeployed): string;
  /** One line of the log, or null for events without a line; `among`: the events that came together. */
  event(event: Event, view: RoomView, among?: readonly Event[]): string | null;
  /** Whether these events of the player's own turn give another tile of that turn. */
  givesTile?(events: readonly Event[]): boolean;
  /** A kind of feature. */
  feature(kind: string): string;
  /** What else is told of a cell where the tile in hand may lie; null: nothing. */
  cellNote?(cell: LegalCell, game: GameView): string | null;
  /** What else is told of the tiles still to come; null: nothing. */
  unseenNote?(game: GameView): string | null;
  /** What the player is called for, if not for an ordinary turn. */
  called?(game: GameView): string | null;
  /** Why the turn has another part; null if it does not. */
  part?(game: GameView, view: RoomView): string | null;
  /** One term of a scoring's sum; `alone`: its only one. */
  scoreLine(line: ScoreLine, alone: boolean): string;
}

/** Finds the text of a key made from the server's words, or else the fallback. */
type Look = (key: string, fallback: string, values?: Values) => string;

/**
 * A term such as "2 tiles × 2" on one line. If nothing is counted it is named behind its points in brackets,
 * or alone in front of them.
 */
export function termWords({ what, points, count, each }: ScoreLine, look: Look, alone: boolean): string {
  if (count === undefined) {
    const name = look(`line.flat.${what}`, what);
    return alone
      ? t('line.alone', { what: name, points: t('seat.points', { n: points }) })
      : `${points}\u00a0(${name})`;
  }
  return `${look(`line.${what}`, `${count} ${what}`, { n: count })} × ${each}`.replaceAll(' ', '\u00a0');
}

/** How a scoring's points come about: "3 tiles × 2 + 1 pennant × 2 = 8". A part may take points away. */
export function sumWords({ lines, points }: Pick<Scored, 'lines' | 'points'>, words: GameWords): string {
  const sum = lines
    .map((line, i) => {
      if (i === 0) return words.scoreLine(line, lines.length === 1);
      if (line.points >= 0) return ` + ${words.scoreLine(line, false)}`;
      return ` \u2212 ${words.scoreLine({ ...line, points: -line.points }, false)}`;
    })
    .join('');
  return lines.some(({ count }) => count !== undefined) ? `${sum} =\u00a0${points}` : sum;
}

export function pieceName(piece: Piece): string {
  return tOr(`piece.${piece}`, piece);
}

/** Points with their sign. */
export const signed = (points: number): string => (points < 0 ? `\u2212${-points}` : `+${points}`);

/** As it may be set into any text; `Name` shows it alone. */
export function seatName(view: RoomView, seat: number): string {
  const name = view.seats[seat]?.name;
  return name !== undefined ? isolate(name) : t('seat.anonymous', { seat: seat + 1 });
}

/** One line of the log for events of every game, or null for events without a line. */
export function eventWords(
  event: Event,
  view: RoomView,
  among: readonly Event[],
  words: Pick<GameWords, 'place' | 'role'>,
): string | null {
  const name = 'seat' in event ? seatName(view, event.seat) : '';
  switch (event.type) {
    case 'tile_placed':
      return placedWords(event, name, among, words);
    case 'tile_discarded':
      return hasResigned(event.seat, among) ? t('log.handDiscarded', { name }) : t('log.discarded');
    case 'seat_resigned':
      return t('log.resigned', { name });
    case 'game_started':
      return t('log.started', { name: seatName(view, event.first_player) });
    case 'turn_undone':
      return t('log.undone', { name });
    case 'game_finished':
      return t('log.finished');
    default:
      return null;
  }
}

/** Where a tile is placed, and the piece that came with it. */
function placedWords(
  event: TilePlaced,
  name: string,
  among: readonly Event[],
  { place, role }: Pick<GameWords, 'place' | 'role'>,
): string {
  const next = among[among.indexOf(event) + 1];
  const laid = { name, place: place(event) };
  if (next?.type !== 'piece_deployed') return t('log.placed', laid);
  const there = next.x === event.x && next.y === event.y;
  const claim = there ? role(next) : t('choice.elsewhere', { role: role(next), place: place(next) });
  return t('log.placedClaiming', { ...laid, role: claim });
}

/** Whether a tile that left the game was in this seat's hand, and would have fitted. */
function hasResigned(seat: number, among: readonly Event[]): boolean {
  return among.some((event) => event.type === 'seat_resigned' && event.seat === seat);
}

/** A list of events as speech, for somebody who does not see the board. */
export function spokenEvents(events: readonly Event[], view: RoomView, words: GameWords): string {
  return events.flatMap((event) => spokenEvent(event, events, view, words) ?? []).join(' ');
}

function spokenEvent(event: Event, among: readonly Event[], view: RoomView, words: GameWords): string | null {
  switch (event.type) {
    case 'tile_placed':
      return t('say.placed', { name: seatName(view, event.seat), place: words.place(event) });
    case 'chat':
      return isHeard(view, event) ? `${seatName(view, event.seat)}: ${isolate(lineWords(event))}` : null;
    case 'seat_taken':
      return t('log.joined', { name: event.name });
    default: {
      const line = words.event(event, view, among);
      return line === null ? null : `${line}.`;
    }
  }
}
