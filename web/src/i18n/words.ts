// Facts of the game put into words: places, tiles, roles, what happened.

import type { Cell } from '../board/index.ts';
import type { Action, Event, GameView, RoomView, ScoreLine } from '../net/protocol.gen.ts';
import { describeTile, type FeatureFacts, type Side } from '../tiles/index.ts';
import { listOf, t, tOr } from './index.ts';

/** How the facts of one game are put into words. */
export interface GameWords {
  place(cell: Cell): string;
  /** What is printed on a tile as it lies. */
  tile(tile: string, rotation: number): string;
  /** What the player is asked, where there are choices. */
  question(game: GameView): string;
  /** A choice in few words; `tile` is the one being laid, or the one laid last. */
  choice(action: Action, tile: { tile: string; rotation: number }, game: GameView): string;
  /** One line of the log, or null for what is not worth a line. */
  event(event: Event, view: RoomView): string | null;
  /** One part of a scoring's sum. */
  scoreLine(line: ScoreLine): string;
}

/** A cell by its distance from the start tile, such as "2 north, 1 east". */
export function placeName({ x, y }: Cell): string {
  const parts = [
    ...(y < 0 ? [t('place.north', { n: -y })] : y > 0 ? [t('place.south', { n: y })] : []),
    ...(x > 0 ? [t('place.east', { n: x })] : x < 0 ? [t('place.west', { n: -x })] : []),
  ];
  return parts.length === 0 ? t('place.start') : parts.join(', ');
}

/** What is printed on a tile as it lies. */
export function tileWords(tile: string, rotation: number): string {
  const features = describeTile(tile, rotation).features.filter(({ kind }) => kind !== 'field');
  return features.length === 0 ? t('tile.fieldOnly') : features.map(featureWords).join('; ');
}

function featureWords({ kind, sides, pennants, ends }: FeatureFacts): string {
  const where = { sides: sideWords(sides) };
  switch (kind) {
    case 'city':
      return pennants > 0 ? t('tile.cityPennant', where) : t('tile.city', where);
    case 'road':
      return ends ? t('tile.roadEnds', where) : t('tile.road', where);
    case 'river':
      return t('tile.river', where);
    default:
      return tOr(`feature.${kind}`, kind);
  }
}

function sideWords(sides: readonly Side[]): string {
  return listOf(sides.map((side) => t(`side.${side}`)));
}

/** "Knight in the city" for a piece on a kind of feature. */
export function roleWords(kind: string): string {
  return tOr(`role.${kind}`, t('role.other'));
}

/** A choice in few words: "Knight", with sides where the tile has several features of the kind. */
export function actionWords(action: Action, tile: { tile: string; rotation: number } | null): string {
  switch (action.type) {
    case 'deploy':
      return tile === null ? t('claim.other') : claimWords(tile, action.feature);
    case 'pass':
      return t('turn.none');
    case 'draw_again':
      return t('turn.drawAgain');
    default:
      return action.type;
  }
}

function claimWords({ tile, rotation }: { tile: string; rotation: number }, feature: number): string {
  const { features } = describeTile(tile, rotation);
  const { kind, sides } = features[feature]!;
  const role = tOr(`claim.${kind}`, t('claim.other'));
  const alone = features.filter((other) => other.kind === kind).length === 1;
  const where = sides.map((side) => t(`side.short.${side}`)).join(' ');
  return alone || where === '' ? role : t('claim.sides', { role, sides: where });
}

export function seatName(view: RoomView, seat: number): string {
  return view.seats[seat]?.name ?? t('seat.anonymous', { seat: seat + 1 });
}

/** One line of the log, or null for what is not worth a line. */
export function eventWords(event: Event, view: RoomView): string | null {
  const name = 'seat' in event ? seatName(view, event.seat) : '';
  switch (event.type) {
    case 'tile_placed':
      return t('log.placed', { name });
    case 'piece_deployed':
      return t('log.deployed', { name, role: roleWords(event.kind) });
    case 'scored':
      return scoredWords(event.points, name, event.feature);
    case 'tile_discarded':
      return t('log.discarded');
    case 'seat_resigned':
      return t('log.resigned', { name });
    case 'game_started':
      return t('log.started', { name: seatName(view, event.first_player) });
    case 'game_finished':
      return t('log.finished');
    default:
      return null;
  }
}

function scoredWords(points: number, name: string, feature: string | undefined): string {
  if (points < 0) return t('log.lost', { name, n: points });
  return t('log.scored', {
    name,
    n: points,
    feature: feature === undefined ? '' : tOr(`feature.${feature}`, feature),
  });
}

/** What a list of events sounds like for somebody who does not see the board. */
export function spokenEvents(events: readonly Event[], view: RoomView, words: GameWords): string {
  return events.flatMap((event) => spokenEvent(event, view, words) ?? []).join(' ');
}

function spokenEvent(event: Event, view: RoomView, words: GameWords): string | null {
  switch (event.type) {
    case 'tile_placed':
      return t('say.placed', { name: seatName(view, event.seat), place: words.place(event) });
    case 'chat':
      return event.seat === view.you ? null : `${seatName(view, event.seat)}: ${event.text}`;
    case 'seat_taken':
      return t('log.joined', { name: event.name });
    default: {
      const line = words.event(event, view);
      return line === null ? null : `${line}.`;
    }
  }
}

function scoreLineWords({ what, points }: ScoreLine): string {
  return `${tOr(`line.${what}`, what)} ${points}`;
}

export const LAND_WORDS: GameWords = {
  place: placeName,
  tile: tileWords,
  question: ({ phase }) => (phase === 'redraw' ? t('turn.redraw') : t('turn.claim')),
  choice: (action, tile, { phase }) =>
    phase === 'redraw' && action.type === 'pass' ? t('turn.endTurn') : actionWords(action, tile),
  event: eventWords,
  scoreLine: scoreLineWords,
};
