// The three ways to play that most people want.

import type { BigChoice } from '../../games/index.ts';
import { GAMES } from '../../games/index.ts';
import { t } from '../../i18n/index.ts';
import { Choice } from '../../ui/fields.tsx';
import { isAsChosen, type WishProps, wishAsChosen } from './wish.ts';

/** Nothing is checked if the host has chosen something else. */
export function BigChoices({ game, wish, onChange }: WishProps) {
  const choices = GAMES[game.game]?.bigChoices ?? [];
  if (choices.length === 0) return null;
  const chosen = choices.find((choice) => isAsChosen(game, wish, choice))?.name;
  return (
    <Choice<BigChoice['name'] | ''>
      legend={t('create.rules')}
      name="rules"
      look="cards"
      value={chosen ?? ''}
      options={choices.map(({ name: value }) => ({
        value,
        label: t(`create.${value}`),
        hint: t(`create.${value}.about`),
      }))}
      onChange={(name) => onChange(wishAsChosen(game, wish, choices.find((choice) => choice.name === name)!))}
    />
  );
}
