// How a room is timed, for the lobby and the rules at the table.

import { t } from '../../i18n/index.ts';
import type { ClockRule } from '../../net/protocol.gen.ts';
import { ruleWords } from './clock_words.ts';

export function ClockNote({ rule }: { rule: ClockRule }) {
  const { resign_after = 0 } = rule;
  return (
    <p class="aids-note">
      <strong>
        {t('clock.label')}: {ruleWords(rule)}
      </strong>
      {'. '}
      {t('clock.note')} {resign_after > 0 && t('clock.noteStrict', { n: resign_after })}
    </p>
  );
}
