// What a claim brings that scores nothing at once, as far as the room tells it.

import { t } from '../../i18n/index.ts';
import type { Action, SurveyReply } from '../../net/protocol.gen.ts';
import { featureIn } from '../survey.ts';
import type { ChoiceProps } from './game_parts.ts';

/** Such as "3 tiles; 6 when finished". `survey`: of the board with the tile on it. */
export function laterWords(action: Action, tile: ChoiceProps['tile'], survey: SurveyReply | null): string {
  if (action.type !== 'deploy') return '';
  const feature = featureIn(survey, tile, action.feature);
  if (feature === null) return '';
  const { state, tiles, now, finished } = feature;
  if (state === 'lasting') return now ? t('turn.worthAtEnd', { n: now.points }) : t('turn.atEnd');
  if (state === 'complete') return '';
  const size = t('turn.tiles', { n: tiles });
  return finished
    ? `${size}; ${t('turn.whenFinished', { n: finished.points })}`
    : `${size}, ${t('turn.open')}`;
}
