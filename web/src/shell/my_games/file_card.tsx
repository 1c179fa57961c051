// Saves all games as a file, and adds those of such a file.

import { t } from '../../i18n/index.ts';
import { showNotice } from '../../ui/notices.ts';
import { FilePick } from '../file_pick.tsx';
import { GAMES_MAX } from './kept_games.ts';
import { takeAndTell } from './take_and_tell.ts';
import { gamesFile } from './transfer.ts';

export function FileCard() {
  return (
    <div class="game-file">
      <p>{t('games.fileHint', { n: GAMES_MAX })}</p>
      <p>
        <strong>{t('games.fileSecret')}</strong>
      </p>
      <div class="row">
        <button type="button" class="button" onClick={() => void save()}>
          {t('games.save')}
        </button>
        <FilePick label={t('games.take')} onFile={(file) => void takeAndTell(file)} />
      </div>
    </div>
  );
}

async function save(): Promise<void> {
  try {
    const address = URL.createObjectURL(new Blob([await gamesFile()], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = `bastide-${new Date().toISOString().slice(0, 10)}.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  } catch (reason) {
    console.error(reason);
    showNotice(t('app.unfetched'));
  }
}
