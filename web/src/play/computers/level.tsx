// How strong a computer plays, in words.

import { t, tOr } from '../../i18n/index.ts';

/** A level that this page does not know yet goes by the server's name for it. */
export function levelName(level: string): string {
  return tOr(`computer.${level}`, level);
}

export function Level({ level }: { level: string }) {
  return <>{t('computer.plays', { level: levelName(level) })}</>;
}
