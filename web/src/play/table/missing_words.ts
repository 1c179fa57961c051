// Why a claim that a player may look for is not among the choices.

import { listOf, t } from '../../i18n/index.ts';
import type { Action, GameView, RoomView, SurveyReply } from '../../net/protocol.gen.ts';
import { type GameWords, seatName } from '../words.ts';
import type { ChoiceManners, ChoiceProps } from './game_parts.ts';

/** `survey`: of the board with the tile on it. Empty if nothing is missing, or the reason is unknown. */
export function missingWords(
  { view, game, tile, survey }: Pick<ChoiceProps, 'view' | 'game' | 'tile' | 'survey'>,
  actions: readonly Action[],
  words: Pick<GameWords, 'feature'>,
  manners: ChoiceManners = {},
): string {
  const before = actions.some(({ type }) => manners[type]?.beforeClaims);
  if (before && !actions.some(({ type }) => manners[type]?.leadsToClaims)) return '';
  if (hasNoMeeple(game, view)) return t('turn.noMeeple');
  if (before) return '';
  const offered = actions.flatMap((action) =>
    action.type === 'deploy' && action.x === undefined ? [action.feature] : [],
  );
  const features = heldOn(tile, survey)
    .filter(({ parts }) => !parts.some((part) => offered.includes(part)))
    .map(
      ({ kind, seats }) => `${words.feature(kind)} (${listOf(seats.map((seat) => seatName(view, seat)))})`,
    );
  return features.length === 0 ? '' : t('turn.heldAlready', { features: listOf(features) });
}

/** The rules decide which figures may claim what: only a player without any figure is told so. */
export function hasNoMeeple({ seats }: GameView, { you }: RoomView): boolean {
  const supply = seats[you ?? -1]?.supply;
  return supply !== undefined && Object.values(supply).every((left) => left === 0);
}

/** The held features of a tile, with the tile's parts of each. */
function heldOn({ x, y }: ChoiceProps['tile'], survey: SurveyReply | null) {
  return (survey?.features ?? []).flatMap(({ kind, segments, holders }) => {
    const parts = segments.flatMap(([sx, sy, part]) => (sx === x && sy === y ? [part!] : []));
    if (parts.length === 0 || holders.length === 0) return [];
    return [{ kind, parts, seats: holders.map(({ seat }) => seat) }];
  });
}
