// Says of the links beside it whom they reach, where the page was opened at an address of this device alone.

import { t } from '../i18n/index.ts';
import { originForOthers } from '../net/reach.ts';

export function LinkNote() {
  const { alone, inNetwork, option } = originForOthers();
  if (inNetwork) return <p class="quiet link-note">{t('lobby.linkNetwork')}</p>;
  if (!alone) return null;
  return (
    <p class="quiet link-note">
      {t('lobby.linkAlone', { host: location.hostname })}{' '}
      {option === undefined ? t('lobby.linkElsewhere') : t('lobby.linkOption', { option })}
    </p>
  );
}
