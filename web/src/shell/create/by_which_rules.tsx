// The rules of the game, and those of its table: aids, clock, watchers.

import { t } from '../../i18n/index.ts';
import { ClockChoice } from '../../play/clock/index.ts';
import { Switch } from '../../ui/fields.tsx';
import { AidsChoice } from './aids_choice.tsx';
import { BigChoices } from './big_choices.tsx';
import { FineTuning } from './fine_tuning.tsx';
import { GameLength } from './game_length.tsx';
import { Modules } from './modules.tsx';
import { Printings } from './printings.tsx';
import { type WishProps, wishedRules } from './wish.ts';
import { hasClock, isHere, type WishedTableProps } from './wished_table.ts';

export function ByWhichRules({ table, onChange }: WishedTableProps) {
  const { game, wish, aids, clock, watched } = table;
  const wished: WishProps = { game, wish, onChange: (changed) => onChange({ wish: changed }) };
  return (
    <section class="card">
      <BigChoices {...wished} />
      <GameLength rules={{ ...wishedRules(game, wish), revision: game.revision }} />
      <Modules {...wished} />
      <AidsChoice aids={aids} onChange={(chosen) => onChange({ aids: chosen })} />
      {hasClock(table) && <ClockChoice clock={clock} onChange={(chosen) => onChange({ clock: chosen })} />}
      {!isHere(table) && (
        <Switch
          label={t('watchers.allow')}
          hint={t('watchers.allowHint')}
          checked={watched}
          onChange={(on) => onChange({ watched: on })}
        />
      )}
      <Printings {...wished} />
      <FineTuning {...wished} />
    </section>
  );
}
