// The words of The Discovery.

import { listOf, t, tOr, type Values } from '../../i18n/index.ts';
import type {
  Action,
  Event,
  GameView,
  PieceDeployed,
  RoomView,
  TakeFollower,
} from '../../net/protocol.gen.ts';
import { placeName } from '../../play/place_name.ts';
import {
  type Asked,
  eventWords,
  type GameWords,
  seatName,
  type TileInPlay,
  termWords,
} from '../../play/words.ts';
import { type DiscoveryFeatureFacts, describeDiscoveryTile } from './tiles/describe.ts';

export const DISCOVERY_WORDS: GameWords = {
  place: placeName,
  tile: tileWords,
  question: questionWords,
  choice: choiceWords,
  role: roleWords,
  event: discoveryEventWords,
  feature: regionName,
  scoreLine: (line, alone) => termWords(line, lookUp, alone),
};

/** A text of The Discovery by a name that games share. */
function lookUp(key: string, fallback: string, values?: Values): string {
  return tOr(`discovery.${key}`, fallback, values);
}

export function regionName(kind: string): string {
  return tOr(`discovery.region.${kind}`, kind);
}

function tileWords(tile: string, rotation: number): string {
  const { features, cities } = describeDiscoveryTile(tile, rotation);
  const built = cities.map(({ land, sea }) =>
    t(`discovery.tile.city.${land.kind as 'mountain' | 'grassland'}`, { sides: sidesOf(sea) }),
  );
  return [...features.map(featureWords), ...built].join('; ');
}

function featureWords(feature: DiscoveryFeatureFacts): string {
  if (feature.sides.length === 0) return t('discovery.tile.inner');
  return t(`discovery.tile.${feature.kind}`, { sides: sidesOf(feature) });
}

const sidesOf = ({ sides }: DiscoveryFeatureFacts): string => listOf(sides.map((side) => t(`side.${side}`)));

/** What may be done decides what is asked: to send a meeple, to take one back, or either. */
function questionWords(_: GameView, { among }: Asked): string {
  const may = (type: Action['type']) => among.some((action) => action.type === type);
  if (may('deploy') && may('take_follower')) return t('discovery.ask.either');
  return may('take_follower') ? t('discovery.ask.take') : t('turn.claim');
}

function choiceWords(action: Action, tile: TileInPlay, game: GameView): string {
  switch (action.type) {
    case 'deploy':
      return claimWords(tile, action.feature!);
    case 'take_follower':
      return followerWords(action, game);
    case 'pass':
      return t('discovery.choice.nothing');
    default:
      return action.type;
  }
}

function claimWords({ tile, rotation }: TileInPlay, feature: number): string {
  const { features } = describeDiscoveryTile(tile, rotation);
  const own = features[feature]!;
  const role = t(`discovery.claim.${own.kind}`);
  const alone = features.filter(({ kind }) => kind === own.kind).length === 1;
  const sides = own.sides.map((side) => t(`side.short.${side}`)).join(' ');
  return alone || sides === '' ? role : t('claim.sides', { role, sides });
}

/** "Take back: Brigand, 2 east". */
export function followerWords(at: Pick<TakeFollower, 'x' | 'y' | 'feature'>, { board }: GameView): string {
  const { tile, rotation } = board.find(({ x, y }) => x === at.x && y === at.y)!;
  const { kind } = describeDiscoveryTile(tile, rotation).features[at.feature]!;
  return t('discovery.choice.take', { role: t(`discovery.claim.${kind}`), place: placeName(at) });
}

function roleWords({ kind }: PieceDeployed): string {
  return tOr(`discovery.role.${kind}`, kind);
}

function discoveryEventWords(event: Event, view: RoomView, among: readonly Event[] = []): string | null {
  const name = 'seat' in event ? seatName(view, event.seat) : '';
  switch (event.type) {
    case 'piece_deployed':
      return isToldWithTile(event, among) ? null : t('log.deployed', { name, role: roleWords(event) });
    case 'scored': {
      const told = { name, n: event.points, feature: regionName(event.feature ?? '') };
      return t(event.reason === 'follower_taken' ? 'discovery.log.taken' : 'log.scored', told);
    }
    case 'piece_returned':
      // Without a score only this tells of it.
      return among[among.indexOf(event) - 1]?.type === 'scored'
        ? null
        : t('discovery.log.worthless', { name });
    default:
      return eventWords(event, view, among, DISCOVERY_WORDS);
  }
}

function isToldWithTile(event: PieceDeployed, among: readonly Event[]): boolean {
  return among[among.indexOf(event) - 1]?.type === 'tile_placed';
}
