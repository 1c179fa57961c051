// How to play, game by game; and the keys.

import { GAMES } from '../games/index.ts';
import { t } from '../i18n/index.ts';
import { KeyTable } from '../ui/key_table.tsx';
import { Page } from '../ui/page.tsx';

export function Help() {
  return (
    <Page title={t('help.title')} wide>
      {Object.entries(GAMES).map(([name, { Help: GameHelp }]) => (
        <GameHelp key={name} />
      ))}
      <section class="card">
        <h2>{t('table.keys')}</h2>
        <KeyTable />
        <p class="quiet">{t('help.keysOff')}</p>
      </section>
    </Page>
  );
}
