// The rules of a table in the viewer's language.

import { t, tOr } from '../../i18n/index.ts';
import type { RulesRequest } from '../../net/protocol.gen.ts';

export function RulesSummary({ rules }: { rules: RulesRequest }) {
  const { preset = '', edition = '', modules = [], options = {} } = rules;
  return (
    <>
      <p>
        <strong>{presetName(preset)}</strong>
        {'. '}
        {tOr(`preset.${preset}.about`, '')}
      </p>
      <details>
        <summary>{t('lobby.rulesAll')}</summary>
        <dl class="rules">
          <dt>{t('edition.label')}</dt>
          <dd>{tOr(`edition.${edition}`, edition)}</dd>
          {modules.map((module) => (
            <Rule key={module} name={moduleName(module)} value={t('option.on')} />
          ))}
          {Object.entries(options).map(([name, value]) => (
            <Rule key={name} name={optionName(name)} value={optionValue(name, value)} />
          ))}
        </dl>
      </details>
    </>
  );
}

function Rule({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}

export function gameName(name: string): string {
  return tOr(`game.${name}`, name);
}

export function presetName(name: string): string {
  return tOr(`preset.${name}`, name);
}

export function moduleName(name: string): string {
  return tOr(`module.${name}`, name);
}

export function optionName(name: string): string {
  return tOr(`option.${name}`, name);
}

export function optionValue(name: string, value: boolean | number | string): string {
  if (typeof value === 'boolean') return value ? t('option.on') : t('option.off');
  if (name === 'first_player' && typeof value === 'number')
    return t('option.first_player.seat', { seat: value + 1 });
  return tOr(`option.${name}.${value}`, String(value));
}
