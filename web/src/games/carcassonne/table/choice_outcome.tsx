// What a choice of Carcassonne brings: besides points, in points at once and later, and another tile.

import { t } from '../../../i18n/index.ts';
import type { Rules } from '../../../net/protocol.gen.ts';
import { isElsewhere, isSameDeed } from '../../../play/table/choice_entries.ts';
import type { ChoiceProps } from '../../../play/table/game_parts.ts';
import { laterWords } from '../../../play/table/later_words.ts';
import { ScoredNow } from '../../../play/table/scored_now.tsx';
import { BROUGHT, choiceOf, PIECES } from '../modules/brought.ts';
import { CARCASSONNE_WORDS } from '../words.ts';

/** Worth nine tiles or nothing, but for what modules add: they do not grow. */
const NINE_TILES: readonly string[] = ['monastery', 'garden'];

export function worthFixed(rules: Rules): readonly string[] {
  const inPlay = BROUGHT.filter(({ name }) => rules.modules.includes(name));
  const growing = inPlay.flatMap((module) => module.growing?.(rules) ?? []);
  return NINE_TILES.filter((kind) => !growing.some((other) => other === kind));
}

export function ChoiceOutcome(shown: ChoiceProps) {
  const { choices, index, view } = shown;
  const { action, events, untold } = choices[index]!;
  if (untold) return <span class="outcome" />;
  const another = !choiceOf(action).isTile && CARCASSONNE_WORDS.givesTile!(events ?? []);
  return (
    <>
      <BesidesPoints {...shown} />
      <ScoredNow view={view} events={events} later={laterOf(shown)} />
      {another && <span class="outcome">{t('turn.another')}</span>}
    </>
  );
}

/** What a choice brings besides points. */
function BesidesPoints(shown: ChoiceProps) {
  const { choices, index, survey } = shown;
  const { action, events } = choices[index]!;
  const { outcome } = choiceOf(action);
  if (outcome === 'places' || (isElsewhere(action) && survey === null))
    return <Places choices={choices} index={index} />;
  return outcome && events ? <span class="outcome">{outcome(events, shown, action)}</span> : null;
}

/** Some pieces only stand beside others. */
function laterOf({ choices, index, view, game, tile, survey }: ChoiceProps): string {
  const { action, events } = choices[index]!;
  if (action.type !== 'deploy') return '';
  const { claimsNothing, later } = PIECES[action.piece] ?? {};
  if (claimsNothing) return '';
  return later?.({ events, game, tile, survey }) ?? laterWords(action, tile, survey, worthFixed(view.rules));
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
