// The rules of the game, and those of its table: aids, clock, watchers.

import { t } from '../../i18n/index.ts';
import { ClockChoice } from '../../play/clock/index.ts';
import { Switch } from '../../ui/fields.tsx';
import { RulesForm } from './rules_form.tsx';
import { hasClock, isHere, type WishedTableProps } from './wished_table.ts';

export function ByWhichRules({ table, onChange }: WishedTableProps) {
  const { game, wish, aids, clock, watched } = table;
  return (
    <section class="card">
      <RulesForm
        {...{ game, wish, aids }}
        onChange={(changed) => onChange({ wish: changed })}
        onAids={(chosen) => onChange({ aids: chosen })}
      >
        {hasClock(table) && <ClockChoice clock={clock} onChange={(chosen) => onChange({ clock: chosen })} />}
        {!isHere(table) && (
          <Switch
            label={t('watchers.allow')}
            hint={t('watchers.allowHint')}
            checked={watched}
            onChange={(on) => onChange({ watched: on })}
          />
        )}
      </RulesForm>
    </section>
  );
}
