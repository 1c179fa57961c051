// A record from a file, chosen or dropped on the page: shown like any finished game, though no
// server knows it.

import { useEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { chunk } from '../net/chunk.ts';
import { EngineMissing, unfetched } from '../net/engine_missing.ts';
import { refusalText, showNotice } from '../ui/notices.ts';

const recordPlayer = chunk(() => import('./play_record.ts'));

export function OpenRecord() {
  useEffect(() => {
    const allow = (event: DragEvent) => event.preventDefault();
    const take = (event: DragEvent) => {
      event.preventDefault();
      void open(event.dataTransfer?.files[0]);
    };
    addEventListener('dragover', allow);
    addEventListener('drop', take);
    return () => {
      removeEventListener('dragover', allow);
      removeEventListener('drop', take);
    };
  }, []);
  return (
    <label class="home-record">
      {t('home.openRecord')}
      <input
        type="file"
        accept=".json,application/json"
        onChange={({ currentTarget }) => {
          void open(currentTarget.files?.[0]);
          currentTarget.value = ''; // so that the same file may be chosen again
        }}
      />
    </label>
  );
}

async function open(file: File | undefined): Promise<void> {
  if (file === undefined) return;
  try {
    const { playRecord } = await recordPlayer().catch(unfetched);
    await playRecord(await file.text());
  } catch (reason) {
    console.info('the file can not be played:', reason);
    showNotice(reason instanceof EngineMissing ? refusalText(reason) : t('home.badRecord'));
  }
}
