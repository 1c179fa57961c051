// Says of the links beside it whom they reach, where the page was opened at an address of this device alone.

import { t } from '../i18n/index.ts';
import { originForOthers } from '../net/reach.ts';

export function LinkNote() {
  const { alone, inNetwork } = originForOthers();
  if (!alone && !inNetwork) return null;
  const port = location.port || '80';
  return (
    <p class="quiet link-note">
      {inNetwork
        ? t('lobby.linkNetwork')
        : t('lobby.linkAlone', { host: location.hostname, option: `--listen 0.0.0.0:${port}` })}
    </p>
  );
}
