// Every rule that can be set, as the server lists them.

import { t, tOr } from '../../i18n/index.ts';
import type { CatalogueGame, CatalogueOption } from '../../net/protocol.gen.ts';
import { Switch } from '../parts/fields.tsx';
import { moduleName, optionName, optionValue } from '../parts/rules_summary.tsx';
import type { OptionValue, Wish } from './wish.ts';

export interface FineTuningProps {
  game: CatalogueGame;
  wish: Wish;
  onChange(wish: Wish): void;
}

export function FineTuning({ game, wish, onChange }: FineTuningProps) {
  const inPlay = ({ module }: CatalogueOption) => module === null || wish.modules.includes(module);
  return (
    <details class="fine-tuning">
      <summary>{t('create.advanced')}</summary>
      <p class="quiet">{t('create.advancedHint')}</p>
      {game.modules.map(({ name }) => (
        <Switch
          key={name}
          label={moduleName(name)}
          hint={tOr(`module.${name}.about`, '')}
          checked={wish.modules.includes(name)}
          onChange={(on) => onChange({ ...wish, modules: withModule(game, wish.modules, name, on) })}
        />
      ))}
      {game.options.filter(inPlay).map((option) => (
        <Option
          key={option.name}
          option={option}
          value={wish.options[option.name] ?? option.default}
          onChange={(value) => onChange({ ...wish, options: { ...wish.options, [option.name]: value } })}
        />
      ))}
      <Select
        label={t('edition.label')}
        values={game.editions}
        value={wish.edition}
        words={(edition) => tOr(`edition.${edition}`, String(edition))}
        onChange={(edition) => onChange({ ...wish, edition: String(edition) })}
      />
    </details>
  );
}

/** Modules keep the order in which the server lists them. */
function withModule(game: CatalogueGame, modules: readonly string[], name: string, on: boolean): string[] {
  return game.modules
    .map((module) => module.name)
    .filter((other) => (other === name ? on : modules.includes(other)));
}

interface OptionProps {
  option: CatalogueOption;
  value: OptionValue;
  onChange(value: OptionValue): void;
}

function Option({ option: { name, values }, value, onChange }: OptionProps) {
  if (typeof value === 'boolean')
    return <Switch label={optionName(name)} checked={value} onChange={onChange} />;
  return (
    <Select
      label={optionName(name)}
      values={values}
      value={value}
      words={(known) => optionValue(name, known)}
      onChange={onChange}
    />
  );
}

interface SelectProps {
  label: string;
  values: readonly OptionValue[];
  value: OptionValue;
  words(value: OptionValue): string;
  onChange(value: OptionValue): void;
}

function Select({ label, values, value, words, onChange }: SelectProps) {
  return (
    <label class="field inline">
      <span>{label}</span>
      <select
        value={values.indexOf(value)}
        onChange={(event) => onChange(values[Number(event.currentTarget.value)]!)}
      >
        {values.map((known, index) => (
          <option key={String(known)} value={index}>
            {words(known)}
          </option>
        ))}
      </select>
    </label>
  );
}
