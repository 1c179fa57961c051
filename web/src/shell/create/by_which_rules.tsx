// The rules of the game, and those of its table: aids, clock, watchers.

import { t, tOr } from '../../i18n/index.ts';
import type { Aids } from '../../net/protocol.gen.ts';
import { ClockChoice } from '../../play/clock/index.ts';
import { presetName } from '../../play/rules_summary.tsx';
import { Choice, Switch } from '../../ui/fields.tsx';
import { BigChoices } from './big_choices.tsx';
import { FineTuning } from './fine_tuning.tsx';
import { GameLength } from './game_length.tsx';
import { Modules } from './modules.tsx';
import { type WishProps, wishedRules, wishFor } from './wish.ts';
import { hasClock, isHere, type WishedTableProps } from './wished_table.ts';

const AIDS = ['all', 'no_counting', 'none'] as const satisfies readonly Aids[];

export function ByWhichRules({ table, onChange }: WishedTableProps) {
  const { game, wish, aids, clock, watched } = table;
  const wished: WishProps = { game, wish, onChange: (changed) => onChange({ wish: changed }) };
  return (
    <section class="card">
      <BigChoices {...wished} />
      <GameLength rules={{ ...wishedRules(game, wish), revision: game.revision }} />
      <Modules {...wished} />
      <Choice<Aids>
        legend={t('aids.label')}
        name="aids"
        look="cards"
        value={aids}
        options={AIDS.map((value) => ({
          value,
          label: t(`aids.${value}`),
          hint: t(`aids.${value}.about`),
        }))}
        onChange={(chosen) => onChange({ aids: chosen })}
      />
      {hasClock(table) && <ClockChoice clock={clock} onChange={(chosen) => onChange({ clock: chosen })} />}
      {!isHere(table) && (
        <Switch
          label={t('watchers.allow')}
          hint={t('watchers.allowHint')}
          checked={watched}
          onChange={(on) => onChange({ watched: on })}
        />
      )}
      {game.presets.length > 1 && <Printings {...wished} />}
      <FineTuning {...wished} />
    </section>
  );
}

function Printings({ game, wish, onChange }: WishProps) {
  return (
    <details class="fine-tuning">
      <summary>{t('create.byPrinting')}</summary>
      <Choice
        legend={t('create.rules')}
        name="preset"
        look="cards"
        value={wish.preset}
        options={game.presets.map(({ rules: { preset } }) => ({
          value: preset,
          label: presetName(preset),
          hint: tOr(`preset.${preset}.about`, ''),
        }))}
        onChange={(preset) => onChange({ ...wishFor(game, preset), seats: wish.seats })}
      />
    </details>
  );
}
