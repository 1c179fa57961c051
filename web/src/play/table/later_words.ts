// What a claim without immediate points brings, as far as the room tells it.

import { t } from '../../i18n/index.ts';
import type { Action, SurveyReply } from '../../net/protocol.gen.ts';
import { featureIn } from '../feature_in.ts';
import type { ChoiceProps } from './game_parts.ts';

/**
 * Such as "3 tiles; at least 6 points when finished". `survey`: of the board with the tile on it; `fixed`:
 * kinds of features with a fixed worth.
 */
export function laterWords(
  action: Action,
  tile: ChoiceProps['tile'],
  survey: SurveyReply | null,
  fixed: readonly string[] = [],
): string {
  if (action.type !== 'deploy') return '';
  const feature = featureIn(survey, tile, action.feature ?? null);
  if (feature === null) return '';
  const { kind, state, tiles, now, finished } = feature;
  const least = leastWords(kind, fixed);
  if (state === 'lasting')
    return now?.points ? t('turn.worthAtEnd', { n: now.points, least }) : t('turn.atEnd');
  if (state === 'complete') return '';
  const size = t('turn.tiles', { n: tiles });
  return finished
    ? `${size}; ${t('turn.whenFinished', { n: finished.points, least })}`
    : `${size}, ${t('turn.open')}`;
}

/** Precedes the points of features that can still grow. */
export function leastWords(kind: string, fixed: readonly string[] = []): string {
  return fixed.includes(kind) ? '' : t('turn.atLeast');
}
