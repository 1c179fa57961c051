// The preferences of this browser's user; as a screen and in the table's menu.

import { useState } from 'preact/hooks';
import { LANGUAGE_NAMES, LANGUAGES, type Language, language, t } from '../i18n/index.ts';
import { keepsAnything } from '../net/storage.ts';
import { canCall, wishCalls } from './calls.ts';
import { play } from './cues.ts';
import { Choice, Switch } from './fields.tsx';
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
      <Choice<Theme>
        legend={t('settings.theme')}
        name="theme"
        look="pills"
        value={theme.value}
        options={(['system', 'light', 'dark'] as const).map((value) => ({
          value,
          label: t(`settings.theme.${value}`),
        }))}
        onChange={(value) => {
          theme.value = value;
        }}
      />
      <Choice<MapStyle>
        legend={t('settings.map')}
        name="map"
        look="pills"
        value={mapStyle.value}
        options={(['painted', 'map'] as const).map((value) => ({ value, label: t(`settings.map.${value}`) }))}
        onChange={(value) => {
          mapStyle.value = value;
        }}
      />
      <Choice<Confirms>
        legend={t('settings.confirm')}
        name="confirm"
        look="pills"
        value={confirms.value}
        options={(['always', 'figure', 'never'] as const).map((value) => ({
          value,
          label: t(`settings.confirm.${value}`),
        }))}
        onChange={(value) => {
          confirms.value = value;
        }}
      />
      <Switch
        label={t('settings.sound')}
        hint={t('settings.sound.hint')}
        checked={soundOn.value}
        onChange={(on) => {
          soundOn.value = on;
          play('turn');
        }}
      />
      {soundOn.value && <Sounds />}
      {canCall() && <Calls />}
      <Switch
        label={t('settings.motion')}
        hint={t('settings.motion.hint')}
        checked={motion.value === 'reduced'}
        onChange={(on) => {
          motion.value = on ? 'reduced' : 'system';
        }}
      />
      <Choice
        legend={t('settings.turns')}
        name="turns"
        look="pills"
        value={String(boardTurns.value)}
        options={[0, 1, 2, 3].map((turns) => ({ value: String(turns), label: `${90 * turns}°` }))}
        onChange={(turns) => {
          boardTurns.value = Number(turns);
        }}
      />
      <Switch
        label={t('settings.coordinates')}
        hint={t('settings.coordinates.hint')}
        checked={coordinatesOn.value}
        onChange={(on) => {
          coordinatesOn.value = on;
        }}
      />
      <Switch
        label={t('settings.keys')}
        hint={t('settings.keys.hint')}
        checked={keysOn.value}
        onChange={(on) => {
          keysOn.value = on;
        }}
      />
    </div>
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
