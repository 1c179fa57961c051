// Which aids a room has, for the lobby and the rules at the table.

import { t } from '../i18n/index.ts';
import type { RoomView } from '../net/protocol.gen.ts';

export function AidsNote({ aids = 'all' }: Pick<RoomView, 'aids'>) {
  return (
    <p class="aids-note">
      <strong>
        {t('aids.label')}: {t(`aids.${aids}`)}
      </strong>
      {'. '}
      {t(`aids.${aids}.about`)} {aids !== 'all' && t('aids.note')}
    </p>
  );
}
