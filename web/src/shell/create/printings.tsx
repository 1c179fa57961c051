// The printings of a game, each with its own rules.

import { t, tOr } from '../../i18n/index.ts';
import { presetName } from '../../play/rules_summary.tsx';
import { Choice } from '../../ui/fields.tsx';
import { type WishProps, wishFor } from './wish.ts';

export function Printings({ game, wish, onChange }: WishProps) {
  if (game.presets.length < 2) return null;
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
