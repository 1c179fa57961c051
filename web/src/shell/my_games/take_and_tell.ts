// Adds the games of a file, and says how it went.

import { loadTexts, t } from '../../i18n/index.ts';
import { showNotice } from '../../ui/notices.ts';
import { FILE_BYTES_MAX, takeGamesFile } from './transfer.ts';

/** A file that is too large is not even read. Returns whether its games were added. */
export async function takeAndTell(file: File): Promise<boolean> {
  await loadTexts(['games']);
  const taken = file.size > FILE_BYTES_MAX ? 'too_large' : await takeGamesFile(await file.text());
  if (typeof taken === 'string') {
    showNotice(t(`games.file.${taken}`, { n: FILE_BYTES_MAX / 1_000_000 }));
    return false;
  }
  showNotice(t(taken.left > 0 ? 'games.takenLeft' : 'games.taken', { ...taken }));
  return true;
}
