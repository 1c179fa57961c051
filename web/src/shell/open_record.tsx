// A file, chosen or dropped on the page: a record is shown like any finished game, though no server knows it;
// games that another device has saved are added to those of this one.

import { useEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { chunk } from '../net/chunk.ts';
import { EngineMissing, unfetched } from '../net/engine_missing.ts';
import { refusalText, showNotice } from '../ui/notices.ts';
import { FilePick } from './file_pick.tsx';

const fileOpener = chunk(() => import('./open_file.ts'));

/** Takes files that are dropped anywhere on the page. */
export function useDroppedFile(): void {
  useEffect(() => {
    const allow = (event: DragEvent) => event.preventDefault();
    const take = (event: DragEvent) => {
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file !== undefined) void open(file);
    };
    addEventListener('dragover', allow);
    addEventListener('drop', take);
    return () => {
      removeEventListener('dragover', allow);
      removeEventListener('drop', take);
    };
  }, []);
}

export function OpenRecord() {
  return <FilePick label={t('home.openRecord')} onFile={(file) => void open(file)} />;
}

async function open(file: File): Promise<void> {
  try {
    const { openFile } = await fileOpener().catch(unfetched);
    await openFile(file);
  } catch (reason) {
    console.info('the file can not be played:', reason);
    showNotice(reason instanceof EngineMissing ? refusalText(reason) : t('home.badRecord'));
  }
}
