// How to play, game by game, or by the rules of one printing; and the keys.

import { useState } from 'preact/hooks';
import { GAMES } from '../games/index.ts';
import { t } from '../i18n/index.ts';
import { fetchCatalogue } from '../net/api.ts';
import type { Rules } from '../net/protocol.gen.ts';
import { presetName } from '../play/rules_summary.tsx';
import { KeyTable } from '../ui/key_table.tsx';
import { Page } from '../ui/page.tsx';

/** The rules of every preset; empty if they are unavailable. */
let known: readonly Rules[] = [];

async function fetchRules() {
  const { games } = await fetchCatalogue();
  known = games.flatMap(({ presets }) => presets.map(({ rules }) => rules));
}

/** What would push the rest down if it came later. */
export const fetchParts = () =>
  Promise.allSettled([fetchRules(), ...Object.values(GAMES).map(({ Help: GameHelp }) => GameHelp.fetch())]);

export function Help() {
  const [preset, setPreset] = useState('');
  const rules = known.find((one) => one.preset === preset);
  const shown = Object.entries(GAMES).filter(([name]) => rules === undefined || rules.game === name);
  return (
    <Page title={t('help.title')} wide>
      {known.length > 0 && (
        <label class="field help-rules">
          <span>{t('help.rulesOf')}</span>
          <select value={preset} onChange={(event) => setPreset(event.currentTarget.value)}>
            <option value="">{t('help.everything')}</option>
            {known.map(({ preset: name }) => (
              <option key={name} value={name}>
                {presetName(name)}
              </option>
            ))}
          </select>
        </label>
      )}
      {shown.map(([name, { Help: GameHelp }]) => (
        <GameHelp key={name} rules={rules} />
      ))}
      <section class="card">
        <h2>{t('table.keys')}</h2>
        <KeyTable />
        <p class="quiet">{t('help.keysOff')}</p>
      </section>
    </Page>
  );
}
