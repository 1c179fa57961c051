// What a choice of Carcassonne brings at once.

import { t } from '../../../i18n/index.ts';
import type { Action } from '../../../net/protocol.gen.ts';
import { isElsewhere, isSameDeed } from '../../../play/table/choice_entries.ts';
import type { ChoiceProps } from '../../../play/table/game_parts.ts';
import { laterWords } from '../../../play/table/later_words.ts';
import { ScoredNow } from '../../../play/table/scored_now.tsx';
import { eatenWords } from '../modules/princess_and_dragon/words.ts';

/** Nine tiles or nothing: they do not grow. */
export const WORTH_FIXED: readonly string[] = ['monastery', 'garden'];

export function ChoiceOutcome({ choices, index, view, game, tile, survey }: ChoiceProps) {
  const { action, events, untold } = choices[index]!;
  if (untold) return <span class="outcome" />;
  const later = claims(action) ? laterWords(action, tile, survey, WORTH_FIXED) : '';
  switch (action.type) {
    case 'move_dragon':
      return <span class="outcome">{events && eatenWords(game, view, events)}</span>;
    case 'place_fairy':
    case 'place_tower_piece':
    case 'cap_tower':
      return <Places choices={choices} index={index} />;
    case 'remove_knight':
    case 'capture':
    case 'choose_exchange':
    case 'double_turn':
      return <span class="outcome" />;
    default:
      if (isElsewhere(action) && survey === null) return <Places choices={choices} index={index} />;
      return (
        <>
          <ScoredNow view={view} events={events} later={later} />
          {events?.some(({ type }) => type === 'double_turn') && (
            <span class="outcome">{t('turn.another')}</span>
          )}
        </>
      );
  }
}

/** A builder and a pig claim nothing. */
function claims(action: Action): boolean {
  return action.type === 'deploy' && action.piece !== 'builder' && action.piece !== 'pig';
}

/** In how many places it can be done, and whom the place chosen puts within reach. */
function Places({ choices, index }: Pick<ChoiceProps, 'choices' | 'index'>) {
  const { action, after } = choices[index]!;
  const places = choices.filter((other) => isSameDeed(other.action, action)).length;
  const targets = after.filter(({ type }) => type === 'capture').length;
  return (
    <span class="outcome">
      {targets > 0 && <strong>{t('turn.inReach', { n: targets })} </strong>}
      {places > 1 && t('turn.onBoard', { n: places })}
    </span>
  );
}
