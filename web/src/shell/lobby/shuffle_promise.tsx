// Why nobody can rig the shuffle, with the server's commitment.

import { t } from '../../i18n/index.ts';
import type { RoomView } from '../../net/protocol.gen.ts';

export function ShufflePromise({ shuffle }: { shuffle: RoomView['shuffle'] }) {
  const added = shuffle.entropy.filter(Boolean).length;
  return (
    <details class="card shuffle">
      <summary>
        <h2>{t('lobby.shuffle')}</h2>
      </summary>
      <p>{t('lobby.shuffleHint')}</p>
      <p>{t('lobby.entropy', { n: added })}</p>
      <dl>
        <dt>{t('lobby.commitment')}</dt>
        <dd class="hex">{shuffle.commitment}</dd>
      </dl>
    </details>
  );
}
