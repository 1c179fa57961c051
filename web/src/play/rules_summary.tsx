// The rules of a table in the viewer's language: the original choice, the modules in play, and every option.

import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { listOf, t, tOr } from '../i18n/index.ts';
import { fetchCatalogue } from '../net/api.ts';
import type { CatalogueGame, RulesRequest } from '../net/protocol.gen.ts';

/** Modules bring it with them, and the number of seats shows it. */
const SEAT_MORE = 'sixth_player';

export function RulesSummary({ rules }: { rules: RulesRequest }) {
  const { game = '', preset = '', edition = '', modules = [] } = rules;
  const catalogue = useCatalogueGame(game);
  const named = optionsInPlay(rules, catalogue);
  const usual = catalogue?.presets.find((known) => known.rules.preset === preset)?.rules.options ?? {};
  const changed = named.filter(
    ([name, value]) => name !== SEAT_MORE && name in usual && usual[name] !== value,
  );
  return (
    <div class="rules-summary">
      <p>
        <strong>
          {gameName(game)}: {presetName(preset)}
        </strong>
        {'. '}
        {tOr(`preset.${preset}.about`, '')}
      </p>
      {modules.length > 0 && <p>{t('lobby.rulesWith', { modules: listOf(modules.map(moduleName)) })}</p>}
      {changed.length > 0 && (
        <>
          <p class="rules-changed">{t('lobby.rulesChanged')}</p>
          <Options named={changed} />
        </>
      )}
      <details>
        <summary>{t('lobby.rulesAll')}</summary>
        <Options named={named}>
          <Rule name={t('edition.label')} value={tOr(`edition.${edition}`, edition)} />
        </Options>
      </details>
    </div>
  );
}

type NamedOption = [name: string, value: boolean | number | string];

/** Without those of modules that are not in play; all of them while that is unknown. */
function optionsInPlay(
  { modules = [], options = {} }: RulesRequest,
  game: CatalogueGame | null,
): NamedOption[] {
  const moduleOf = (name: string) => game?.options.find((option) => option.name === name)?.module ?? null;
  return Object.entries(options).filter(([name]) => {
    const module = moduleOf(name);
    return module === null || modules.includes(module);
  });
}

/** Null until it is there, and if it is unavailable. */
function useCatalogueGame(name: string): CatalogueGame | null {
  const [game, setGame] = useState<CatalogueGame | null>(null);
  useEffect(() => {
    fetchCatalogue().then(
      ({ games }) => setGame(games.find((known) => known.game === name) ?? null),
      () => setGame(null),
    );
  }, [name]);
  return game;
}

function Options({ named, children }: { named: readonly NamedOption[]; children?: ComponentChildren }) {
  return (
    <dl class="rules">
      {children}
      {named.map(([name, value]) => (
        <Rule key={name} name={optionName(name)} value={optionValue(name, value)} />
      ))}
    </dl>
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
