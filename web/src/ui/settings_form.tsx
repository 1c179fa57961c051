// The preferences of this browser's user; as a screen and in the table's menu.

import type { Signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { LANGUAGE_NAMES, LANGUAGES, type Language, language, t } from '../i18n/index.ts';
import { keepsAnything } from '../net/storage.ts';
import { canCall, wishCalls } from './calls.ts';
import { play } from './cues.ts';
import { Choice, type ChoiceProps, Switch } from './fields.tsx';
import {
  boardTurns,
  type Confirms,
  CUES,
  calls,
  confirms,
  coordinatesOn,
  keysOn,
  type MapStyle,
  mapStyle,
  motion,
  setLanguage,
  silenced,
  soundOn,
  type Theme,
  theme,
  volume,
} from './settings.ts';

export function SettingsForm() {
  return (
    <div class="settings">
      {!keepsAnything() && <p class="quiet">{t('settings.unkept')}</p>}
      <LanguageField />
      <Pills<Theme>
        name="theme"
        setting={theme}
        legend={t('settings.theme')}
        options={(['system', 'light', 'dark'] as const).map((value) => ({
          value,
          label: t(`settings.theme.${value}`),
        }))}
      />
      <Pills<MapStyle>
        name="map"
        setting={mapStyle}
        legend={t('settings.map')}
        options={(['painted', 'map'] as const).map((value) => ({ value, label: t(`settings.map.${value}`) }))}
      />
      <Pills<Confirms>
        name="confirm"
        setting={confirms}
        legend={t('settings.confirm')}
        options={(['always', 'figure', 'never'] as const).map((value) => ({
          value,
          label: t(`settings.confirm.${value}`),
        }))}
      />
      <SoundSwitch />
      {soundOn.value && <Sounds />}
      {canCall() && <Calls />}
      <MotionSwitch />
      <Pills<number>
        name="turns"
        setting={boardTurns}
        legend={t('settings.turns')}
        options={[0, 1, 2, 3].map((turns) => ({ value: turns, label: `${90 * turns}°` }))}
      />
      <OnOff name="coordinates" setting={coordinatesOn} />
      <OnOff name="keys" setting={keysOn} />
    </div>
  );
}

function LanguageField() {
  return (
    <label class="field">
      <span>{t('settings.language')}</span>
      <select
        value={language()}
        onChange={(event) => void setLanguage(event.currentTarget.value as Language)}
      >
        {LANGUAGES.map((known) => (
          <option key={known} value={known} lang={known} translate={false}>
            {LANGUAGE_NAMES[known]}
          </option>
        ))}
      </select>
    </label>
  );
}

type PillsProps<T extends string | number> = Pick<ChoiceProps<T>, 'name' | 'legend' | 'options'> & {
  setting: Signal<T>;
};

function Pills<T extends string | number>({ setting, ...shown }: PillsProps<T>) {
  return (
    <Choice<T>
      {...shown}
      look="pills"
      value={setting.value}
      onChange={(value) => {
        setting.value = value;
      }}
    />
  );
}

function OnOff({ name, setting }: { name: 'coordinates' | 'keys'; setting: Signal<boolean> }) {
  return (
    <Switch
      label={t(`settings.${name}`)}
      hint={t(`settings.${name}.hint`)}
      checked={setting.value}
      onChange={(on) => {
        setting.value = on;
      }}
    />
  );
}

/** It can be heard at once. */
function SoundSwitch() {
  return (
    <Switch
      label={t('settings.sound')}
      hint={t('settings.sound.hint')}
      checked={soundOn.value}
      onChange={(on) => {
        soundOn.value = on;
        play('turn');
      }}
    />
  );
}

function MotionSwitch() {
  return (
    <Switch
      label={t('settings.motion')}
      hint={t('settings.motion.hint')}
      checked={motion.value === 'reduced'}
      onChange={(on) => {
        motion.value = on ? 'reduced' : 'system';
      }}
    />
  );
}

function Sounds() {
  return (
    <>
      <label class="field">
        <span>{t('settings.volume')}</span>
        <input
          type="range"
          min={10}
          max={100}
          step={10}
          value={volume.value}
          onChange={(event) => {
            volume.value = event.currentTarget.valueAsNumber;
            play('turn');
          }}
        />
      </label>
      <details>
        <summary>{t('settings.sounds')}</summary>
        {CUES.map((cue) => (
          <Switch
            key={cue}
            label={t(`settings.cue.${cue}`)}
            checked={!silenced.value.includes(cue)}
            onChange={(on) => {
              const others = silenced.value.filter((other) => other !== cue);
              silenced.value = on ? others : [...others, cue];
              play(cue);
            }}
          />
        ))}
      </details>
    </>
  );
}

function Calls() {
  const [denied, setDenied] = useState(false);
  const wish = async (on: boolean) => {
    await wishCalls(on);
    setDenied(on && calls.value !== 'on');
  };
  return (
    <Switch
      label={t('settings.calls')}
      hint={t(denied ? 'settings.callsDenied' : 'settings.calls.hint')}
      checked={calls.value === 'on'}
      onChange={(on) => void wish(on)}
    />
  );
}
