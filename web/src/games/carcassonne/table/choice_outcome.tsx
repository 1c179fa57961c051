// The immediate effect of a choice of Carcassonne.

import { t } from '../../../i18n/index.ts';
import type { Action } from '../../../net/protocol.gen.ts';
import { isElsewhere, isSameDeed } from '../../../play/table/choice_entries.ts';
import type { ChoiceProps } from '../../../play/table/game_parts.ts';
import { laterWords } from '../../../play/table/later_words.ts';
import { ScoredNow } from '../../../play/table/scored_now.tsx';
import { choiceOf } from '../modules/choices.ts';
import { PIECES } from '../modules/pieces.ts';

/** Worth nine tiles or nothing: they do not grow. */
export const WORTH_FIXED: readonly string[] = ['monastery', 'garden'];

export function ChoiceOutcome({ choices, index, view, game, tile, survey }: ChoiceProps) {
  const { action, events, untold } = choices[index]!;
  if (untold) return <span class="outcome" />;
  const { outcome } = choiceOf(action);
  if (outcome === 'nothing') return <span class="outcome" />;
  if (outcome === 'places' || (isElsewhere(action) && survey === null))
    return <Places choices={choices} index={index} />;
  if (outcome) return <span class="outcome">{events && outcome(events, { game, view })}</span>;
  const later = claims(action) ? laterWords(action, tile, survey, WORTH_FIXED) : '';
  return (
    <>
      <ScoredNow view={view} events={events} later={later} />
      {events?.some(({ type }) => type === 'double_turn') && <span class="outcome">{t('turn.another')}</span>}
    </>
  );
}

/** Some pieces only stand beside others. */
function claims(action: Action): boolean {
  return action.type === 'deploy' && !PIECES[action.piece]?.claimsNothing;
}

/** In how many places it can be done, and what the chosen place puts within reach. */
function Places({ choices, index }: Pick<ChoiceProps, 'choices' | 'index'>) {
  const { action, after } = choices[index]!;
  const places = choices.filter((other) => isSameDeed(other.action, action)).length;
  const targets = after.filter((next) => choiceOf(next).isReach).length;
  return (
    <span class="outcome">
      {targets > 0 && <strong>{t('turn.inReach', { n: targets })} </strong>}
      {places > 1 && t('turn.onBoard', { n: places })}
    </span>
  );
}
