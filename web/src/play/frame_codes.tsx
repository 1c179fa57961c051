// For the host: the code by which a page of others shows this table, and the link for a stream.

import { t } from '../i18n/index.ts';
import { frameOf, mayBeEmbedded } from '../net/embedded.ts';
import type { RoomView } from '../net/protocol.gen.ts';
import { originForOthers } from '../net/reach.ts';
import { showRoomCode } from '../net/room_code.ts';
import { CopyButton } from '../ui/copy_button.tsx';
import { Unfolding } from '../ui/unfolding.tsx';

export function FrameCodes({ view }: { view: RoomView }) {
  if (!mayBeEmbedded()) return null;
  const code = showRoomCode(view.room);
  const link = `${originForOthers().origin}/embed/r/${code}`;
  return (
    <Unfolding summary={t('frame.title')}>
      {() => (
        <>
          <p class="quiet">{t('frame.hint')}</p>
          <div class="row">
            <CopyButton
              text={frameOf(link, `Bastide: ${t('lobby.title', { code })}`)}
              label={t('frame.page')}
            />
            <CopyButton text={`${link}?bare`} label={t('frame.stream')} />
          </div>
        </>
      )}
    </Unfolding>
  );
}
