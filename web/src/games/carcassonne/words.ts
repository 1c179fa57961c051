// Facts of Carcassonne put into words: places, tiles, roles, what happened.

import type { Side } from '../../art/sides.ts';
import type { Cell } from '../../board/index.ts';
import { sameCell } from '../../board/index.ts';
import { listOf, t, tOr } from '../../i18n/index.ts';
import type {
  Action,
  Capture,
  Deploy,
  DragonStep,
  Event,
  GameEvent,
  GameView,
  Goods,
  Piece,
  PieceDeployed,
  PieceReturned,
  PlacedPiece,
  PlaceFairy,
  Ransom,
  RemoveKnight,
  RoomView,
  Scored,
  TileCorner,
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
import { eatenBy } from './modules/princess_and_dragon/neutrals_in_draft.ts';
import { describeTile, type FeatureFacts } from './tiles/index.ts';

/** A cell by its distance from the start tile, such as "2 north, 1 east". */
export function placeName({ x, y }: Cell): string {
  const parts = [
    ...(y < 0 ? [t('place.north', { n: -y })] : y > 0 ? [t('place.south', { n: y })] : []),
    ...(x > 0 ? [t('place.east', { n: x })] : x < 0 ? [t('place.west', { n: -x })] : []),
  ];
  return parts.length === 0 ? t('place.start') : parts.join(', ');
}

function pairName([x, y]: readonly [number, number] = [0, 0]): string {
  return placeName({ x, y });
}

/** What is printed on a tile as it lies. */
export function tileWords(tile: string, rotation: number): string {
  const features = describeTile(tile, rotation).features.filter(({ kind }) => kind !== 'field');
  return features.length === 0 ? t('tile.fieldOnly') : features.map(featureWords).join('; ');
}

function featureWords(facts: FeatureFacts): string {
  const land = landWords(facts);
  const what = facts.landmark === null ? land : t(`tile.${facts.landmark}`, { what: land });
  if (facts.princess) return t('tile.princess', { what });
  return facts.goods === null ? what : t('tile.goods', { what, goods: t(`goods.${facts.goods}`) });
}

function landWords({ kind, sides, pennants, ends, abbey }: FeatureFacts): string {
  const where = { sides: sideWords(sides) };
  switch (kind) {
    case 'city':
      return pennants > 0 ? t('tile.cityPennant', where) : t('tile.city', where);
    case 'road':
      return ends ? t('tile.roadEnds', where) : t('tile.road', where);
    case 'river':
      return t('tile.river', where);
    default:
      return abbey ? t('feature.abbey') : tOr(`feature.${kind}`, kind);
  }
}

function sideWords(sides: readonly Side[]): string {
  return listOf(sides.map((side) => t(`side.${side}`)));
}

/** "Knight in the city" for a piece on a kind of feature. */
function roleWords({ kind, piece }: PieceDeployed): string {
  if (piece === 'abbot' && kind === 'monastery') return t('role.abbot');
  if (standsBeside(piece) || piece === 'mayor' || piece === 'barn') return t(`role.${piece}`);
  return asPiece(piece, tOr(`role.${kind}`, t('role.other')));
}

/** A big meeple and a wagon say so. */
function asPiece(piece: Piece, role: string): string {
  if (piece === 'wagon') return t('claim.asWagon', { role });
  return piece === 'big_meeple' ? t('claim.big', { role }) : role;
}

/** Of builder and pig there is one way to stand, beside an own meeple. */
function standsBeside(piece: Piece): piece is 'builder' | 'pig' {
  return piece === 'builder' || piece === 'pig';
}

/** What a list of actions asks, where it is anything but what to set on the tile. */
type Question =
  | 'redraw'
  | 'abbey'
  | 'wagon'
  | 'dragon'
  | 'princess'
  | 'capture'
  | 'exchange'
  | 'late'
  | 'again'
  | 'action'
  | 'claim';

function questionIn(among: readonly Action[]): Question {
  const has = (...types: Action['type'][]) => among.some(({ type }) => types.includes(type));
  if (has('draw_again')) return 'redraw';
  if (has('double_turn')) return 'again';
  if (has('place_abbey')) return 'abbey';
  if (has('move_wagon')) return 'wagon';
  if (has('move_dragon')) return 'dragon';
  if (has('remove_knight') && !has('pass')) return 'princess';
  if (has('capture')) return 'capture';
  if (has('choose_exchange')) return 'exchange';
  if (among.every(({ type }) => type === 'ransom' || type === 'pass') && has('ransom')) return 'late';
  const others = has(
    'place_tower_piece',
    'cap_tower',
    'return_abbot',
    'ransom',
    'place_fairy',
    'remove_knight',
  );
  return others ? 'action' : 'claim';
}

function questionWords(game: GameView, among: readonly Action[]): string {
  const question = questionIn(among);
  if (question === 'dragon') return t('ask.dragon', { n: dragonStep(game) });
  return question === 'redraw' || question === 'claim' ? t(`turn.${question}`) : t(`ask.${question}`);
}

function passWords(among: readonly Action[]): string {
  switch (questionIn(among)) {
    case 'redraw':
    case 'late':
    case 'again':
      return t('turn.endTurn');
    case 'abbey':
      return t('choice.noAbbey');
    case 'wagon':
      return t('choice.wagonHome');
    case 'capture':
      return t('choice.takeNobody');
    case 'action':
      return t('choice.nothing');
    default:
      return t('turn.none');
  }
}

/** A choice in few words: "Knight", with sides where the tile has several features of the kind. */
function actionWords(action: Action, tile: TileInPlay, game: GameView, { view, among }: Asked): string {
  switch (action.type) {
    case 'deploy':
      return deployWords(action, tile, game);
    case 'pass':
      return passWords(among);
    case 'draw_again':
      return t('turn.drawAgain');
    case 'double_turn':
      return t('choice.doubleTurn');
    case 'return_abbot':
      return t('choice.returnAbbot');
    case 'place_tower_piece':
      return t('choice.build', { n: heightAt(game, action) + 1, place: placeName(action) });
    case 'cap_tower':
      return t(action.piece === 'big_meeple' ? 'choice.capBig' : 'choice.cap', { place: placeName(action) });
    case 'capture':
      return whomWords('choice.capture', action, game, view);
    case 'choose_exchange':
      return pieceName(action.piece);
    case 'ransom':
      return ransomWords(action, view);
    case 'move_dragon':
      return t('choice.dragon', { side: tOr(`side.${action.direction}`, '') });
    case 'place_fairy':
      return fairyWords(action, tile, game, view);
    case 'remove_knight':
      return whomWords('choice.princess', action, game, view);
    case 'place_abbey':
      return t('choice.abbey', { place: placeName(action) });
    case 'move_wagon':
      return t('choice.wagon', { place: placeName(action) });
    default:
      return action.type;
  }
}

/** Through a portal it is on another tile than the one just placed, and says where. */
function deployWords({ feature, corner, piece, x, y }: Deploy, placed: TileInPlay, game: GameView): string {
  if (feature === undefined) return barnWords(corner);
  if (x === undefined || y === undefined) return claimWords(placed, feature, piece);
  const there = game.board.find((tile) => sameCell(tile, { x, y })) ?? placed;
  return t('choice.elsewhere', { role: claimWords(there, feature, piece), place: placeName({ x, y }) });
}

/** Which corner it stands on. */
function barnWords(corner: TileCorner = 'nw'): string {
  const sides = [...corner.toUpperCase()].map((side) => t(`side.short.${side as Side}`)).join('');
  return t('claim.sides', { role: t('claim.barn'), sides });
}

export function ransomWords({ from_seat, piece }: Ransom, view: RoomView): string {
  return t('choice.ransom', { name: seatName(view, from_seat), piece: pieceName(piece) });
}

/** Whose figure something happens to, and where it stands. */
function whomWords(
  key: 'choice.capture' | 'choice.princess',
  action: Capture | RemoveKnight,
  game: GameView,
  view: RoomView,
): string {
  const target = game.pieces.find((piece) => sameCell(piece, action) && piece.feature === action.feature);
  const tile = game.board.find((placed) => sameCell(placed, action));
  if (target === undefined || tile === undefined) return action.type;
  const printed = describeTile(tile.tile, tile.rotation).features[action.feature];
  const role = target.piece === 'abbot' ? t('claim.abbot') : tOr(`claim.${printed?.kind}`, t('claim.other'));
  const taken = asPiece(target.piece, role);
  return t(key, { role: taken, name: seatName(view, target.seat), place: placeName(action) });
}

/** Beside which of one's own figures the fairy goes; with `fairy_place` = `tile` only where. */
function fairyWords(
  { x, y, feature }: PlaceFairy,
  tile: TileInPlay,
  { board, pieces }: GameView,
  { you }: RoomView,
): string {
  const place = placeName({ x, y });
  if (feature === undefined) return t('choice.fairyTile', { place });
  const mine = pieces.find(
    (piece) => piece.seat === you && sameCell(piece, { x, y }) && piece.feature === feature,
  );
  const there = board.find((placed) => sameCell(placed, { x, y })) ?? tile;
  return t('choice.fairy', { role: roleOn(there, feature, mine?.piece ?? 'meeple'), place });
}

type Eaten = Pick<PlacedPiece, 'seat' | 'piece' | 'x' | 'y' | 'feature'>;

/** "Ana's knight": whom the dragon eats on its way. */
export function eatenWords(game: GameView, view: RoomView, events: readonly GameEvent[]): string {
  return mealWords(game, view, eatenBy(events));
}

function mealWords({ board }: GameView, view: RoomView, eaten: readonly Eaten[]): string {
  if (eaten.length === 0) return t('choice.eatsNobody');
  const who = eaten.map((piece) => {
    const tile = board.find((placed) => sameCell(placed, piece));
    const role = tile ? roleOn(tile, piece.feature, piece.piece) : pieceName(piece.piece);
    return t('choice.eaten', { role, name: seatName(view, piece.seat) });
  });
  return t('choice.eats', { who: listOf(who) });
}

export function dragonStepWords({ direction, eats }: DragonStep, game: GameView, view: RoomView): string {
  return `${t('choice.dragon', { side: t(`side.${direction}`) })}, ${mealWords(game, view, eats)}`;
}

/** What a figure is where it stands, such as "Knight, big meeple". */
function roleOn({ tile, rotation }: TileInPlay, feature: number, piece: Piece): string {
  if (piece !== 'meeple' && piece !== 'big_meeple' && piece !== 'wagon')
    return tOr(`claim.${piece}`, pieceName(piece));
  const kind = describeTile(tile, rotation).features[feature]?.kind;
  return asPiece(piece, tOr(`claim.${kind}`, t('claim.other')));
}

/** The dragon's next step, from 1. */
function dragonStep({ dragon_steps = DRAGON_STEPS }: GameView): number {
  return DRAGON_STEPS - dragon_steps + 1;
}

const DRAGON_STEPS = 6;

function heightAt({ towers = [] }: GameView, cell: Cell): number {
  return towers.find((tower) => sameCell(tower, cell))?.height ?? 0;
}

export function claimWords({ tile, rotation }: TileInPlay, feature: number, piece: Piece): string {
  const { features } = describeTile(tile, rotation);
  if (piece === 'abbot') return t('claim.abbot');
  const printed = features[feature];
  if (printed === undefined)
    return standsBeside(piece) ? t(`claim.${piece}`) : asPiece(piece, t('claim.other')); // its drawing is still on the way
  const named = standsBeside(piece) || piece === 'mayor';
  const role = named ? t(`claim.${piece}`) : tOr(`claim.${printed.kind}`, t('claim.other'));
  const others = features.filter((other) => other !== printed && other.kind === printed.kind);
  const where = whereAmong(printed, others);
  return asPiece(
    piece,
    others.length === 0 || where === '' ? role : t('claim.sides', { role, sides: where }),
  );
}

/** "N E", the sides that a feature lies at; of two fields at the same sides the corners, "NW". */
function whereAmong(printed: FeatureFacts, others: readonly FeatureFacts[]): string {
  const sides = ({ sides }: FeatureFacts) => sides.map((side) => t(`side.short.${side}`)).join(' ');
  if (others.every((other) => sides(other) !== sides(printed))) return sides(printed);
  return printed.corners.map((corner) => corner.map((side) => t(`side.short.${side}`)).join('')).join(' ');
}

/** One line of the log, or null for what is not worth a line. */
function landEventWords(event: Event, view: RoomView, among: readonly Event[] = []): string | null {
  const name = 'seat' in event ? seatName(view, event.seat) : '';
  switch (event.type) {
    case 'piece_deployed':
      return t('log.deployed', { name, role: roleWords(event) });
    case 'scored':
      return scoredWords(event, name);
    case 'tower_piece_placed':
      return t('log.built', { name, n: event.height });
    case 'piece_captured':
      return t('log.captured', {
        name,
        piece: pieceName(event.piece),
        owner: seatName(view, event.owner),
      });
    case 'prisoner_freed':
      return t('log.freed', {
        name,
        piece: pieceName(event.piece),
        other: seatName(view, event.from_seat),
      });
    case 'piece_returned':
      return returnedWords(event, name);
    case 'double_turn':
      return t('log.doubleTurn', { name });
    case 'goods_claimed':
      return t('log.goods', { name, goods: goodsWords(event) });
    case 'tile_set_aside':
      return t(event.tile?.startsWith('dragon') ? 'log.tooEarly' : 'log.setAside');
    case 'tiles_returned':
      return t('log.tilesReturned');
    case 'chance_drawn':
      return t('log.chanceDrawn', { name, n: event.value });
    case 'dragon_moved':
      return event.reason === 'volcano'
        ? t('log.dragonComes', { place: pairName(event.to) })
        : t('log.dragonMoves', { name, place: pairName(event.to) });
    case 'dragon_move_ended':
      return t('log.dragonRests');
    case 'fairy_moved':
      return t('log.fairyMoves', { name, place: pairName(event.to) });
    case 'piece_moved':
      return t('log.wagonMoves', { name, place: pairName(event.to) });
    case 'award_taken':
      return t(`log.${event.award}${event.from_seat === event.seat ? '.kept' : ''}`, { name, n: event.size });
    default:
      return eventWords(event, view, among, LAND_WORDS);
  }
}

const GOODS = ['wine', 'grain', 'cloth'] as const;

export function goodsWords(goods: Goods): string {
  const some = GOODS.flatMap((kind) => {
    const n = goods[kind] ?? 0;
    return n > 0 ? [t('log.goods.count', { goods: t(`goods.${kind}`), n })] : [];
  });
  return listOf(some);
}

/**
 * Why there is something to do besides a tile of one's own turn: whose builder gives
 * one more, who moves the dragon.
 */
function partWords(game: GameView, view: RoomView): string | null {
  const { part, seat, turn_seat, dragon_steps } = game;
  if (dragon_steps !== undefined && seat !== null) {
    // Whoever moves it is asked where to.
    return seat === view.you
      ? null
      : t('turn.dragon.other', { name: seatName(view, seat), n: dragonStep(game) });
  }
  const player = turn_seat ?? seat;
  if (part === undefined || player === null) return null;
  return player === view.you ? t('turn.part.yours') : t('turn.part.other', { name: seatName(view, player) });
}

/** Who goes home for another reason than that the feature was scored. */
function returnedWords({ piece, reason }: PieceReturned, name: string): string | null {
  const who = { piece: pieceName(piece), owner: name };
  switch (reason) {
    case 'alone':
      return t('log.alone', { name, piece: pieceName(piece) });
    case 'eaten':
      return t('log.eaten', who);
    case 'princess':
      return t('log.princess', who);
    case 'barn':
      return t('log.atBarn', who);
    default:
      return null;
  }
}

function scoredWords({ points, feature, reason }: Scored, name: string): string {
  const scored = {
    name,
    n: points,
    feature: feature === undefined ? '' : tOr(`feature.${feature}`, feature),
  };
  if (reason === 'ransom')
    return points < 0
      ? t('log.ransom', scored)
      : t('log.scored', { ...scored, feature: t('line.flat.ransom') });
  if (reason === 'abbot_returned') return t('log.abbotHome', scored);
  if (reason === 'fairy_turn') return t('log.fairyTurn', scored);
  if (reason === 'fairy') return t('log.fairy', scored);
  return points < 0 ? t('log.lost', scored) : t('log.scored', scored);
}

export const LAND_WORDS: GameWords = {
  place: placeName,
  tile: tileWords,
  question: questionWords,
  choice: actionWords,
  role: roleWords,
  event: landEventWords,
  part: partWords,
  feature: (kind) => tOr(`feature.${kind}`, kind),
  scoreLine: (line) => termWords(line, tOr),
};
