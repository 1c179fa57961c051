// What a choice of The Discovery brings: a follower that comes home its points now; one that is sent what its
// region is worth.

import { t } from '../../../i18n/index.ts';
import type { SurveyedFeature } from '../../../net/protocol.gen.ts';
import { featureIn } from '../../../play/feature_in.ts';
import type { ChoiceProps } from '../../../play/table/game_parts.ts';
import { ScoredNow } from '../../../play/table/scored_now.tsx';
import { signed } from '../../../play/words.ts';
import { takenPoints } from './taken_points.ts';

export function ChoiceOutcome({ choices, index, view, tile, survey }: ChoiceProps) {
  const { action, events } = choices[index]!;
  const region = action.type === 'deploy' ? featureIn(survey, tile, action.feature ?? null) : null;
  const isWorthless = action.type === 'take_follower' && takenPoints(choices[index]!, view) === 0;
  const later = isWorthless ? t('turn.now', { points: signed(0) }) : region ? worthWords(region) : '';
  return <ScoredNow view={view} events={events} later={later} />;
}

/** "4 if taken back now; 8 when finished": each as far as the room tells it. */
export function worthWords({ state, tiles, taken_back, finished }: SurveyedFeature): string {
  if (!taken_back || !finished) return t('turn.tiles', { n: tiles });
  if (state === 'complete') return t('discovery.worth.finished', { n: taken_back.points });
  return t('discovery.worth.open', { n: taken_back.points, m: finished.points });
}
