// Every rule that can be set whatever the modules are, as the server lists them.

import { t, tOr } from '../../i18n/index.ts';
import { OptionFields, Select } from './option_field.tsx';
import { optionsOf, type WishProps } from './wish.ts';

export function FineTuning({ game, wish, onChange }: WishProps) {
  return (
    <details class="fine-tuning">
      <summary>{t('create.advanced')}</summary>
      <p class="quiet">{t('create.advancedHint')}</p>
      <OptionFields options={optionsOf(game, null)} game={game} wish={wish} onChange={onChange} />
      {game.editions.length > 1 && (
        <Select
          label={t('edition.label')}
          values={game.editions}
          value={wish.edition}
          words={(edition) => tOr(`edition.${edition}`, String(edition))}
          onChange={(edition) => onChange({ ...wish, edition: String(edition) })}
        />
      )}
    </details>
  );
}
