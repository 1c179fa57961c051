// The modules of a game as cards: what each brings, and its own rules once it is in play.

import { GAMES } from '../../games/index.ts';
import { t, tOr } from '../../i18n/index.ts';
import { moduleName } from '../../play/rules_summary.tsx';
import { Switch } from '../../ui/fields.tsx';
import { OptionFields } from './option_field.tsx';
import { optionsOf, type WishProps, withModule } from './wish.ts';

export function Modules({ game, wish, onChange }: WishProps) {
  const Picture = GAMES[game.game]?.ModulePicture;
  const offered = game.modules.filter(({ name }) => isKnown(name));
  if (offered.length === 0) return null;
  return (
    <fieldset class="field">
      <legend>{t('create.modules')}</legend>
      <div class="modules">
        {offered.map(({ name }) => {
          const on = wish.modules.includes(name);
          const options = optionsOf(game, name);
          return (
            <div key={name} class={on ? 'module on' : 'module'}>
              <span class="module-picture">{Picture && <Picture module={name} />}</span>
              <Switch
                label={moduleName(name)}
                hint={about(name)}
                checked={on}
                onChange={(wanted) => onChange(withModule(game, wish, name, wanted))}
              />
              {on && options.length > 0 && (
                <details>
                  <summary>{t('create.moduleRules')}</summary>
                  <OptionFields options={options} game={game} wish={wish} onChange={onChange} />
                </details>
              )}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

function about(module: string): string {
  return tOr(`module.${module}.about`, '');
}

/** A module without words in this page cannot be drawn either: its server is newer. */
function isKnown(module: string): boolean {
  return about(module) !== '';
}
