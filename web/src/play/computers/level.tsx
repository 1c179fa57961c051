// How strong a computer plays, in words.

import { t, tOr } from '../../i18n/index.ts';

/** A level unknown to this page has the server's name. */
export function levelName(level: string): string {
  return tOr(`computer.${level}`, level);
}

export function Level({ level }: { level: string }) {
  return <>{t('computer.plays', { level: levelName(level) })}</>;
}
