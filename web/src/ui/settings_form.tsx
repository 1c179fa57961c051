// What this browser's user prefers; on its own screen and in the table's menu.

import { LANGUAGE_NAMES, LANGUAGES, type Language, language, t } from '../i18n/index.ts';
import { play } from './cues.ts';
import { Choice, Switch } from './fields.tsx';
import {
  boardTurns,
  type Confirms,
  confirms,
  coordinatesOn,
  keysOn,
  type MapStyle,
  mapStyle,
  motion,
  setLanguage,
  soundOn,
  type Theme,
  theme,
} from './settings.ts';

export function SettingsForm() {
  return (
    <div class="settings">
      <label class="field">
        <span>{t('settings.language')}</span>
        <select
          value={language()}
          onChange={(event) => void setLanguage(event.currentTarget.value as Language)}
        >
          {LANGUAGES.map((known) => (
            <option key={known} value={known} lang={known}>
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
