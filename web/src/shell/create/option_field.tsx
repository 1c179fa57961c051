// One rule that can be set: a switch, or a list of its values.

import type { CatalogueOption } from '../../net/protocol.gen.ts';
import { optionName, optionValue } from '../../play/rules_summary.tsx';
import { Switch } from '../../ui/fields.tsx';
import { type OptionValue, valueIn, valuesOf, type WishProps } from './wish.ts';

interface OptionFieldsProps extends WishProps {
  options: readonly CatalogueOption[];
}

export function OptionFields({ options, game, wish, onChange }: OptionFieldsProps) {
  return (
    <>
      {options.map((option) => (
        <OptionField
          key={option.name}
          name={option.name}
          values={valuesOf(option, wish)}
          value={valueIn(game, wish, option.name) ?? option.default}
          onChange={(value) => onChange({ ...wish, options: { ...wish.options, [option.name]: value } })}
        />
      ))}
    </>
  );
}

interface OptionFieldProps {
  name: string;
  values: readonly OptionValue[];
  value: OptionValue;
  onChange(value: OptionValue): void;
}

function OptionField({ name, values, value, onChange }: OptionFieldProps) {
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

export function Select({ label, values, value, words, onChange }: SelectProps) {
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
