// The words of The Castle.

import type { Side } from '../../art/sides.ts';
import type { Cell } from '../../board/index.ts';
import { listOf, t, tOr, type Values } from '../../i18n/index.ts';
import type { Action, Event, GameView, PieceDeployed, RoomView, Rules } from '../../net/protocol.gen.ts';
import { eventWords, type GameWords, seatName, termWords } from '../../play/words.ts';
import { type CastleFeatureFacts, describeCastleTile } from './tiles/describe.ts';
import { startTiles } from './tiles/start_tiles.ts';
import type { CastleKind } from './tiles/types.ts';

export const CASTLE_WORDS: GameWords = {
  place: ({ x, y }: Cell) => t('castle.place.cell', { x, y }),
  tile: tileWords,
  question: questionWords,
  choice: choiceWords,
  role: roleWords,
  event: castleEventWords,
  feature: featureName,
  scoreLine: (line, alone) => termWords(line, lookUp, alone),
};

/** A text of The Castle by a name that games share. */
function lookUp(key: string, fallback: string, values?: Values): string {
  return tOr(`castle.${key}`, fallback, values);
}

export function featureName(kind: string): string {
  return tOr(`castle.feature.${kind}`, kind);
}

function tileWords(tile: string, rotation: number): string {
  const { features, square } = describeCastleTile(tile, rotation);
  return [...features.map(featureWords), ...(square ? [t('castle.tile.square')] : [])].join('; ');
}

function featureWords({ kind, sides, market, fountain }: CastleFeatureFacts): string {
  const where = { sides: listOf(sides.map((side) => t(`side.${side}`))) };
  if (kind === 'path' && fountain) return t('castle.tile.pathFountain', where);
  if (kind === 'court' && market) return t('castle.tile.courtMarket', where);
  return t(`castle.tile.${kind}`, where);
}

/** The completed feature that is being scored, when its order has been decided. */
function decidedKind({ pending = [], board }: GameView): string {
  const decided = pending.find((feature) => feature.decided);
  return decided === undefined ? '' : kindAt(board, decided);
}

/** Features can also be on a start space. */
export function kindAt(board: GameView['board'], at: Cell & { feature: number }): CastleKind {
  const tile = [...board, ...startTiles()].find(({ x, y }) => x === at.x && y === at.y)!;
  return describeCastleTile(tile.tile, tile.rotation).features[at.feature]!.kind;
}

function questionWords(game: GameView): string {
  if (game.phase === 'extra') return t('castle.ask.extra');
  if (game.phase !== 'score') return t('turn.claim');
  const kind = decidedKind(game);
  return kind === '' ? t('castle.ask.order') : t('castle.ask.double', { feature: featureName(kind) });
}

function choiceWords(action: Action, tile: { tile: string; rotation: number }, game: GameView): string {
  switch (action.type) {
    case 'deploy':
      return claimWords(tile, action.feature!);
    case 'score_next':
      return featureName(kindAt(game.board, action));
    case 'use_wall_tile':
      return t(game.phase === 'extra' ? 'castle.choice.again' : 'castle.choice.double');
    case 'pass':
      return passWords(game);
    default:
      return action.type;
  }
}

function passWords({ phase }: GameView): string {
  if (phase === 'extra') return t('castle.choice.endTurn');
  return phase === 'score' ? t('castle.choice.hold') : t('turn.none');
}

function claimWords({ tile, rotation }: { tile: string; rotation: number }, feature: number): string {
  const { features } = describeCastleTile(tile, rotation);
  const { kind, sides } = features[feature]!;
  const role = t(`castle.claim.${kind}`);
  const alone = features.filter((other) => other.kind === kind).length === 1;
  return alone ? role : t('claim.sides', { role, sides: shortSides(sides) });
}

function shortSides(sides: readonly Side[]): string {
  return sides.map((side) => t(`side.short.${side}`)).join(' ');
}

function roleWords({ kind }: PieceDeployed): string {
  return tOr(`castle.role.${kind}`, kind);
}

function castleEventWords(event: Event, view: RoomView, among: readonly Event[] = []): string | null {
  const name = 'seat' in event ? seatName(view, event.seat) : '';
  switch (event.type) {
    case 'piece_deployed':
      return t('log.deployed', { name, role: roleWords(event) });
    case 'scored':
      return t('log.scored', { name, n: event.points, feature: featureName(event.feature ?? 'wall_tile') });
    case 'keep_moved':
      return t('castle.log.keep', { name, n: event.size });
    case 'wall_tile_taken':
      return t('castle.log.taken', { name, tile: wallTileName(event.wall_tile!) });
    case 'wall_tile_used':
      return t('castle.log.used', { name, tile: wallTileName(event.wall_tile) });
    default:
      return eventWords(event, view, among, CASTLE_WORDS);
  }
}

/** What the wall tile does and when. */
export function wallTileWords(number: number, { options }: Rules): string {
  const flat = number === 4 && options.castle_wall4_fountain === false;
  return tOr(flat ? 'castle.wall.4.flat' : `castle.wall.${number}.about`, '');
}

export function wallTileName(number: number): string {
  return tOr(`castle.wall.${number}`, String(number));
}
