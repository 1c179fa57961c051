// Form fields shared by several screens.

import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { SEAT_COLOURS, SeatBadge } from '../board/index.ts';
import { t } from '../i18n/index.ts';
import type { Colour } from '../net/protocol.gen.ts';
import { type Complaint, TextField, type TextFieldProps } from './text_field.tsx';

export const NAME_LENGTH_MAX = 20;

/** For a required name: complains if it is missing, and returns null. */
export function nameIn(text: string, complaint: Complaint): string | null {
  const name = text.trim();
  if (name !== '') return name;
  complaint.make('create.needName');
  return null;
}

export function NameField(props: Pick<TextFieldProps, 'value' | 'complaint' | 'onInput'>) {
  return (
    <TextField
      {...props}
      label={t('common.name')}
      name="name"
      autocomplete="nickname"
      dir="auto"
      required
      maxLength={NAME_LENGTH_MAX}
      placeholder={t('common.namePlaceholder')}
    />
  );
}

export interface ColourFieldProps {
  value: Colour;
  taken?: readonly Colour[];
  onChange(colour: Colour): void;
}

export function ColourField({ value, taken = [], onChange }: ColourFieldProps) {
  return (
    <fieldset class="field">
      <legend>{t('common.colour')}</legend>
      <div class="swatches">
        {SEAT_COLOURS.map((colour) => (
          <label key={colour} class="swatch" title={t(`seat.${colour}`)}>
            <input
              type="radio"
              name="colour"
              value={colour}
              checked={colour === value}
              disabled={taken.includes(colour)}
              aria-label={t(`seat.${colour}`)}
              onChange={() => onChange(colour)}
            />
            <SeatBadge colour={colour} size={34} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export interface SwitchProps {
  label: string;
  hint?: string;
  checked: boolean;
  onChange(on: boolean): void;
}

export function Switch({ label, hint, checked, onChange }: SwitchProps) {
  return (
    <label class="switch">
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>
        {label}
        {hint && <small>{hint}</small>}
      </span>
    </label>
  );
}

export interface ChoiceOption<T> {
  value: T;
  label: ComponentChildren;
  hint?: string;
}

export interface ChoiceProps<T extends string | number> {
  legend: string;
  name: string;
  value: T;
  options: readonly ChoiceOption<T>[];
  /**
   * `pills` are in a row, `cards` one below the other with their hints. `rows` are cards whose words need a
   * line each, of which a phone shows some at once.
   */
  look: 'pills' | 'cards' | 'rows';
  onChange(value: T): void;
}

export function Choice<T extends string | number>({
  legend,
  name,
  value,
  options,
  look,
  onChange,
}: ChoiceProps<T>) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => showChosen(list.current!), [options.length]);
  return (
    <fieldset class="field">
      <legend>{legend}</legend>
      <div ref={list} class={look === 'rows' ? 'cards rows' : look}>
        {options.map((option) => (
          <label key={option.value} class="choice">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.label}
              {option.hint && <small>{option.hint}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Where not all of it has room. Only the list is scrolled, not the page. */
function showChosen(list: HTMLElement): void {
  const chosen = list.querySelector<HTMLElement>('.choice:has(:checked)');
  if (chosen) list.scrollTop = chosen.offsetTop - (list.clientHeight - chosen.offsetHeight) / 2;
}
